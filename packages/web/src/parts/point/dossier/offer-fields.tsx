import { NativeSelect, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import {
  type ContractForm,
  hasDoubtedPrice,
  isContractComplete,
  shortTariffLabels,
  tariffTypeLabels,
} from "@mec/domain/point";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { afterPress } from "../../../ui/fields/after-press.ts";
import { chooseOffer } from "../contract/choose-offer.ts";
import { type Meter, PriceFields } from "../contract/price-fields.tsx";
import { offerHint } from "./offer-hint.ts";

const offers = [
  { type: "", tarification: "" },
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
    label: offer.type
      ? t("{{type}}, {{option}}", {
          type: t(tariffTypeLabels[offer.type]),
          option: t(shortTariffLabels[offer.tarification]),
        })
      : t("Je ne sais pas"),
  }));

interface Props {
  form: UseFormReturnType<ContractForm>;
  /** Whether no sum is told before the price is: none of our tariffs is then counted. */
  asksPrice: boolean;
}

/** The supply contract in one choice. */
export function OfferField({ form, asksPrice }: Props) {
  const { profileType } = usePrices();
  return (
    <NativeSelect
      id="dossier-offer"
      size="md"
      label={t("Votre offre d’électricité")}
      description={offerHint(form.values, { isBusiness: profileType === "professional", asksPrice })}
      data={choices()}
      value={nameOf(form.values)}
      onChange={(event) => {
        const offer = offers.find((one) => nameOf(one) === event.currentTarget.value);
        if (offer) chooseOffer(form, profileType, offer);
      }}
    />
  );
}

/** The hours and prices of the contract; public prices are shown, not asked. */
export function OfferPrices({
  form,
  asksPrice,
  takesFocus,
  meter,
}: Props & { takesFocus: boolean; meter: Meter }) {
  if (form.values.type === "") return null;
  return (
    <Stack gap="sm" onBlur={() => afterPress(() => void form.validate())}>
      <PriceFields {...{ form, takesFocus, meter }} />
      {!asksPrice && !isContractComplete(form.values) && !hasDoubtedPrice(form.values) && (
        <Text size="sm" c="dimmed">
          {t("En attendant vos prix et vos heures, l’estimation se fait au tarif réglementé.")}
        </Text>
      )}
    </Stack>
  );
}
