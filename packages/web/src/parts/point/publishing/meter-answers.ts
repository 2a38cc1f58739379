import { connectionRequestIdSchema } from "@mec/domain/point";
import { messages } from "@mec/domain/shared";
import * as z from "zod";
import { t } from "../../../platform/i18n.ts";
import { typedPrmSchema } from "../typed-prm.ts";

/** Whether the installation produces already; "later" when the meter's number is not at hand. */
export type Operating = "" | "yes" | "later" | "no";

export type MeterAnswers = { operating: Operating; prm: string; sge: boolean; raccordementId: string };

const anyMeter = { prm: z.string(), sge: z.boolean(), raccordementId: connectionRequestIdSchema };

/** A producing meter must be given together with the consent to read its data. */
export const meterStepSchema = z.discriminatedUnion(
  "operating",
  [
    z.object({
      ...anyMeter,
      operating: z.literal("yes"),
      prm: typedPrmSchema,
      // The server's specified sentence asks for the number, which may stand here whole: the page asks for the box.
      sge: z.literal(true, { error: () => t("Cochez la case pour donner votre autorisation.") }),
    }),
    z.object({ ...anyMeter, operating: z.literal("later") }),
    z.object({ ...anyMeter, operating: z.literal("no") }),
  ],
  { error: messages.choice },
);

/**
 * The answers with another number. A consent is given for one meter: another asks for it again, and the one that it was
 * given for has it still.
 */
export function withPrm<A extends Pick<MeterAnswers, "prm" | "sge">>(
  answers: A,
  prm: string,
  authorised: string | null,
): A {
  return prm === answers.prm ? answers : { ...answers, prm, sge: prm !== "" && prm === authorised };
}
