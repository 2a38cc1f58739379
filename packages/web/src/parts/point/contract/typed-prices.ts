import type { ContractForm } from "@mec/domain/point";
import { displayedPrice, type ProfileType, priceText, priceToKeep } from "@mec/domain/shared";

/** A typed price rewritten with or without tax; text that is not a price stays as it is. */
export function convertTypedPrice(text: string, from: ProfileType, to: ProfileType): string {
  if (from === to) return text;
  const price = priceText.safeParse(text);
  if (!price.success) return text;
  return String(displayedPrice(priceToKeep(price.data, from), to)).replace(".", ",");
}

/** The typed form, after the visitor switched between prices with and without tax. */
export function convertTypedPrices(form: ContractForm, from: ProfileType, to: ProfileType): ContractForm {
  if (from === to) return form;
  const { twoQuarterPrice: two, fourQuarterPrice: four } = form;
  return {
    ...form,
    basePrice: convertTypedPrice(form.basePrice, from, to),
    twoQuarterPrice: { hp: convertTypedPrice(two.hp, from, to), hc: convertTypedPrice(two.hc, from, to) },
    fourQuarterPrice: {
      summer_hp: convertTypedPrice(four.summer_hp, from, to),
      summer_hc: convertTypedPrice(four.summer_hc, from, to),
      winter_hp: convertTypedPrice(four.winter_hp, from, to),
      winter_hc: convertTypedPrice(four.winter_hc, from, to),
    },
  };
}
