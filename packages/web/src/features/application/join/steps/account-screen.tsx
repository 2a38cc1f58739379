import { signUpSchema } from "@mec/domain/account";
import { t } from "../../../../platform/i18n.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { AccountFields, type AccountForm } from "../account-fields.tsx";
import type { PersonForm } from "../join-draft.ts";
import { JoinFrame } from "../join-frame.tsx";
import { PersonFields } from "../person-fields.tsx";
import type { StepProps } from "../step-props.ts";

const accountSchema = signUpSchema.pick({
  firstName: true,
  lastName: true,
  email: true,
  password: true,
  cgus: true,
});

type Form = Omit<PersonForm, "phoneNumber"> & AccountForm;

interface Props extends StepProps {
  person: PersonForm;
  /** The password, once chosen: the terms were accepted with it. */
  password: string | null;
  onChosen: (password: string) => void;
}

/** The account of a person who has none: a name, an e-mail, a password, and the terms. */
export function AccountScreen({ draft, update, route, target, stages, person, password, onChosen }: Props) {
  const { phoneNumber, ...asked } = person;
  const form = useSchemaForm<Form>(
    accountSchema,
    { ...asked, password: password ?? "", cgus: password !== null },
    ({ password: _, cgus: __, ...typed }) => update({ person: { ...typed, phoneNumber } }),
  );
  return (
    <JoinFrame
      stage="account"
      stages={stages}
      target={target}
      title={t("Votre compte")}
      intro={t(
        "Le porteur du projet saura qui candidate, et vous suivrez sa réponse. Rien n’est signé aujourd’hui.",
      )}
      {...(!draft.isShort && { onBack: () => route.goTo("sge") })}
    >
      <CheckedForm
        form={form}
        submitLabel={t("Continuer")}
        onValid={({ password: chosen, firstName, lastName, email }) => {
          update({ person: { firstName, lastName, email, phoneNumber } });
          onChosen(chosen);
          route.goToScreen("check");
        }}
      >
        <PersonFields form={form} />
        <AccountFields form={form} />
      </CheckedForm>
    </JoinFrame>
  );
}
