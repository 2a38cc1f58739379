import { Stack, Text } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";

const steps = () => [
  t(
    "Dans le détail de la facture, à la ligne «\u00a0Consommation\u00a0»\u00a0: le prix unitaire HT du kWh, à sa date la plus récente.",
  ),
  t(
    "L’abonnement, l’accise (aux «\u00a0taxes et contributions\u00a0») et la TVA sont à part\u00a0: ne les ajoutez pas.",
  ),
  t("Si l’acheminement a sa propre ligne, ajoutez son prix par kWh."),
  t("Un prix en €/MWh se divise par dix\u00a0: 165\u00a0€/MWh, c’est 16,5\u00a0c€/kWh."),
];

/** Where a business reads the price that the sums are counted with: its bill names several. */
export function WhereOnBill() {
  return (
    <details>
      <summary style={{ width: "fit-content", cursor: "pointer", textDecoration: "underline" }}>
        {t("Où le lire\u202f?")}
      </summary>
      <Stack gap={4} mt="xs">
        {steps().map((step) => (
          <Text key={step} size="sm">
            <Unbroken text={step} />
          </Text>
        ))}
      </Stack>
    </details>
  );
}
