import { prmSchema } from "@mec/domain/point";
import { messages } from "@mec/domain/shared";
import * as z from "zod";

export type MeterForm = { prm: string; sge: boolean };

/** A meter given with the consent to read its data: neither goes without the other (specification §5). */
export const meterFormSchema = z.object({
  prm: prmSchema,
  sge: z.literal(true, { error: messages.sge }),
});
