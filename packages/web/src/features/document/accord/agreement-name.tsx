import { Anchor, Text, TextInput } from "@mantine/core";
import { pages } from "@mec/api";
import { type PmoAssociationAnswer, pmoCalls } from "@mec/api/pmo";
import { pmoAssociationSchema } from "@mec/domain/pmo";
import { Link } from "react-router";
import * as z from "zod";
import { useSavePmo } from "../../../parts/pmo/use-save-pmo.ts";
import { t } from "../../../platform/i18n.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";

export type AgreementName = { projectName: string };

/** An empty name stands for the project's own name. */
const optionalName = (typed: string) => (typed.trim() === "" ? undefined : typed);

const { projectName } = pmoAssociationSchema.shape;
const schema = z.object({ projectName: z.string().transform(optionalName).pipe(projectName) });

interface Props {
  projectId: string;
  association: PmoAssociationAnswer | null;
  /** The project's own name, used as long as no other is given. */
  ownName: string;
  typed: AgreementName;
  onType: (typed: AgreementName) => void;
  onSaved: () => void;
}

/** How the operation is named in the agreement; it is kept with the association. */
export function AgreementNameForm({ projectId, association, ...props }: Props) {
  if (association) return <NameForm projectId={projectId} association={association} {...props} />;
  return (
    <Text size="sm">
      {t("L’accord porte le nom de votre projet, «\u00a0{{name}}\u00a0». Pour lui en donner un autre,", {
        name: props.ownName,
      })}{" "}
      <Anchor component={Link} to={pages.createBulletin.to({ projectId })} size="sm">
        {t("décrivez d’abord l’association")}
      </Anchor>
      .
    </Text>
  );
}

function NameForm({
  projectId,
  association,
  ownName,
  typed,
  onType,
  onSaved,
}: Props & { association: PmoAssociationAnswer }) {
  const form = useSchemaForm<AgreementName>(schema, typed, onType);
  const saving = useSavePmo({
    projectId,
    form,
    send: (call, values) => {
      const { id: _, projectName: __, ...kept } = association;
      const name = optionalName(values.projectName);
      return call(pmoCalls.savePmoAssociation, {
        params: { id: projectId },
        body: { ...kept, ...(name === undefined ? {} : { projectName: name }) },
      });
    },
    after: onSaved,
  });

  return (
    <CheckedForm {...saving} submitLabel={t("Enregistrer le nom")}>
      <TextInput
        {...fieldOf(form, "projectName")}
        label={t("Nom de l’opération dans l’accord (facultatif)")}
        description={t("De 5 à 50 caractères. Vide\u00a0: «\u00a0{{name}}\u00a0».", { name: ownName })}
        maxLength={50}
      />
    </CheckedForm>
  );
}
