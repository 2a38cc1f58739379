import type { Dated } from "./dated.ts";

/** The two price lists of the regulated tariff, by the power of its subscription: 3 and 6 kVA, 9 to 36 kVA. */
export type SubscribedPower = "upTo6" | "upTo36";

interface Prices {
  readonly base: Readonly<Record<SubscribedPower, number>>;
  readonly peak: number;
  readonly offPeak: number;
}

/** Regulated tariff ("tarif bleu résidentiel"), €/kWh: before tax, the network included, and with every tax. */
export interface RegulatedTariff {
  readonly beforeTax: Prices;
  readonly withTax: Prices;
}

const one = (price: number) => ({ upTo6: price, upTo36: price });
const tariffOf = (day: string) => `tarif bleu résidentiel du ${day}`;

/**
 * Where only the price with taxes was published, the price before tax is deduced from it and from the excise
 * of that day, to the hundredth of a cent, as these prices are set.
 */
export const regulatedTariffs: readonly Dated<RegulatedTariff>[] = [
  {
    from: "2024-02-01",
    value: {
      beforeTax: { base: one(0.1887), peak: 0.204, offPeak: 0.1513 },
      withTax: { base: one(0.2516), peak: 0.27, offPeak: 0.2068 },
    },
    source: `${tariffOf("1er février 2024")}, prix HT déduits, heures pleines et creuses sans source`,
    link: "http://www.plein-soleil.info/actualites/autoconsommation-collective-et-49-3-saint-francois-bayrou-daccise/",
    checkedOn: "2026-11-22",
  },
  {
    from: "2025-02-01",
    value: {
      beforeTax: { base: one(0.1343), peak: 0.1451, offPeak: 0.1076 },
      withTax: { base: one(0.2016), peak: 0.2146, offPeak: 0.1696 },
    },
    source: `${tariffOf("1er février 2025")}, heures pleines et creuses TTC sans source`,
    link: "https://centralesvillageoises.fr/index.php/actualite/comprendre-limpact-des-recentes-evolutions-tarifaires-de-lelectricite-sur-les-projets",
    checkedOn: "2026-11-22",
  },
  {
    from: "2025-08-01",
    value: {
      beforeTax: { base: one(0.1327), peak: 0.1434, offPeak: 0.1063 },
      withTax: { base: one(0.1952), peak: 0.2081, offPeak: 0.1635 },
    },
    source: `${tariffOf("1er août 2025")}, prix HT déduits, heures creuses sans source`,
    link: "https://www.revolution-energetique.com/actus/voici-les-nouveaux-prix-de-lelectricite-au-1er-fevrier-2026/",
    checkedOn: "2026-11-22",
  },
  {
    from: "2026-02-01",
    value: {
      beforeTax: { base: { upTo6: 0.1308, upTo36: 0.1297 }, peak: 0.1412, offPeak: 0.1007 },
      withTax: { base: { upTo6: 0.194, upTo36: 0.1927 }, peak: 0.2065, offPeak: 0.1579 },
    },
    source: tariffOf("1er février 2026"),
    link: "https://www.sicap-pithiviers.net/?p=7651",
    checkedOn: "2026-11-22",
  },
  {
    from: "2026-08-01",
    value: {
      beforeTax: { base: { upTo6: 0.1359, upTo36: 0.1346 }, peak: 0.1477, offPeak: 0.1016 },
      withTax: { base: { upTo6: 0.2001, upTo36: 0.1985 }, peak: 0.2142, offPeak: 0.1589 },
    },
    // Read in two public tools, on 3 August and 30 October 2026; the regulator's own text was not read.
    source: `${tariffOf("1er août 2026")}, prix TTC relevés sur deux sites publics, prix HT calculés à partir d’eux`,
    // The supplier's own list, to compare with.
    link: "https://particulier.edf.fr/content/dam/2-Actifs/Documents/Offres/Grille_prix_Tarif_Bleu.pdf",
    checkedOn: "2026-10-30",
  },
];
