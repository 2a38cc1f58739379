import { t } from "../../../platform/i18n.ts";
import { useSession } from "../../../platform/session.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { Landing } from "./landing.tsx";
import { loginIntro } from "./login-intro.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { UnlockResult } from "./unlock-result.tsx";
import { useOrigin } from "./use-origin.ts";

export function LoginPage() {
  const { user } = useSession();
  const origin = useOrigin();
  if (user) return <Landing user={user} />;
  return (
    <Page title={t("Se connecter")} intro={loginIntro(origin)} size="form">
      <UnlockResult />
      <SignInForm origin={origin} />
    </Page>
  );
}
