import { t } from "../../platform/i18n.ts";

/** "Camille Lefèvre doit encore signer". */
export function stillToSign(awaited: readonly string[]): string {
  const last = awaited.at(-1) ?? "";
  return awaited.length === 1
    ? t("{{name}} doit encore signer", { name: last })
    : t("{{names}} et {{last}} doivent encore signer", { names: awaited.slice(0, -1).join(", "), last });
}
