import { Anchor } from "@mantine/core";
import { pages } from "@mec/api";
import { messages } from "@mec/domain/shared";
import { Link } from "react-router";
import { frenchMessage, isRefusal } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { originState } from "../sign-in/use-origin.ts";

/** Why no account was created; a person who already has one is sent to the login. */
export function SignUpFailure({ failure, origin }: { failure: unknown; origin: string | null }) {
  const isKnown = isRefusal(failure, "EMAIL_ALREADY_USED");
  return (
    <>
      {messages.signUpFailed(frenchMessage(failure))}
      {isKnown && (
        <div>
          <Anchor component={Link} to={pages.login.to()} state={originState(origin)}>
            {t("Me connecter")}
          </Anchor>
          {" · "}
          <Anchor component={Link} to={pages.signUpCredentials.to()} state={originState(origin)}>
            {t("Changer d’adresse e-mail")}
          </Anchor>
        </div>
      )}
    </>
  );
}
