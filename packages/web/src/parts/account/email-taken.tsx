import { Anchor } from "@mantine/core";
import { pages } from "@mec/api";
import { Link, useLocation } from "react-router";
import { t } from "../../platform/i18n.ts";
import { Unbroken } from "../../ui/layout/unbroken.tsx";

/** The address already has an account: the person logs in, and comes back here with what was typed. */
export function EmailTaken() {
  const { pathname, search } = useLocation();
  return (
    <>
      <Unbroken text={t("Un compte existe déjà avec cette adresse e-mail.")} />{" "}
      <Anchor component={Link} to={pages.login.to()} state={{ from: pathname + search }}>
        {t("Connectez-vous")}
      </Anchor>{" "}
      {t("pour continuer\u00a0: vous reviendrez ici, et votre saisie est conservée.")}
    </>
  );
}
