import { accountCalls } from "@mec/api/account";
import { frenchMessage, useClient } from "../../platform/client.tsx";
import { ResendMail } from "./resend-mail.tsx";
import { waitsForAddress, waitsForEmail } from "./use-sign-now.ts";

interface Props {
  error: unknown;
  /** Asks the person who signs once more to confirm his address. */
  askAddress: () => Promise<unknown>;
}

/** Why a person cannot sign yet, and the mail that mends it. */
export function SignRefusal({ error, askAddress }: Props) {
  const call = useClient();
  if (waitsForEmail(error)) {
    return (
      <ResendMail text={frenchMessage(error)} resend={() => call(accountCalls.resendVerification, {})} />
    );
  }
  return waitsForAddress(error) ? <ResendMail text={frenchMessage(error)} resend={askAddress} /> : null;
}
