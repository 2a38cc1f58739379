import { Button, Text } from "@mantine/core";
import { type Missing, supportCalls } from "@mec/api/support";
import { formatDate, formatShortDate, messages } from "@mec/domain/shared";
import { nextReminder } from "@mec/domain/support";
import { useAct } from "../../../platform/act.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useOneAtATime } from "../../../platform/one-at-a-time.ts";
import { answerKey } from "../../../platform/question.ts";
import { ShortLabel } from "../../../ui/layout/short-label.tsx";
import { whoName } from "./missing-columns.tsx";

/** Mails the person who can supply it, at most once in seven days. */
export function RemindButton({ missing }: { missing: Missing }) {
  const name = whoName(missing);
  const reminder = useAct((call) => call(supportCalls.remindOfMissing, { params: { id: missing.id } }), {
    told: () => t("Le rappel part vers {{name}}.", { name }),
    staleAnyway: [answerKey(supportCalls.listMissings)],
  });
  const { isPending, error } = reminder;
  const begin = useOneAtATime(reminder);
  const reminded = missing.remindedAt === null ? null : new Date(missing.remindedAt);
  const next = nextReminder(reminded, new Date());
  if (reminded && next) {
    return (
      <Text size="sm" c="dimmed" maw={{ base: 130, sm: 220 }} style={{ whiteSpace: "normal" }}>
        <ShortLabel
          long={t("Rappelé le {{date}}, à nouveau possible le {{next}}", {
            date: formatDate(reminded),
            next: formatDate(next),
          })}
          short={t("Rappelé, possible à nouveau le {{next}}", { next: formatShortDate(next) })}
        />
      </Text>
    );
  }
  return (
    <>
      <Button
        variant="default"
        size="sm"
        disabled={isPending}
        aria-label={t("Rappeler à {{name}}", { name })}
        onClick={() => begin()}
      >
        {isPending ? messages.loading : t("Rappeler")}
      </Button>
      {error && (
        <Text size="sm" c="red.9" role="alert">
          {frenchMessage(error)}
        </Text>
      )}
    </>
  );
}
