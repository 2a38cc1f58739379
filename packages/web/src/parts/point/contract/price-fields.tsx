import { SimpleGrid, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ContractForm } from "@mec/domain/point";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { PriceField } from "../../../ui/fields/price-field.tsx";
import { FixedUntil } from "./fixed-until.tsx";
import { OffPeakFields } from "./off-peak-fields.tsx";
import { type Meter, PublicPrice } from "./public-price.tsx";
import { WhereOnBill } from "./where-on-bill.tsx";

export type { Meter };

interface Form {
  form: UseFormReturnType<ContractForm>;
  /** Whether the first price is what one came to tell. */
  takesFocus?: boolean;
}

/** Which of the prices on a bill is meant: that of a business has several, and its taxes apart. */
const meant = (isBusiness: boolean) =>
  isBusiness
    ? t("Le prix HT de votre dernière facture, acheminement compris, sans abonnement ni accise.")
    : t("Celui de votre dernière facture, hors abonnement.");

function Prices({
  form,
  takesFocus = false,
  fields,
}: Form & { fields: readonly [path: string, label: string][] }) {
  const isBusiness = usePrices().profileType === "professional";
  return (
    <Stack gap="xs">
      {isBusiness && (
        <Text size="sm" c="dimmed">
          {meant(true)}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" style={{ alignItems: "start" }}>
        {fields.map(([path, label], index) => (
          <PriceField
            key={path}
            {...fieldOf(form, path)}
            label={label}
            autoFocus={takesFocus && index === 0}
          />
        ))}
      </SimpleGrid>
      {isBusiness && <WhereOnBill />}
    </Stack>
  );
}

/** One price, all day. */
function BasePrice({ form, takesFocus = false }: Form) {
  const isBusiness = usePrices().profileType === "professional";
  return (
    <Stack gap="xs">
      <PriceField
        {...fieldOf(form, "basePrice")}
        label={t("Prix du kWh")}
        description={meant(isBusiness)}
        autoFocus={takesFocus}
      />
      {isBusiness && <WhereOnBill />}
    </Stack>
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

function OptionFields({ form, takesFocus = false, meter }: Form & { meter?: Meter | undefined }) {
  const isPublic = form.values.type === "TRV";
  switch (form.values.tarification) {
    case "base":
      return isPublic ? (
        <PublicPrice form={form} meter={meter} />
      ) : (
        <BasePrice form={form} takesFocus={takesFocus} />
      );
    case "2Q":
      return (
        <Stack gap="lg">
          <OffPeakFields form={form} />
          {isPublic ? (
            <PublicPrice form={form} meter={meter} />
          ) : (
            <Prices form={form} takesFocus={takesFocus} fields={twoPrices()} />
          )}
        </Stack>
      );
    case "4Q":
      return (
        <Stack gap="lg">
          <OffPeakFields form={form} />
          <Prices form={form} takesFocus={takesFocus} fields={fourPrices()} />
        </Stack>
      );
    default:
      return null;
  }
}

/** The fields for the chosen option's prices and hours (specification §5); of an offer, also until when its price is fixed. */
export function PriceFields(props: Form & { meter?: Meter | undefined }) {
  const { type, tarification } = props.form.values;
  return (
    <Stack gap="lg">
      <OptionFields {...props} />
      {type === "other" && tarification !== "" && <FixedUntil form={props.form} />}
    </Stack>
  );
}
