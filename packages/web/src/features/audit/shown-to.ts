import { conjunction, plural } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";

/** Who else read documents that name the person, to sign them: "Vos documents à signer ont aussi été montrés à Odile Martin et Paule Roche." */
export function shownToText({ names, count }: { names: readonly string[]; count: number }): string {
  const others = count - names.length;
  const more = others > 0 ? [plural(others, t("autre personne"), t("autres personnes"))] : [];
  return t("Vos documents ont aussi été montrés à qui les signe avec vous\u00a0: {{people}}.", {
    people: conjunction([...names, ...more]),
  });
}
