import { Button, Group } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";

/** Why consumers are refused most often, as the e-mail tells each of them. */
const usualReasons = (): readonly string[] => [
  t("Ce projet ne vous ferait pas économiser."),
  t("La production est déjà toute réservée."),
  t("Votre adresse est hors du périmètre du projet."),
];

/** The text with this reason in place of another usual one; what the owner wrote himself stays above it. */
export function withReason(text: string, reason: string): string {
  const own = usualReasons()
    .reduce((rest, usual) => rest.replace(usual, ""), text)
    .trim();
  return own === "" ? reason : `${own}\n${reason}`;
}

/** Fills the reason of a refusal, which can then be changed. */
export function RefusalReasons({ text, onFill }: { text: string; onFill: (text: string) => void }) {
  return (
    <Group role="group" aria-label={t("Raisons courantes")} gap="xs">
      {usualReasons().map((reason) => (
        <Button
          key={reason}
          size="compact-md"
          radius="xl"
          variant="default"
          h="auto"
          py={4}
          styles={{ label: { whiteSpace: "normal", lineHeight: 1.35 } }}
          onClick={() => onFill(withReason(text, reason))}
        >
          {reason.slice(0, -1)}
        </Button>
      ))}
    </Group>
  );
}
