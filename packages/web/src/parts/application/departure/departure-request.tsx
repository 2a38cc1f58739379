import { Button, Stack, Textarea, TextInput } from "@mantine/core";
import { applicationCalls } from "@mec/api/application";
import {
  type ApplicationProgress,
  type DepartureRequest,
  departureRequestSchema,
} from "@mec/domain/application";
import { dayInParis, isPastDate } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { ownPoints } from "../../../platform/session.ts";
import { about } from "../../../platform/stale.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";

const today = () => dayInParis(new Date());

const schema = departureRequestSchema.refine(({ leavingOn }) => !isPastDate(leavingOn, new Date()), {
  path: ["leavingOn"],
  error: () => t("Indiquez la date du jour ou une date à venir."),
});

interface RequestProps {
  application: ApplicationProgress;
  /** What the notice of his contracts makes of the day that is being typed. */
  hintOf?: (leavingOn: string) => string | null;
  /** Whether he is sure of a day on which he is still bound: nothing is sent before his answer. */
  isSureOf?: (leavingOn: string) => Promise<boolean>;
  close: () => void;
  /** Done once it is sent. */
  after?: () => void;
}

/** Filled with the pending request, if there is one: sending it again corrects it. */
export function DepartureRequestForm({ application, hintOf, isSureOf, close, after }: RequestProps) {
  const { leavingOn = "", reason = "" } = application.departure ?? {};
  const form = useSchemaForm<DepartureRequest>(schema, { leavingOn, reason });

  const request = useSubmit(
    form,
    (call, values) =>
      call(applicationCalls.requestDeparture, {
        params: { id: application.id },
        body: departureRequestSchema.parse(values),
      }),
    {
      stale: [
        ...(application.consumerId ? [about("consumption-point", application.consumerId)] : []),
        ownPoints,
      ],
      after: () => {
        close();
        after?.();
      },
    },
  );

  return (
    <CheckedForm
      {...request}
      onValid={async (values) => {
        if (!isSureOf || (await isSureOf(values.leavingOn))) await request.onValid(values);
      }}
      submitLabel={t("Envoyer ma demande")}
      beside={
        <Button variant="subtle" onClick={close}>
          {t("Annuler")}
        </Button>
      }
    >
      <Stack gap="lg">
        <TextInput
          {...fieldOf(form, "leavingOn")}
          label={t("Date de départ souhaitée")}
          description={hintOf?.(form.values.leavingOn)}
          type="date"
          min={today()}
          styles={{ wrapper: { maxWidth: 260 } }}
        />
        <Textarea
          {...fieldOf(form, "reason")}
          label={t("Raison (facultatif)")}
          description={t("Le porteur du projet la lira.")}
          autosize
          minRows={3}
        />
      </Stack>
    </CheckedForm>
  );
}
