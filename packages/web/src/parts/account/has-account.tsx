import { Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { Link, useLocation } from "react-router";
import { t } from "../../platform/i18n.ts";

/** For a visitor who has an account: he logs in, and comes back to this step with his answers. */
export function HasAccount() {
  const { pathname, search } = useLocation();
  return (
    <Text size="sm">
      {t("Déjà un compte\u202f?")}{" "}
      <Anchor component={Link} to={pages.login.to()} state={{ from: pathname + search }} size="sm">
        {t("Connectez-vous")}
      </Anchor>
      {t(", rien n’est perdu.")}
    </Text>
  );
}
