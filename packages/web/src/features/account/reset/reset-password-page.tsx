import { useSearchParams } from "react-router";
import { AskForLink } from "./ask-for-link.tsx";
import { ChooseNewPassword } from "./choose-new-password.tsx";

/** Asks for the mail or, with the token from the mail, for the new password. */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get("token");
  return token === null ? <AskForLink /> : <ChooseNewPassword key={token} token={token} />;
}
