import { prmSchema } from "@mec/domain/point";
import { messages } from "@mec/domain/shared";
import * as z from "zod";
import { t } from "../../../platform/i18n.ts";

export type MeterForm = { prm: string; sge: boolean };

/** A meter given with the consent to read its data: neither goes without the other (specification §5). */
export const meterFormSchema = z.object({
  prm: prmSchema,
  // The field's own name begins its message: the list of errors leads here even when the meter's number is right.
  sge: z.literal(true, { error: t("Votre autorisation\u00a0: {{message}}", { message: messages.sge }) }),
});
