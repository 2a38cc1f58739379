import { prmSchema } from "@mec/domain/point";
import { messages, plural } from "@mec/domain/shared";
import * as z from "zod";
import { t } from "../../platform/i18n.ts";

const prmDigits = 14;

/** The specified sentence, and by how much a number of another length misses. */
function prmFault(text: string): string {
  const digits = text.replaceAll(/\s/g, "");
  const missing = prmDigits - digits.length;
  const { prm: message } = messages;
  if (!/^\d+$/.test(digits) || missing === 0) return message;
  const count = plural(Math.abs(missing), t("chiffre"), t("chiffres"));
  return missing > 0
    ? t("{{message}}\u00a0: il manque {{count}}.", { message, count })
    : t("{{message}}\u00a0: il y a {{count}} de trop.", { message, count });
}

/** A meter's number as somebody types it. */
export const typedPrmSchema = z
  .string()
  .refine((text) => prmSchema.safeParse(text).success, { error: ({ input }) => prmFault(String(input)) })
  .pipe(prmSchema);
