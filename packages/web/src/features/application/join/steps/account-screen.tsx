import { TextInput } from "@mantine/core";
import { consumptionPointNameLength } from "@mec/domain/point";
import { useState } from "react";
import { AccountFields } from "../../../../parts/account/account-fields.tsx";
import { HasAccount } from "../../../../parts/account/has-account.tsx";
import { type NewAccountForm, newAccountSchema } from "../../../../parts/account/new-account.ts";
import { PersonFields } from "../../../../parts/account/person-fields.tsx";
import { t } from "../../../../platform/i18n.ts";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { refusedIn } from "../../../../ui/forms/refused-fields.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { companySchema, namedAfter, toldCompany } from "../company-name.ts";
import type { JoinDraft } from "../join-draft.ts";
import { JoinFrame } from "../join-frame.tsx";
import { SlimRecap } from "../recap-lines.tsx";
import type { StepProps } from "../step-props.ts";

const accountSchema = newAccountSchema.and(companySchema);

interface Props extends StepProps {
  person: JoinDraft["person"];
  /** The password, once chosen. */
  password: string | null;
  onChosen: (password: string) => void;
}

/** The account of a person who has none: a name, an e-mail, a password, and the terms. */
export function AccountScreen(props: Props) {
  const { draft, update, route, target, stages, refusals, person, password, onChosen } = props;
  const { phoneNumber, ...asked } = person;
  // A school or a town hall is told from others of its commune by what it is; who signs for it names the commune.
  const namesCompany = draft.consumerType === "professional" && draft.house.reclaimsVat !== false;
  // He had passed this screen, and left the page: what he typed is there, but for what no browser should keep.
  const [wasLeft] = useState(() => draft.cgus && password === null);
  const form = useSchemaForm<NewAccountForm & { company: string }>(
    accountSchema,
    { ...asked, password: password ?? "", cgus: draft.cgus, company: toldCompany(draft) },
    ({ password: _, cgus, company, ...typed }) =>
      update({ person: { ...typed, phoneNumber }, cgus, ...namedAfter(draft, company) }),
  );
  return (
    <JoinFrame
      stage="account"
      stages={stages}
      target={target}
      title={t("Votre compte")}
      intro={
        wasLeft
          ? t(
              "Vos réponses sont là. Seul votre mot de passe n’est pas conservé\u00a0: choisissez-le à nouveau.",
            )
          : t("Pour que le porteur vous réponde.")
      }
      onBack={() => (draft.isShort ? route.leaveTo(target) : route.goTo("house"))}
    >
      <SlimRecap {...props} />
      <CheckedForm
        form={form}
        submitLabel={t("Continuer")}
        refused={refusedIn(refusals.refused, "account")}
        onValid={({ password: chosen, firstName, lastName, email, cgus }) => {
          refusals.settle("account");
          update({ person: { firstName, lastName, email, phoneNumber }, cgus });
          onChosen(chosen);
          route.goToScreen("check");
        }}
      >
        <PersonFields form={form}>
          {namesCompany && (
            <TextInput
              {...fieldOf(form, "company")}
              label={t("Votre entreprise (facultatif)")}
              description={t(
                "Son nom, que le porteur lira. De {{min}} à {{max}} caractères.",
                consumptionPointNameLength,
              )}
              autoComplete="organization"
            />
          )}
          <HasAccount />
        </PersonFields>
        <AccountFields form={form} />
      </CheckedForm>
    </JoinFrame>
  );
}
