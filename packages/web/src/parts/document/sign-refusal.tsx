import { type Client, frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { ResendMail } from "../../ui/feedback/resend-mail.tsx";
import { ResendConfirmation } from "../account/resend-confirmation.tsx";
import { AddressNotice } from "./address-notice.tsx";
import { waitsForAddress, waitsForAnother, waitsForEmail } from "./use-sign-now.ts";

interface Props {
  error: unknown;
  /** Asks the person who signs, once more, to confirm his address, or to sign. */
  askAddress: (call: Client) => Promise<unknown>;
}

/**
 * Why a person cannot sign yet, or not himself, with a button for the mail: to the account's address, or to the
 * signatory's.
 */
export function SignRefusal({ error, askAddress }: Props) {
  const ofAccount = waitsForEmail(error);
  const ofAnother = waitsForAnother(error);
  if (!ofAccount && !ofAnother && !waitsForAddress(error)) return null;
  return (
    <AddressNotice
      text={frenchMessage(error)}
      title={ofAnother ? t("Une autre personne signe") : t("Adresse à confirmer")}
    >
      {ofAccount ? <ResendConfirmation /> : <ResendMail resend={askAddress} />}
    </AddressNotice>
  );
}
