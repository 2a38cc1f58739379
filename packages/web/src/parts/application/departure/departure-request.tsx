import { Button, Stack, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { applicationCalls } from "@mec/api/application";
import { type ApplicationProgress, departureRequestSchema, leavingDayIssue } from "@mec/domain/application";
import { dayInParis } from "@mec/domain/shared";
import * as z from "zod";
import { t } from "../../../platform/i18n.ts";
import { ownPoints } from "../../../platform/session.ts";
import { about } from "../../../platform/stale.ts";
import { type Choice, ChoiceField } from "../../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";

const today = () => dayInParis(new Date());

const whys = ["moves", "stops"] as const;
export type LeavingWhy = (typeof whys)[number];

const schema = departureRequestSchema
  .omit({ movesOut: true })
  .extend({ why: z.enum(whys, { error: () => t("Dites si vous quittez ce lieu.") }) })
  .superRefine(({ leavingOn }, context) => {
    const issue = leavingDayIssue(leavingOn, new Date());
    if (issue) context.addIssue({ code: "custom", path: ["leavingOn"], message: t(issue.message) });
  });

/** What is sent: a day, a reason, and that he moves out, if he does. */
function requestOf(values: unknown) {
  const { why, ...request } = schema.parse(values);
  return { ...request, ...(why === "moves" ? { movesOut: true as const } : {}) };
}

interface Values extends Record<string, unknown> {
  leavingOn: string;
  reason: string;
  why: LeavingWhy | "";
}

interface RequestProps {
  application: ApplicationProgress;
  /** What the notice of his contracts makes of the day that is being typed. */
  hintOf?: (leavingOn: string, why: LeavingWhy) => string | null;
  /** Whether he moves out, where that changes when he is free. */
  choices?: readonly Choice<LeavingWhy>[] | undefined;
  /** Whether he is sure of a day on which he is still bound: nothing is sent before his answer. */
  isSureOf?: (leavingOn: string) => Promise<boolean>;
  close: () => void;
  /** Done once it is sent. */
  after?: () => void;
}

type FieldsProps = Pick<RequestProps, "hintOf" | "choices"> & { form: UseFormReturnType<Values> };

function Fields({ form, hintOf, choices }: FieldsProps) {
  const { why } = form.values;
  return (
    <Stack gap="lg">
      {choices && (
        <ChoiceField
          {...fieldOf(form, "why")}
          label={t("Pourquoi partez-vous\u202f?")}
          choices={choices}
          sideBySide
        />
      )}
      <TextInput
        {...fieldOf(form, "leavingOn")}
        label={t("Date de départ souhaitée")}
        description={why !== "" && hintOf?.(form.values.leavingOn, why)}
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
  );
}

/** Filled with the pending request, if there is one: sending it again corrects it. */
export function DepartureRequestForm({ application, hintOf, choices, isSureOf, close, after }: RequestProps) {
  const { departure } = application;
  const { leavingOn = "", reason = "", movesOut } = departure ?? {};
  const unsaid = choices && !departure ? "" : "stops";
  const form = useSchemaForm<Values>(schema, { leavingOn, reason, why: movesOut ? "moves" : unsaid });

  const request = useSubmit(
    form,
    (call, values) =>
      call(applicationCalls.requestDeparture, {
        params: { id: application.id },
        body: requestOf(values),
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
      <Fields form={form} {...(hintOf ? { hintOf } : {})} choices={choices} />
    </CheckedForm>
  );
}
