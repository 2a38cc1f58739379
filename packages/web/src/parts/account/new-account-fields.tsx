import { Anchor, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { pages } from "@mec/api";
import { Link, useLocation } from "react-router";
import { t } from "../../platform/i18n.ts";
import { AccountFields } from "./account-fields.tsx";
import type { NewAccountForm } from "./new-account.ts";
import { PersonFields } from "./person-fields.tsx";

interface Props<V extends NewAccountForm> {
  form: UseFormReturnType<V>;
  /** What the password will serve for. */
  purpose: string;
}

/**
 * The account of a visitor, on the step that sends his answers; a visitor who has one already logs in and
 * comes back here.
 */
export function NewAccountFields<V extends NewAccountForm>({ form, purpose }: Props<V>) {
  const { pathname, search } = useLocation();
  return (
    <>
      <PersonFields form={form}>
        <Text size="sm">
          {t("Déjà un compte\u202f?")}{" "}
          <Anchor component={Link} to={pages.login.to()} state={{ from: pathname + search }} size="sm">
            {t("Connectez-vous")}
          </Anchor>
          {t("\u00a0: vous reviendrez ici, et vos réponses sont conservées.")}
        </Text>
      </PersonFields>
      <AccountFields form={form} purpose={purpose} />
    </>
  );
}
