import { Anchor, Group, Text } from "@mantine/core";
import type { Leaving } from "@mec/api/document";
import { t } from "../../../../platform/i18n.ts";
import { CopyButton } from "../../../../ui/fields/copy-button.tsx";
import { Folded, Folds } from "../../../../ui/layout/folded.tsx";

type Letter = NonNullable<Leaving["letters"]>[number];

/** The letter in one's own mail, to its other party. */
export const mailOf = ({ email, subject, text }: Letter): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/** What who leaves writes himself, each ready, under whom it goes to. */
export const LettersToWrite = ({ letters }: { letters: readonly Letter[] }) => (
  <Folds>
    {letters.map((letter) => (
      <Folded
        key={`${letter.what} ${letter.to}`}
        title={t("La lettre à {{to}}\u00a0: {{what}}", { to: letter.to, what: letter.what })}
      >
        <Text size="sm" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {letter.text}
        </Text>
        <Group gap="sm">
          <CopyButton size="sm" label={t("Copier la lettre")} text={letter.text} />
          {letter.email !== "" && (
            <Anchor size="sm" href={mailOf(letter)}>
              {t("L’envoyer par e-mail")}
            </Anchor>
          )}
        </Group>
      </Folded>
    ))}
  </Folds>
);
