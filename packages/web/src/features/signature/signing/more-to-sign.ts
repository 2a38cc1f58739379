import { plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

/** That what was signed is, and how many documents wait beside. */
export const moreToSignText = (signed: number, left: number): string =>
  t("{{taken}}. Il vous reste {{left}} à signer dans ce projet.", {
    taken:
      signed === 1
        ? t("Votre signature du document est enregistrée")
        : t("Votre signature des {{count}} documents est enregistrée", { count: String(signed) }),
    left: plural(left, t("autre document"), t("autres documents")),
  });
