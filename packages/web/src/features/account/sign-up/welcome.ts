import type { SessionUser } from "@mec/domain/account";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";

/** Greets a person who just opened an account: only the link of the mail is left to follow. */
export const welcome = ({ firstName }: Pick<SessionUser, "firstName">): void => {
  notify({
    title: t("Bienvenue, {{name}}\u202f!", { name: firstName }),
    message: t("Confirmez votre adresse e-mail avec le lien que nous venons de vous envoyer."),
    color: "green",
  });
};
