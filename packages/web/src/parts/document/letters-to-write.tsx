import { Anchor, Group, Text } from "@mantine/core";
import type { Leaving } from "@mec/api/document";
import { t } from "../../platform/i18n.ts";
import { CopyButton } from "../../ui/fields/copy-button.tsx";
import { Folded, Folds } from "../../ui/layout/folded.tsx";

interface Letter {
  /** What and to whom. */
  readonly title: string;
  readonly subject: string;
  readonly text: string;
  /** "" where nobody knows it. */
  readonly email: string;
}

/** A letter that ends what was signed. */
export const titledLetter = (letter: NonNullable<Leaving["letters"]>[number]): Letter => ({
  ...letter,
  title: t("Lettre pour {{to}}\u00a0: {{what}}", { to: letter.to, what: letter.what }),
});

/** The letter in one's own mail, to its other party. */
export const mailOf = ({ email, subject, text }: Omit<Letter, "title">): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/** What somebody writes to others himself, each ready. */
export const LettersToWrite = ({ letters }: { letters: readonly Letter[] }) => (
  <Folds>
    {letters.map((letter) => (
      <Folded key={letter.title} title={letter.title}>
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
