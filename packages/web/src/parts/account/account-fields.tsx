import { Anchor, Checkbox } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { pages } from "@mec/api";
import type { PasswordOwner } from "@mec/domain/account";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { FieldGroup } from "../../ui/fields/field-group.tsx";
import { fieldOf } from "../../ui/fields/field-props.ts";
import { PasswordField } from "./password-field.tsx";

/** What a visitor adds to get an account: a password, and the accepted terms. */
export type AccountForm = { password: string; cgus: boolean };

export const emptyAccountForm: AccountForm = { password: "", cgus: false };

export function AccountFields<V extends AccountForm & PasswordOwner>({
  form,
  purpose,
}: {
  form: UseFormReturnType<V>;
  /** What the password will serve for, where the page has not said it. */
  purpose?: string;
}) {
  const { value, onChange, error } = fieldOf(form, "cgus");
  return (
    <FieldGroup legend={t("Pour vous connecter")}>
      <PasswordField {...fieldOf(form, "password")} owner={form.values} description={purpose} />
      <Checkbox
        id="cgus"
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
        error={error}
        label={
          <>
            {t("J’accepte les")}{" "}
            <Anchor component={Link} to={pages.termsOfUse.to()} target="_blank">
              {t("conditions générales d’utilisation (nouvel onglet)")}
            </Anchor>
          </>
        }
      />
    </FieldGroup>
  );
}
