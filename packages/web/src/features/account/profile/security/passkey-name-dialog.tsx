import { TextInput } from "@mantine/core";
import { passkeyNameSchema } from "@mec/domain/account";
import * as z from "zod";
import { t } from "../../../../platform/i18n.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";

const schema = z.object({ passkeyName: passkeyNameSchema });

interface Props {
  title: string;
  initial: string;
  onClose: () => void;
  onName: (name: string) => void;
}

/** The name of a passkey, by which its person tells it from the others. */
export function PasskeyNameDialog({ title, initial, onClose, onName }: Props) {
  const form = useSchemaForm(schema, { passkeyName: initial });
  return (
    <Dialog title={title} onClose={onClose}>
      <CheckedForm
        form={form}
        onValid={(values) => {
          onClose();
          onName(schema.parse(values).passkeyName);
        }}
        submitLabel={t("Continuer")}
      >
        <TextInput
          {...fieldOf(form, "passkeyName")}
          label={t("Nom de la clé")}
          description={t("Par exemple «\u00a0Téléphone de Camille\u00a0».")}
          autoComplete="off"
          autoFocus
        />
      </CheckedForm>
    </Dialog>
  );
}
