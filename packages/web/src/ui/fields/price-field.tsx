import { formatPrice, priceToKeep, salePriceText, type VatRegime } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import { usePrices } from "../../platform/profile-type.ts";
import { CentsField } from "./cents-field.tsx";
import type { FieldProps } from "./field-props.ts";

interface Props extends Omit<FieldProps<string>, "onChange"> {
  /** Called with the typed text, in euros, and the stored price, without tax; null while the text is not a price. */
  onChange: (typed: string, ht: number | null) => void;
  /** Shows both prices, with and without tax, to whoever sets a price. */
  saysBothTaxes?: boolean;
  /** Whether he has not said yet that he adds VAT: the other price is one only if he does. */
  isVatUnsaid?: boolean;
  /** Where no VAT is added, there is one price for everybody; where sellers differ, one with the VAT of those who add it. */
  vatRegime?: VatRegime;
}

/** A price per kWh, typed with or without tax as this visitor reads prices. */
export function PriceField({
  onChange,
  saysBothTaxes = false,
  isVatUnsaid = false,
  vatRegime = null,
  description,
  ...field
}: Props) {
  const prices = usePrices();
  const isVatFree = vatRegime === "franchise";
  const profileType = isVatFree ? "professional" : prices.profileType;
  const tax = isVatFree ? t("sans TVA") : prices.tax;
  const htOf = (typed: string): number | null => {
    const price = salePriceText.safeParse(typed);
    return price.success ? priceToKeep(price.data, profileType, vatRegime) : null;
  };
  const ht = saysBothTaxes && !isVatFree ? htOf(field.value) : null;
  const other = profileType === "individual" ? "professional" : "individual";
  const otherPrice = ht === null ? null : { price: formatPrice(ht, other, vatRegime) };
  return (
    <CentsField
      {...field}
      isSale={saysBothTaxes}
      tax={tax}
      description={
        otherPrice === null
          ? description
          : isVatUnsaid
            ? t("Soit {{price}} si vous facturez la TVA", otherPrice)
            : t("Soit {{price}}", otherPrice)
      }
      onChange={(typed) => onChange(typed, htOf(typed))}
    />
  );
}
