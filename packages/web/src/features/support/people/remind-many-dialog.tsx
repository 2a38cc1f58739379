import { Alert, Button, Group, List, Stack, Text } from "@mantine/core";
import { type Missing, type ReminderResult, supportCalls } from "@mec/api/support";
import { messages, plural } from "@mec/domain/shared";
import { missingKindLabels } from "@mec/domain/support";
import { useState } from "react";
import { useAct } from "../../../platform/act.ts";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { useOneAtATime } from "../../../platform/one-at-a-time.ts";
import { answerKey } from "../../../platform/question.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { whoName } from "./missing-columns.tsx";
import { countsOf, remindable, remindOfAll } from "./reminders.ts";

interface Props {
  /** What is ticked, as it was when the dialog opened. */
  chosen: readonly Missing[];
  onClose: (isSent: boolean) => void;
}

const leftText = (left: number): string =>
  left === 0
    ? t("Aucun rappel n’est parti.")
    : plural(left, t("rappel part par e-mail."), t("rappels partent par e-mail."));

/** What will leave, to whom, before it does. */
function Asked({ sent, skipped }: { sent: readonly Missing[]; skipped: number }) {
  const { people, kinds } = countsOf(sent);
  return (
    <>
      <Text size="sm">
        {t("{{mails}} à {{people}}, un par élément manquant.", {
          mails: plural(sent.length, t("e-mail"), t("e-mails")),
          people: plural(people, t("personne"), t("personnes")),
        })}
      </Text>
      {people < sent.length && (
        <Text size="sm">
          {t(
            "Qui doit plusieurs éléments recevra plusieurs e-mails\u00a0: choisissez une seule sorte d’élément pour n’en envoyer qu’un à chacun.",
          )}
        </Text>
      )}
      <List size="sm" spacing={2}>
        {kinds.map(({ kind, count }) => (
          <List.Item key={kind}>
            {t("{{kind}}\u00a0: {{count}}", { kind: t(missingKindLabels[kind]), count })}
          </List.Item>
        ))}
      </List>
      {skipped > 0 && (
        <Text size="sm" c="dimmed">
          {skipped === 1
            ? t("1\u00a0élément a été rappelé il y a moins de sept jours\u00a0: il ne l’est pas de nouveau.")
            : t(
                "{{count}}\u00a0éléments ont été rappelés il y a moins de sept jours\u00a0: ils ne le sont pas de nouveau.",
                { count: skipped },
              )}
        </Text>
      )}
    </>
  );
}

/** What left, and what did not and why, each with a name. */
function Results({ results, sent }: { results: readonly ReminderResult[]; sent: readonly Missing[] }) {
  const byId = new Map(sent.map((missing) => [missing.id, missing]));
  const nameOf = (id: string) => {
    const missing = byId.get(id);
    return missing ? `${whoName(missing)}, ${t(missingKindLabels[missing.kind])}` : id;
  };
  const failed = results.filter(({ ok }) => !ok);
  const left = results.length - failed.length;
  return (
    <>
      <Text fw={600}>{leftText(left)}</Text>
      <Alert color="red" title={t("Ce qui n’est pas parti")}>
        <List size="sm" spacing={4}>
          {failed.map(({ id, error }) => (
            <List.Item key={id}>
              <strong>{nameOf(id)}</strong>
              {"\u00a0"}: {error ?? messages.connectionFailed}
            </List.Item>
          ))}
        </List>
      </Alert>
    </>
  );
}

/** Sends them; when all left, a toast says so and nothing remains to read. */
function useReminders(sent: readonly Missing[], onDone: () => void) {
  const ids = sent.map(({ id }) => id);
  return useAct((call) => remindOfAll(call, ids), {
    staleAnyway: [answerKey(supportCalls.listMissings)],
    after: (results) => {
      if (results.some(({ ok }) => !ok)) return;
      notify({ message: leftText(results.length), color: "green" });
      onDone();
    },
  });
}

/** One reminder to each who can supply what is ticked: what will leave, then what did not and why. */
export function RemindManyDialog({ chosen, onClose }: Props) {
  const [sent] = useState(() => remindable(chosen, new Date()));
  const reminders = useReminders(sent, () => onClose(true));
  const { isPending, data: results } = reminders;
  const begin = useOneAtATime(reminders);
  return (
    <Dialog
      title={plural(sent.length, t("rappel à envoyer"), t("rappels à envoyer"))}
      size="lg"
      isBusy={isPending}
      onClose={() => onClose(results !== undefined)}
    >
      <Stack gap="md" role="status">
        {results ? (
          <Results results={results} sent={sent} />
        ) : (
          <Asked sent={sent} skipped={chosen.length - sent.length} />
        )}
        <Group>
          {!results && (
            <Button onClick={() => begin()} disabled={isPending || sent.length === 0}>
              {isPending ? messages.loading : t("Envoyer")}
            </Button>
          )}
          <Button variant="default" disabled={isPending} onClick={() => onClose(results !== undefined)}>
            {results ? t("Fermer") : t("Annuler")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
