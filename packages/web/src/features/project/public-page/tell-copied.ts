import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";

/** What became of the link, for who pressed the button. */
export function tellCopied(isCopied: boolean): void {
  if (isCopied) notify({ message: t("Lien copié : vous pouvez le coller où vous voulez."), color: "green" });
  else notify({ message: t("Le lien n’a pas pu être copié. Copiez l’adresse de la page."), color: "orange" });
}
