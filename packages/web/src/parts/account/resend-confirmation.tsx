import { accountCalls } from "@mec/api/account";
import { ResendMail } from "../../ui/feedback/resend-mail.tsx";

interface Props {
  /**
   * Which mail is sent again: the one for the account's address, or for the new address that waits to be
   * confirmed.
   */
  of?: "resendVerification" | "resendEmailChange";
  isInline?: boolean;
}

/** Sends the link that confirms the person's address again, and says so. */
export function ResendConfirmation({ of = "resendVerification", ...mail }: Props) {
  return <ResendMail resend={(call) => call(accountCalls[of], {})} {...mail} />;
}
