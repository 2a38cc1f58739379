import { type Client, frenchMessage } from "../../platform/client.tsx";
import { ResendMail } from "../../ui/feedback/resend-mail.tsx";
import { ResendConfirmation } from "../account/resend-confirmation.tsx";
import { AddressNotice } from "./address-notice.tsx";
import { waitsForAddress, waitsForEmail } from "./use-sign-now.ts";

interface Props {
  error: unknown;
  /** Asks the person who signs, once more, to confirm his address. */
  askAddress: (call: Client) => Promise<unknown>;
}

/**
 * Why a person cannot sign yet, with a button for the confirmation mail: to the account's address, or to the
 * signatory's.
 */
export function SignRefusal({ error, askAddress }: Props) {
  const ofAccount = waitsForEmail(error);
  if (!ofAccount && !waitsForAddress(error)) return null;
  return (
    <AddressNotice text={frenchMessage(error)}>
      {ofAccount ? <ResendConfirmation /> : <ResendMail resend={askAddress} />}
    </AddressNotice>
  );
}
