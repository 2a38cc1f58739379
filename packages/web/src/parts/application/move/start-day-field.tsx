import { TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { startDayIssue } from "@mec/domain/application";
import { dateSchema } from "@mec/domain/shared";
import * as z from "zod";
import { t } from "../../../platform/i18n.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { firstToLeave, lastContractEnd } from "./starting-words.ts";
import type { Moved } from "./types.ts";

/** The server's rule, as far as it is one for all these, with its message beside the field. */
export const startSchema = (people: readonly Moved[]) =>
  z.object({
    startsOn: dateSchema.superRefine((day, context) => {
      const issue = startDayIssue(day, {
        contractEndsOn: lastContractEnd(people),
        departure: firstToLeave(people),
        now: new Date(),
      });
      if (issue) context.addIssue({ code: "custom", message: issue.message });
    }),
  });

/** The day that the grid operator confirmed to the owner: each who starts reads it. */
export function StartDayField<V extends Record<string, unknown>>({ form }: { form: UseFormReturnType<V> }) {
  return (
    <TextInput
      {...fieldOf(form, "startsOn")}
      type="date"
      label={t("Partage à partir du")}
      description={t("Le jour que le gestionnaire de réseau vous a confirmé.")}
      styles={{ wrapper: { maxWidth: 260 } }}
    />
  );
}
