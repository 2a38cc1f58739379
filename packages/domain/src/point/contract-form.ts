import {
  displayedPrice,
  type ProfileType,
  priceText,
  priceToKeep,
  typedPriceDoubt,
} from "../shared/index.ts";
import { type Contract, contractSchema } from "./contract.ts";
import { type ContractForm, contractFields, type OffPeakForm } from "./contract-fields.ts";
import { defaultPeakHour } from "./default-peak-hour.ts";
import { emptyContractForm, emptyOffPeakForm } from "./empty-contract.ts";
import { type HourWindow, hourSchema, offPeakFault, seasons, toldOffPeak } from "./off-peak.ts";

const isTyped = ({ start, end }: HourWindow): boolean =>
  hourSchema.safeParse(start).success && hourSchema.safeParse(end).success;

/** Hours that are the same all year are typed under winter. */
export const typedSeasons = ({ hasSeasons }: Pick<OffPeakForm, "hasSeasons">) =>
  hasSeasons ? seasons : (["winter"] as const);

/** Whether the hours are still the single window that was stored, of whatever length: nobody has to type it again. */
function areHoursAsKept({ offPeak, peakHour }: Pick<ContractForm, "offPeak" | "peakHour">): boolean {
  const [window, ...others] = offPeak?.winter ?? [];
  const isSingle = offPeak?.isKnown === true && !offPeak.hasSeasons && others.length === 0;
  const isSame = window?.start === peakHour.start && window.end === peakHour.end;
  return isSingle && isSame && toldOffPeak({ peakHour }) !== null;
}

/** A form as it may be kept while it is filled in: its prices are prices, though one may still be in another unit. */
export const keptContractFormSchema = contractFields.superRefine((form, context) => {
  const { offPeak } = form;
  if (!offPeak?.isKnown || areHoursAsKept(form)) return;
  for (const season of typedSeasons(offPeak)) {
    const message = offPeak[season].every(isTyped) ? offPeakFault(offPeak[season]) : null;
    if (message) context.addIssue({ code: "custom", path: ["offPeak", season], message });
  }
});

/** The typed prices that count, each with its path: the regulated tariff's are not the person's. */
function countedPrices(form: ContractForm): [path: string[], typed: string][] {
  if (form.type !== "other") return [];
  const of = (part: "twoQuarterPrice" | "fourQuarterPrice") =>
    Object.entries<string>(form[part]).map(([key, typed]): [string[], string] => [[part, key], typed]);
  switch (form.tarification) {
    case "base":
      return [[["basePrice"], form.basePrice]];
    case "2Q":
      return of("twoQuarterPrice");
    case "4Q":
      return of("fourQuarterPrice");
    default:
      return [];
  }
}

/** Whether a price of this contract was read in another unit: nothing is computed on it until that is settled. */
export const hasDoubtedPrice = (form: ContractForm): boolean =>
  countedPrices(form).some(([, typed]) => typedPriceDoubt(typed) !== null);

/** The same as it is judged: no price in another unit. */
export const contractFormSchema = keptContractFormSchema.superRefine((form, context) => {
  for (const [path, typed] of countedPrices(form)) {
    const doubt = typedPriceDoubt(typed);
    if (doubt) context.addIssue({ code: "custom", path, message: doubt.question });
  }
});

type Convert = (text: string) => number | undefined;
type Prices<Key extends string, Value> = Record<Key, Value>;

/** All the prices, or undefined when one of them is missing or wrong. */
function allPrices<Key extends string>(texts: Prices<Key, string>, convert: Convert) {
  const prices = Object.entries<string>(texts).map(([key, text]) => [key, convert(text)] as const);
  return prices.some(([, price]) => price === undefined) ? undefined : Object.fromEntries(prices);
}

/**
 * §5: a TRV contract with the 2Q option sends the price 1 twice; the true prices are in the dated table of the
 * regulated tariff.
 */
const trvTwoQuarterPrice = { hp: 1, hc: 1 };

/** The off-peak hours of a form: the single window where only that could be typed. */
export const typedOffPeak = ({ offPeak, peakHour }: ContractForm): OffPeakForm =>
  offPeak ?? offPeakToForm({ peakHour });

/** A person who does not know his hours sends none: the default ones then apply. */
function hoursOf(form: ContractForm): object {
  if (!form.offPeak || areHoursAsKept(form)) return { peakHour: form.peakHour };
  const { isKnown, winter, summer, hasSeasons } = form.offPeak;
  return isKnown ? { offPeak: { winter, summer: hasSeasons ? summer : winter } } : {};
}

/** Only the regulated tariff has a price list for each power. */
const powerOf = ({ type, subscribedPower }: ContractForm): object =>
  type === "TRV" && subscribedPower ? { subscribedPower } : {};

/** Only an offer's price is fixed until a month. */
const fixedUntilOf = ({ type, fixedUntil }: ContractForm): object =>
  type === "other" && fixedUntil ? { fixedUntil } : {};

/** The parts of the form that the tariff uses; the leftovers of another choice are dropped. */
function usedParts(form: ContractForm, convert: Convert): object {
  switch (form.tarification) {
    case "base":
      return { basePrice: convert(form.basePrice), ...powerOf(form) };
    case "2Q": {
      const typed = form.type === "TRV" ? trvTwoQuarterPrice : allPrices(form.twoQuarterPrice, convert);
      return { ...hoursOf(form), twoQuarterPrice: typed };
    }
    case "4Q":
      return { ...hoursOf(form), fourQuarterPrice: allPrices(form.fourQuarterPrice, convert) };
    default:
      return {};
  }
}

/**
 * The contract to send, or null when it is unknown, incomplete (§5) or has a price in another unit.
 * @param profileType how the prices were typed: with tax by an individual, without by a professional.
 */
export function contractToSend(
  form: ContractForm,
  profileType: ProfileType = "professional",
): Contract | null {
  const convert: Convert = (text) => {
    const price = priceText.safeParse(text);
    return price.success ? priceToKeep(price.data, profileType) : undefined;
  };
  const { type, tarification } = form;
  if (hasDoubtedPrice(form)) return null;
  const parts = { ...usedParts(form, convert), ...fixedUntilOf(form) };
  return contractSchema.safeParse({ type, tarification, ...parts }).data ?? null;
}

/** Whether the off-peak hours that somebody says he knows are all typed, eight a day, or those that were kept. */
export function areHoursTyped(form: ContractForm): boolean {
  const offPeak = typedOffPeak(form);
  return (
    areHoursAsKept(form) ||
    typedSeasons(offPeak).every(
      (season) => offPeak[season].every(isTyped) && offPeakFault(offPeak[season]) === null,
    )
  );
}

/** The contract to count in a sum: as long as its off-peak hours are being typed, with the usual ones. */
export function contractToCount(form: ContractForm, profileType: ProfileType): Contract | null {
  const { offPeak } = form;
  const sent = contractToSend(form, profileType);
  if (sent || !offPeak?.isKnown) return sent;
  return contractToSend({ ...form, offPeak: { ...offPeak, isKnown: false } }, profileType);
}

/** §5: whether the form makes a contract; 'Incomplet' is shown otherwise. */
export const isContractComplete = (form: ContractForm): boolean => contractToSend(form) !== null;

function offPeakToForm(contract: Pick<Contract, "peakHour" | "offPeak">): OffPeakForm {
  const told = toldOffPeak(contract);
  if (!told) return emptyOffPeakForm;
  const copy = (windows: readonly HourWindow[]) => windows.map((window) => ({ ...window }));
  return {
    isKnown: true,
    hasSeasons: JSON.stringify(told.summer) !== JSON.stringify(told.winter),
    summer: copy(told.summer),
    winter: copy(told.winter),
  };
}

/** A stored contract as a form to edit, with the prices as this person reads them; without one, an empty form. */
export function contractToForm(
  contract: Contract | null,
  profileType: ProfileType = "professional",
): ContractForm {
  if (!contract) return emptyContractForm;
  const text = (price: number | null | undefined) =>
    price == null ? "" : String(displayedPrice(price, profileType)).replace(".", ",");
  const { twoQuarterPrice: two, fourQuarterPrice: four } = contract;
  const isPlaceholder = contract.type === "TRV";
  return {
    type: contract.type,
    tarification: contract.tarification,
    basePrice: text(contract.basePrice),
    subscribedPower: contract.subscribedPower ?? "",
    peakHour: contract.peakHour ?? defaultPeakHour,
    offPeak: offPeakToForm(contract),
    twoQuarterPrice: isPlaceholder
      ? emptyContractForm.twoQuarterPrice
      : { hp: text(two?.hp), hc: text(two?.hc) },
    fourQuarterPrice: {
      summer_hp: text(four?.summer_hp),
      summer_hc: text(four?.summer_hc),
      winter_hp: text(four?.winter_hp),
      winter_hc: text(four?.winter_hc),
    },
    fixedUntil: contract.fixedUntil ?? "",
  };
}
