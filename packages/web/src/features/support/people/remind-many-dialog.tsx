import { Alert, Button, Group, List, Progress, Stack, Text } from "@mantine/core";
import { type Missing, type ReminderResult, supportCalls } from "@mec/api/support";
import { formatNumber, messages, plural } from "@mec/domain/shared";
import { missingKindLabels } from "@mec/domain/support";
import { useState } from "react";
import { useAct } from "../../../platform/act.ts";
import { frenchMessage } from "../../../platform/client.tsx";
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
    : plural(left, t("élément rappelé par e-mail."), t("éléments rappelés par e-mail."));

/** What will leave, to whom, before it does. */
function Asked({ sent, skipped }: { sent: readonly Missing[]; skipped: number }) {
  const { people, mails, kinds } = countsOf(sent);
  return (
    <>
      <Text size="sm">
        {t("{{mails}} à {{people}}.", {
          mails: plural(mails, t("e-mail"), t("e-mails")),
          people: plural(people, t("personne"), t("personnes")),
        })}{" "}
        {mails < sent.length && t("Qui doit plusieurs éléments les lit dans un seul.")}{" "}
        {mails > people && t("Une adresse à confirmer a le sien.")}
      </Text>
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
  const [done, setDone] = useState(0);
  const reminders = useAct((call) => remindOfAll(call, sent, setDone), {
    staleAnyway: [answerKey(supportCalls.listMissings)],
    after: (results) => {
      if (results.some(({ ok }) => !ok)) return;
      notify({ message: leftText(results.length), color: "green" });
      onDone();
    },
  });
  return { ...reminders, done };
}

/** How far the reminders are; those of one lot leave before anything can be told. */
function HowFar({ done, total }: { done: number; total: number }) {
  const far = { done: formatNumber(done), total: formatNumber(total) };
  return (
    <>
      <Text size="sm">{t("Envoi des rappels\u00a0: {{done}} sur {{total}}", far)}</Text>
      <Progress value={(done / total) * 100} color="green.8" aria-label={t("Envoi des rappels")} />
    </>
  );
}

/** A reminder of all that is ticked, one mail to each person: what will leave, how far that is, then what did not and why. */
export function RemindManyDialog({ chosen, onClose }: Props) {
  const [sent] = useState(() => remindable(chosen, new Date()));
  const reminders = useReminders(sent, () => onClose(true));
  const { isPending, error, data: results, done } = reminders;
  const begin = useOneAtATime(reminders);
  return (
    <Dialog
      title={plural(sent.length, t("élément à rappeler"), t("éléments à rappeler"))}
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
        {isPending && <HowFar done={done} total={sent.length} />}
        {error && (
          <Text size="sm" c="red.9" role="alert">
            {frenchMessage(error)}
          </Text>
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
