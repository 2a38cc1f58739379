import type { ContractForm } from "@mec/domain/point";
import { displayedPrice, type ProfileType, priceText, priceToKeep, type VatRegime } from "@mec/domain/shared";

interface Switch {
  from: ProfileType;
  to: ProfileType;
  /** Of who sells at this price; left out of a supplier’s. */
  vatRegime?: VatRegime;
}

/** A typed price rewritten with or without tax; text that is not a price stays as it is. */
export function convertTypedPrice(text: string, { from, to, vatRegime = null }: Switch): string {
  if (from === to) return text;
  const price = priceText.safeParse(text);
  if (!price.success) return text;
  return String(displayedPrice(priceToKeep(price.data, from, vatRegime), to, vatRegime)).replace(".", ",");
}

/** The typed form, after the visitor switched between prices with and without tax. */
export function convertTypedPrices(form: ContractForm, from: ProfileType, to: ProfileType): ContractForm {
  if (from === to) return form;
  const { twoQuarterPrice: two, fourQuarterPrice: four } = form;
  const convert = (text: string) => convertTypedPrice(text, { from, to });
  return {
    ...form,
    basePrice: convert(form.basePrice),
    twoQuarterPrice: { hp: convert(two.hp), hc: convert(two.hc) },
    fourQuarterPrice: {
      summer_hp: convert(four.summer_hp),
      summer_hc: convert(four.summer_hc),
      winter_hp: convert(four.winter_hp),
      winter_hc: convert(four.winter_hc),
    },
  };
}
