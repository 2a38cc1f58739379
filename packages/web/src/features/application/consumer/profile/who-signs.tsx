import type { UseFormReturnType } from "@mantine/form";
import type { SessionUser } from "@mec/domain/account";
import { useState } from "react";
import type { SignatoryForm } from "../../../../parts/signatory/signatory-form.ts";
import { t } from "../../../../platform/i18n.ts";
import { ChoiceField } from "../../../../ui/fields/choice-field.tsx";

type Who = "self" | "other";
type Person = Pick<SignatoryForm, "firstName" | "name" | "email" | "phoneNumber">;

const nobody: Person = { firstName: "", name: "", email: "", phoneNumber: "" };

interface Props {
  form: UseFormReturnType<SignatoryForm>;
  /** Who fills the dossier. */
  user: Pick<SessionUser, "firstName" | "lastName" | "email"> & { readonly phoneNumber?: string | null };
}

/** Whom the fields name: nobody yet, who fills them, or another. */
function namedIn({ firstName, name, email }: SignatoryForm, own: Person): Who | "" {
  if (firstName === "" && name === "" && email === "") return "";
  return firstName === own.firstName && name === own.name && email === own.email ? "self" : "other";
}

/** Asks first whether who fills the dossier of a structure signs for it: else nothing of his is left in the fields. */
export function WhoSigns({ form, user }: Props) {
  const { firstName, lastName: name, email, phoneNumber } = user;
  const own: Person = { firstName, name, email, phoneNumber: phoneNumber ?? "" };
  const [who, setWho] = useState<Who | "">(() => namedIn(form.values, own));
  return (
    <ChoiceField<Who>
      id="whoSigns"
      label={t("Qui signe pour la structure\u202f?")}
      value={who}
      onChange={(chosen) => {
        setWho(chosen);
        form.setValues(chosen === "self" ? own : nobody);
      }}
      choices={[
        { value: "self", label: t("Moi, {{firstName}} {{name}}", { firstName, name }) },
        {
          value: "other",
          label: t("Une autre personne (maire, gérante…)"),
          description: t("Son lien pour lire et signer lui arrive par e-mail, sans compte."),
        },
      ]}
    />
  );
}
