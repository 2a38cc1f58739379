import { Alert, Anchor } from "@mantine/core";
import { pages } from "@mec/api";
import { IconUserPlus } from "@tabler/icons-react";
import { Link, useLocation, useNavigate } from "react-router";
import { t } from "../../platform/i18n.ts";

/** The page to come back to after the sign-up or the login: this one. */
function useOrigin() {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}

/** Sends a visitor to the sign-up, which leads back here. */
export function useSignUpFirst(): () => void {
  const navigate = useNavigate();
  const state = useOrigin();
  return () => navigate(pages.signUpCredentials.to(), { state });
}

/** At the end of the steps a visitor creates an account; all that he typed is kept meanwhile. */
export function SignInInvitation() {
  const state = useOrigin();
  return (
    <Alert
      color="indigo"
      title={t("Il vous faut un compte pour envoyer")}
      icon={<IconUserPlus aria-hidden />}
    >
      {t("Vos réponses sont conservées\u00a0: vous reviendrez ici une fois connecté.")}{" "}
      <Anchor component={Link} to={pages.login.to()} state={state}>
        {t("J’ai déjà un compte")}
      </Anchor>
    </Alert>
  );
}
