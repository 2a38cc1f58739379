import { t } from "../../../platform/i18n.ts";

/** What an invitation asks of its reader. Whom the owner invites to a full project he answers himself: there is no list to wait on. */
export const invitationText = (hasRoom: boolean): string =>
  hasRoom
    ? t("Lisez d’abord\u202f: candidater prend quelques minutes et n’engage à rien.")
    : t(
        "Toute la production est réservée ou demandée aujourd’hui\u00a0: candidatez sans engagement, le porteur vous dira s’il y a une place pour vous.",
      );
