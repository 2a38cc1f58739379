import * as z from "zod";
import { typedPrmSchema } from "../../../parts/point/typed-prm.ts";
import { t } from "../../../platform/i18n.ts";

export type MeterForm = { prm: string; sge: boolean };

/** A meter given with the consent to read its data: neither goes without the other (specification §5). */
export const meterFormSchema = z.object({
  prm: typedPrmSchema,
  // The server's specified sentence asks for the number, which may stand here whole: the page asks for the box.
  sge: z.literal(true, {
    error: () => t("Cochez la case pour donner votre autorisation, ou effacez le numéro."),
  }),
});
