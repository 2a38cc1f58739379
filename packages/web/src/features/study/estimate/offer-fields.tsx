import { NativeSelect, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { type ContractForm, tariffLabels, tariffTypeLabels } from "@mec/domain/point";
import { t } from "../../../platform/i18n.ts";
import { PriceFields } from "../../../ui/fields/contract/price-fields.tsx";

const offers = [
  { type: "TRV", tarification: "base" },
  { type: "TRV", tarification: "2Q" },
  { type: "other", tarification: "base" },
  { type: "other", tarification: "2Q" },
  { type: "other", tarification: "4Q" },
] as const;

const nameOf = ({ type, tarification }: Pick<ContractForm, "type" | "tarification">) =>
  `${type} ${tarification}`;

const choices = () =>
  offers.map((offer) => ({
    value: nameOf(offer),
    label: t("{{type}}, {{option}}", {
      type: t(tariffTypeLabels[offer.type]),
      option: t(tariffLabels[offer.tarification]).toLowerCase(),
    }),
  }));

/** The supply contract in one choice, then the prices that are not public. */
export function OfferFields({ form }: { form: UseFormReturnType<ContractForm> }) {
  const isRegulatedBase = nameOf(form.values) === "TRV base";
  return (
    <Stack gap="lg" onBlur={() => form.validate()}>
      <NativeSelect
        id="estimate-offer"
        size="md"
        label={t("Votre offre d’électricité")}
        description={t("Dans le doute, gardez le tarif réglementé.")}
        data={choices()}
        value={nameOf(form.values)}
        onChange={(event) => {
          const offer = offers.find((one) => nameOf(one) === event.currentTarget.value);
          if (offer) form.setValues(offer);
        }}
      />
      {!isRegulatedBase && <PriceFields form={form} />}
    </Stack>
  );
}
