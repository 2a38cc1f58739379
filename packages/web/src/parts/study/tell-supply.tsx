import { Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { useReadOnly } from "../../ui/read-only/index.ts";

interface Supposed {
  readonly isContractKnown: boolean;
  readonly areHoursAssumed?: boolean | undefined;
}

/** What of his supply a sum supposes, and that it may change once he tells it; null where he told all. */
export function supposedSupply({
  isContractKnown,
  areHoursAssumed = false,
}: Supposed): { readonly told: string; readonly label: string } | null {
  if (!isContractKnown)
    return {
      told: t("Votre contrat est supposé\u00a0: la somme peut changer."),
      label: t("Dire mon contrat"),
    };
  if (!areHoursAssumed) return null;
  return {
    told: t("Vos heures creuses sont supposées\u00a0: la somme peut changer."),
    label: t("Dire mes heures creuses"),
  };
}

/** The same beside the sum, with the way to tell it, from where one comes back. */
export function TellSupply({ sum, consumerId }: { sum: Supposed; consumerId: string | undefined }) {
  const supposed = supposedSupply(sum);
  const isReadOnly = useReadOnly();
  if (!supposed) return null;
  return (
    <Text size="sm">
      {supposed.told}{" "}
      {!isReadOnly && consumerId && (
        <Anchor component={Link} to={pages.consumerProfile.to({ consumerId }, { hash: "contract" })} inherit>
          {supposed.label}
        </Anchor>
      )}
    </Text>
  );
}
