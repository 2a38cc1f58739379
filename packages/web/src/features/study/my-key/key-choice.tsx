import { Stack } from "@mantine/core";
import { repartitionKeyExplanations, repartitionKeyLabels, repartitionKeys } from "@mec/domain/project";
import { methodsOfKey, type SharingMethodKind, sharingMethodLabels } from "@mec/domain/study";
import { methodMeaning } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import { ChoiceField } from "../../../ui/fields/choice-field.tsx";
import { type DesignForm, withKey } from "./design-form.ts";

/** What a method favours; undefined for methods that are explained with their key. */
function meaningOf(kind: SharingMethodKind): string | undefined {
  return kind === "prorata" || kind === "static_shares" ? undefined : t(methodMeaning[kind]);
}

interface Props {
  form: DesignForm;
  onChange: (form: DesignForm) => void;
}

/** The key, then the method where there are several, each with its meaning in a sentence. */
export function KeyChoice({ form, onChange }: Props) {
  const methods = methodsOfKey[form.key];
  return (
    <Stack gap="xl">
      <ChoiceField
        id="key"
        label={t("Quelle clé\u202f?")}
        value={form.key}
        onChange={(key) => onChange(withKey(form, key))}
        choices={repartitionKeys.map((key) => ({
          value: key,
          label: t(repartitionKeyLabels[key]),
          description: t(repartitionKeyExplanations[key]),
        }))}
        sideBySide
      />
      {methods.length > 1 && (
        <ChoiceField
          id="method"
          label={t("Quelle méthode\u202f?")}
          value={form.kind}
          onChange={(kind) => onChange({ ...form, kind })}
          choices={methods.map((kind) => ({
            value: kind,
            label: t(sharingMethodLabels[kind]),
            description: meaningOf(kind),
          }))}
          sideBySide
        />
      )}
    </Stack>
  );
}
