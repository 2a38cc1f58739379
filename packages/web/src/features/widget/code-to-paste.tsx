import { Paper, SegmentedControl, Stack, Text, Textarea, Title } from "@mantine/core";
import type { Widget } from "@mec/domain/widget";
import { useState } from "react";
import { t } from "../../platform/i18n.ts";
import { CopyButton } from "../../ui/fields/copy-button.tsx";
import styles from "./generator.module.css";
import { frameCode, scriptCode } from "./widget-code.ts";

const kinds = ["script", "frame"] as const;
type Kind = (typeof kinds)[number];

const fieldId = "widget-code";
/** Pixels, enough for the map and some projects; on a site that accepts no script, the frame scrolls inside. */
const fixedHeight = 760;

const helps: Record<Kind, string> = {
  script:
    "Collez ces lignes à l’endroit de votre page où la carte doit paraître\u00a0: sa hauteur suit son contenu.",
  frame: "Pour un site qui refuse les scripts\u00a0: la hauteur est fixe, changez-la si besoin.",
};

/** The code, in the form that the partner's site accepts, with a button to copy it. */
export function CodeToPaste({ widget }: { widget: Widget }) {
  const [kind, setKind] = useState<Kind>("script");
  const { origin } = window.location;
  const code = kind === "script" ? scriptCode(origin, widget) : frameCode(origin, widget, fixedHeight);

  return (
    <Paper withBorder p="lg">
      <Stack gap="md">
        <Title order={2} size="h4">
          {t("Le code à coller")}
        </Title>
        <SegmentedControl
          aria-label={t("Forme du code")}
          value={kind}
          onChange={(value) => setKind(value as Kind)}
          data={[
            { value: "script", label: t("Script (conseillé)") },
            { value: "frame", label: t("Cadre (iframe)") },
          ]}
        />
        <Text size="sm">{t(helps[kind])}</Text>
        <Textarea
          id={fieldId}
          label={t("Code")}
          value={code}
          readOnly
          autosize
          minRows={3}
          classNames={{ input: styles.codeText ?? "" }}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton
          label={t("Copier le code")}
          text={code}
          copied={t("Code copié")}
          variant="filled"
          fieldId={fieldId}
        />
        <Text size="sm" c="dimmed">
          {t(
            "La carte ne dépose aucun cookie chez vos visiteurs. Un projet choisi s’ouvre dans un nouvel onglet, à votre nom.",
          )}
        </Text>
      </Stack>
    </Paper>
  );
}
