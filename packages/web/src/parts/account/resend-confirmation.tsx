import { Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { accountCalls } from "@mec/api/account";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { useSession } from "../../platform/session.ts";
import { ResendMail } from "../../ui/feedback/resend-mail.tsx";

interface Props {
  /**
   * Which mail is sent again: the one for the account's address, or for the new address that waits to be
   * confirmed.
   */
  of?: "resendVerification" | "resendEmailChange";
  isInline?: boolean;
}

/** Where the link went, so that a mistyped address is seen where it is waited for, and the way to mend it. */
export function SentTo() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Text size="sm" style={{ overflowWrap: "anywhere" }}>
      {t("Envoyé à {{email}}.", { email: user.email })}{" "}
      <Anchor component={Link} to={pages.profile.to()} inherit>
        {t("Corriger cette adresse")}
      </Anchor>
    </Text>
  );
}

/** Sends the link that confirms the person's address again, and says so. */
export function ResendConfirmation({ of = "resendVerification", ...mail }: Props) {
  return <ResendMail resend={(call) => call(accountCalls[of], {})} {...mail} />;
}
