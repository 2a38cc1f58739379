import { SimpleGrid, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ContractForm } from "@mec/domain/point";
import { t } from "../../../platform/i18n.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { PriceField } from "../../../ui/fields/price-field.tsx";
import { OffPeakFields } from "./off-peak-fields.tsx";
import { PublicPrice } from "./public-price.tsx";

type Form = { form: UseFormReturnType<ContractForm> };

function Prices({ form, fields }: Form & { fields: readonly [path: string, label: string][] }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {fields.map(([path, label]) => (
        <PriceField key={path} {...fieldOf(form, path)} label={label} />
      ))}
    </SimpleGrid>
  );
}

const twoPrices = (): [string, string][] => [
  ["twoQuarterPrice.hp", t("Prix en heures pleines")],
  ["twoQuarterPrice.hc", t("Prix en heures creuses")],
];
const fourPrices = (): [string, string][] => [
  ["fourQuarterPrice.summer_hp", t("Été, heures pleines")],
  ["fourQuarterPrice.summer_hc", t("Été, heures creuses")],
  ["fourQuarterPrice.winter_hp", t("Hiver, heures pleines")],
  ["fourQuarterPrice.winter_hc", t("Hiver, heures creuses")],
];

/** The fields for the chosen option's prices and hours (specification §5). */
export function PriceFields({ form }: Form) {
  const isPublic = form.values.type === "TRV";
  switch (form.values.tarification) {
    case "base":
      return isPublic ? (
        <PublicPrice form={form} />
      ) : (
        <PriceField
          {...fieldOf(form, "basePrice")}
          label={t("Prix du kWh")}
          description={t("Celui de votre dernière facture, hors abonnement.")}
        />
      );
    case "2Q":
      return (
        <Stack gap="lg">
          <OffPeakFields form={form} />
          {isPublic ? <PublicPrice form={form} /> : <Prices form={form} fields={twoPrices()} />}
        </Stack>
      );
    case "4Q":
      return (
        <Stack gap="lg">
          <OffPeakFields form={form} />
          <Prices form={form} fields={fourPrices()} />
        </Stack>
      );
    default:
      return null;
  }
}
