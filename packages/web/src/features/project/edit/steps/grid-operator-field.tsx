import { Text, TextInput } from "@mantine/core";
import { nationalGridOperator, otherGridOperator } from "@mec/domain/project";
import { t } from "../../../../platform/i18n.ts";
import type { FieldProps } from "../../../../ui/fields/field-props.ts";

interface Props extends FieldProps<string> {
  /** Where the project is, when a local company may be known there. */
  address?: { readonly city: string; readonly citycode?: string | undefined } | null;
}

/** Says that another company than the typed (or the national) one is known to run the network in this town. */
function LocalCompany({ address, gridOperator }: Pick<Props, "address"> & { gridOperator: string }) {
  const operator =
    address &&
    otherGridOperator(address, { gridOperator: gridOperator.trim() || nationalGridOperator, address: {} });
  if (!operator) return null;
  return (
    <Text size="sm" c="sun.9" mt={4} role="status">
      {t("À {{city}}, le réseau peut être celui de {{operator}}\u00a0: vérifiez sur une facture.", {
        city: address.city,
        operator,
      })}
    </Text>
  );
}

/** Whose network all the points of the project are in. */
export function GridOperatorField({ address, ...field }: Props) {
  return (
    <div>
      <TextInput
        {...field}
        size="md"
        maxLength={100}
        description={t(
          "Il est écrit sur les factures d’électricité et sur le compteur. Par exemple\u00a0: {{operator}}",
          { operator: nationalGridOperator },
        )}
        onChange={(event) => field.onChange(event.currentTarget.value)}
      />
      <LocalCompany address={address} gridOperator={field.value} />
    </div>
  );
}
