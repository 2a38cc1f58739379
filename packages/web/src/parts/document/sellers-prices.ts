/** What one seller of a contract asks, and what that becomes; `who` is null where no name stands beside his price. */
export interface SellerPrice {
  readonly who: string | null;
  readonly price: string;
  readonly later: string | null;
}

/** The price of a contract whose sellers ask other prices, in its parts. */
export interface SellersPrices {
  /** What stands before: "Votre contrat". */
  readonly before: string | null;
  readonly sellers: readonly SellerPrice[];
  /** "+1,5 % par an"; null where nothing is said of it. */
  readonly change: string | null;
  /** "l’année 5", of their later prices; null where none is told. */
  readonly laterYear: string | null;
  /** The sentences before and after, without what may begin anew there; "" for none. */
  readonly rest: string;
}

const whole =
  /^(?:(\D[^:]*?)\u00a0: )?(\d.*?), selon qui produit(?:, (.*?))?(?:\u00a0: (\d.*?), selon qui produit (.*))?\.$/u;

const eachOf = (told: string): readonly string[] => told.split(/(?:\sou\s|,\s)(?=\d)/u);

const named = (told: string): Omit<SellerPrice, "later"> => {
  const [, price = told, who = null] = /^(.*?) \((.*)\)$/u.exec(told) ?? [];
  return { price, who };
};

/** The same text in its parts, a seller each; null where they are not several, or it tells more than one such price. */
export function sellersPrices(text: string): SellersPrices | null {
  const sentences = text.split(/(?<=\.)\s(?=[A-ZÀ-Ý])/u);
  const [told, ...others] = sentences.filter((one) => one.includes(", selon qui produit"));
  const [, before = null, prices, change = null, laters, laterYear = null] = whole.exec(told ?? "") ?? [];
  if (!prices || others.length > 0) return null;
  const later = laters === undefined ? [] : eachOf(laters).map((one) => named(one).price);
  const sellers = eachOf(prices).map((one, index) => ({ ...named(one), later: later[index] ?? null }));
  if (sellers.length < 2) return null;
  return { before, sellers, change, laterYear, rest: sentences.filter((one) => one !== told).join(" ") };
}
