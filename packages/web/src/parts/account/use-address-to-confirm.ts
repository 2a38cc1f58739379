import { t } from "../../platform/i18n.ts";
import { useOwnProfile } from "../../platform/own-profile.ts";

/** What a person whose address is not confirmed has left to do once his answers are sent; null when it is confirmed. */
export function useAddressToConfirm(): string | null {
  const { data: profile } = useOwnProfile();
  if (!profile || profile.emailVerified) return null;
  return t(
    "Ouvrez le lien de l’e-mail que nous venons de vous envoyer\u00a0: il confirme votre adresse, et rien ne se signe avant.",
  );
}
