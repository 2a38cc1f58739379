import { Button, Stack, TextInput } from "@mantine/core";
import { applicationCalls } from "@mec/api/application";
import { type Departure, departureDaySchema, settlingIssue } from "@mec/domain/application";
import { dayInParis, deSomebody, formatDate } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { ownPoints } from "../../../platform/session.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { useConfirm } from "../../../ui/feedback/confirm.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { SummaryList, type SummaryRow } from "../../../ui/fields/summary-list.tsx";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { projectAnswers } from "../../project/own-project.ts";
import { earlyQuestion } from "./settling-rows.ts";

interface Props {
  projectId: string;
  applicationId: string;
  /** Who asked to leave. */
  name: string;
  departure: Departure;
  /** Whether the place is the owner's own. */
  isOwn?: boolean;
  /** Whether nobody has asked yet: the owner asks for his own place by the same press. */
  isUnasked?: boolean;
  /** The last day for which it may be settled. */
  last: string;
  /** What is told of the day being chosen; null of one that cannot be. */
  rowsOn: (day: string | null) => readonly SummaryRow[];
  close: () => void;
  /** Done once it is settled, before the dialog closes. */
  after?: () => void;
}

interface Values extends Record<string, unknown> {
  day: string;
}

/** Today, or a day to come until the last. */
const schemaOf = (last: string, today: string) =>
  departureDaySchema.superRefine(({ day }, { addIssue }) => {
    const issue = day === today ? null : settlingIssue(day, { last, now: new Date() });
    if (issue) addIssue({ code: "custom", path: ["day"], message: issue.message });
  });

/** The day that is proposed first: the settled one, else the one asked for, else today. */
const proposed = ({ settledFor, leavingOn }: Departure, today: string): string =>
  settledFor ?? (leavingOn > today ? leavingOn : today);

type Settling = Pick<
  Props,
  "projectId" | "applicationId" | "name" | "departure" | "isUnasked" | "last" | "close" | "after"
>;

/** The form of the day, which settles for today or for a day to come. */
function useSettling(today: string, settling: Settling) {
  const { projectId, applicationId, name, departure, isUnasked, last, close, after } = settling;
  const form = useSchemaForm<Values>(schemaOf(last, today), { day: proposed(departure, today) });
  const params = { id: applicationId };
  return useSubmit(
    form,
    async (call, { day }): Promise<void> => {
      if (isUnasked)
        await call(applicationCalls.requestDeparture, { params, body: { leavingOn: day, reason: "" } });
      if (day > today) await call(applicationCalls.scheduleDeparture, { params, body: { day } });
      else await call(applicationCalls.settleDeparture, { params });
    },
    {
      stale: [...projectAnswers(projectId), ...(isUnasked ? [ownPoints] : [])],
      told: (_, { day }) =>
        day > today
          ? t("Départ {{of}} réglé pour le {{day}}.", { of: deSomebody(name), day: formatDate(day) })
          : t("{{name}} a quitté le projet.", { name }),
      after: () => {
        after?.();
        close();
      },
    },
  );
}

const titleOf = ({ departure: { settledFor }, isUnasked, name }: Settling): string => {
  if (isUnasked) return t("Faire quitter le projet\u00a0: {{name}}", { name });
  return settledFor === undefined
    ? t("Acter le départ {{of}}", { of: deSomebody(name) })
    : t("Changer le jour du départ {{of}}", { of: deSomebody(name) });
};

const submitLabelOf = ({ isUnasked }: Settling, dayToCome: string | null): string => {
  if (dayToCome !== null) return t("Régler pour le {{day}}", { day: formatDate(dayToCome) });
  return isUnasked ? t("Faire quitter le projet") : t("Acter le départ");
};

/** The owner settles a departure: for today, or for a day to come on which it takes effect by itself. */
export function SettleDeparture({ rowsOn, ...settling }: Props) {
  const { last, close, departure } = settling;
  const today = dayInParis(new Date());
  const settle = useSettling(today, settling);
  const { form } = settle;
  const confirm = useConfirm();
  const { day } = form.values;
  const isChosen = day >= today && day <= last;
  const isToCome = isChosen && day > today;
  return (
    <Dialog space="indigo" title={titleOf(settling)} onClose={close}>
      <CheckedForm
        {...settle}
        onValid={async (values) => {
          const question = earlyQuestion(departure, values.day, settling.isOwn);
          if (question === null || (await confirm(question))) await settle.onValid(values);
        }}
        danger={day === today}
        submitLabel={submitLabelOf(settling, isToCome ? day : null)}
        beside={
          <Button variant="default" onClick={close}>
            {t("Annuler")}
          </Button>
        }
      >
        <Stack gap="lg">
          {last > today && (
            <TextInput
              {...fieldOf(form, "day")}
              type="date"
              min={today}
              max={last}
              label={t("Jour du départ")}
              description={t("Aujourd’hui, ou un jour à venir jusqu’au {{last}}.", {
                last: formatDate(last),
              })}
              styles={{ wrapper: { maxWidth: 260 } }}
            />
          )}
          <SummaryList rows={rowsOn(isChosen ? day : null)} />
        </Stack>
      </CheckedForm>
    </Dialog>
  );
}
