import { t } from "../../platform/i18n.ts";
import { useOwnProfile } from "../../platform/own-profile.ts";
import { Unbroken } from "../../ui/layout/unbroken.tsx";
import { ResendConfirmation } from "./resend-confirmation.tsx";

/**
 * One line for a person whose address is not confirmed, with the button that sends the link again; nothing for others. It
 * names the one mail that has the link: an application has none.
 */
export function AddressToConfirm() {
  const { data: profile } = useOwnProfile();
  if (!profile || profile.emailVerified) return null;
  const text = t(
    "Confirmez votre adresse, par le lien envoyé à {{email}} à votre inscription\u00a0: rien ne se signe avant.",
    { email: profile.email },
  );
  return (
    <div style={{ overflowWrap: "anywhere" }}>
      <Unbroken text={text} /> <ResendConfirmation isInline />
    </div>
  );
}
