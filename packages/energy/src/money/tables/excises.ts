import type { Dated } from "./dated.ts";

/** The most that a connection may draw: 36 kVA, as homes and most small businesses, or more. */
export type Connection = "upTo36" | "over36";

const CIBS = "CIBS, article L312-37";

/**
 * Excise on electricity ("accise"), €/kWh without VAT. It depends on the power of the connection, not on who
 * is behind it: a business of 36 kVA at most pays what a household pays. Over 250 kVA the rate of February
 * 2025 was 0.0225, before the two higher rates were merged.
 */
export const excises: readonly Dated<Readonly<Record<Connection, number>>>[] = [
  {
    from: "2024-02-01",
    value: { upTo36: 0.021, over36: 0.0205 },
    source: `${CIBS}, tarifs au 1er février 2024`,
    link: "https://www.nariconseil.fr/blog/actualites-2/accise-electricite-ex-ticfe-ce-qui-a-vraiment-change-en-2024-2025-et-ce-quil-faut-anticiper-pour-2026-5",
    checkedOn: "2026-11-22",
  },
  {
    from: "2025-02-01",
    value: { upTo36: 0.0337, over36: 0.02623 },
    source: `${CIBS}, tarifs au 1er février 2025`,
    link: "https://www.nariconseil.fr/blog/actualites-2/accise-electricite-ex-ticfe-ce-qui-a-vraiment-change-en-2024-2025-et-ce-quil-faut-anticiper-pour-2026-5",
    checkedOn: "2026-11-22",
  },
  {
    from: "2025-08-01",
    value: { upTo36: 0.02998, over36: 0.02579 },
    source: `${CIBS}, tarifs au 1er août 2025`,
    link: "https://ecoceo.fr/?p=1389",
    checkedOn: "2026-11-22",
  },
  {
    from: "2026-02-01",
    value: { upTo36: 0.03085, over36: 0.02658 },
    source: `${CIBS}, tarifs au 1er février 2026`,
    link: "https://www.enerlex-avocat.fr/fr/actualites-juridique/id-195-loi-de-finances-votee-quels-tarifs-de-taxe-sur-l-electricite-applicable-en-2026-",
    checkedOn: "2026-11-22",
  },
  {
    // A change was announced for this day, and its figure was not found: the former one stands, dated by the article
    // that gives it, so that its age shows.
    from: "2026-08-01",
    value: { upTo36: 0.03085, over36: 0.02658 },
    source: `${CIBS}, tarifs au 1er février 2026, faute de ceux du 1er août 2026`,
    link: "https://www.enerlex-avocat.fr/fr/actualites-juridique/id-195-loi-de-finances-votee-quels-tarifs-de-taxe-sur-l-electricite-applicable-en-2026-",
    checkedOn: "2026-02-05",
  },
];

/**
 * Local energy of an operation is free of excise when it comes from renewable plants under 1 MW. One
 * secondary source says that this ends on a day, others name none: no figure changes by itself on that day,
 * and people are told both cases.
 */
export const localExciseExemption = {
  from: "2025-03-01",
  value: {
    announcedEnd: "2027-01-01",
    /** https://bibledusolaire.fr/2025/02/17/exoneration-daccise-pour-lautoconsommation-collective-en-2025 */
    announcedBy: "La Bible du solaire, 17 février 2025",
    maxPlantKw: 1000,
  },
  source: "loi de finances pour 2025, article 75 ; CIBS, articles L312-79 et L312-87",
  link: "https://www.gossement-avocats.com/blog/autoconsommation-collective-exoneration-de-laccise-sur-lelectricite/",
  checkedOn: "2026-11-22",
} as const satisfies Dated<unknown>;
