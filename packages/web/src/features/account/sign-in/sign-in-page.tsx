import { pages } from "@mec/api";
import { useLocation } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { SignInForm } from "./sign-in-form.tsx";

const titles: Record<string, string> = {
  [pages.profile.to()]: "Votre profil",
  [pages.portfolio.to()]: "Vos projets et vos logements",
};

/** Shown in place of a page of personal content: after the login the page appears. */
export function SignInPage() {
  const { pathname } = useLocation();
  return (
    <Page
      title={t(titles[pathname] ?? "Votre logement")}
      intro={t("Connectez-vous pour voir cette page.")}
      size="form"
    >
      <SignInForm origin={pathname} />
    </Page>
  );
}
