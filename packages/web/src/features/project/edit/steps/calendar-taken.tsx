import { Button, Text } from "@mantine/core";
import { withoutCalendar } from "@mec/domain/project";
import { t } from "../../../../platform/i18n.ts";

/** The description as it is once a month is expected, and what went from it; null where nothing does. */
export function takeCalendar(description: string): { readonly left: string; readonly taken: string } | null {
  const left = withoutCalendar(description);
  const kept = new Set(left.split("\n\n"));
  const taken = description
    .split("\n\n")
    .filter((paragraph) => !kept.has(paragraph))
    .join("\n\n");
  return taken === "" ? null : { left, taken };
}

/** The description with the calendar again: where it stood, or at the end of what was written since, unless that has it. */
export const putBack = (description: string, former: string): string => {
  const went = takeCalendar(former);
  if (!went || description.includes(went.taken)) return description;
  return description === went.left ? former : `${description}\n\n${went.taken}`;
};

/** Nothing goes in silence: that the calendar went, and how it comes back. */
export const CalendarTaken = ({ onPutBack }: { onPutBack: () => void }) => (
  <Text size="sm" role="status">
    {t("«\u00a0Le calendrier\u00a0» a été retiré de la description\u00a0: la page dit déjà ce mois.")}{" "}
    <Button variant="subtle" size="compact-sm" onClick={onPutBack}>
      {t("Le remettre")}
    </Button>
  </Text>
);
