import { pageAt } from "@mec/api";
import { t } from "../../../platform/i18n.ts";

/** Why one logs in, by the page that asked for it: a mail may have led there, days after what it is about. */
export function loginIntro(origin: string | null): string {
  const found = origin === null ? undefined : pageAt(new URL(origin, "https://any.example").pathname);
  if (found?.name === "signOwn") return t("Connectez-vous pour lire et signer vos documents.");
  if (found?.name === "consumerApplication") return t("Connectez-vous pour retrouver votre candidature.");
  if (found?.page.audience === "holder") return t("Connectez-vous pour retrouver votre lieu.");
  if (found?.page.audience === "owner") return t("Connectez-vous pour retrouver votre projet.");
  return t("Retrouvez vos projets, vos logements et vos candidatures.");
}
