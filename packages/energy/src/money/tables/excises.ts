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
    checkedOn: "2026-11-22",
  },
  {
    from: "2025-02-01",
    value: { upTo36: 0.0337, over36: 0.02623 },
    source: `${CIBS}, tarifs au 1er février 2025`,
    checkedOn: "2026-11-22",
  },
  {
    from: "2025-08-01",
    value: { upTo36: 0.02998, over36: 0.02579 },
    source: `${CIBS}, tarifs au 1er août 2025`,
    checkedOn: "2026-11-22",
  },
  {
    from: "2026-02-01",
    value: { upTo36: 0.03085, over36: 0.02658 },
    source: `${CIBS}, tarifs au 1er février 2026`,
    checkedOn: "2026-11-22",
  },
  {
    from: "2026-08-01",
    value: { upTo36: 0.03085, over36: 0.02658 },
    source: `${CIBS}, tarifs au 1er février 2026 ; un changement au 1er août 2026 a été annoncé, à vérifier`,
    checkedOn: "2026-11-22",
  },
];

/**
 * Local energy of an operation is free of excise when it comes from renewable plants under 1 MW. One
 * secondary source says that this ends on a day, others name none: no figure changes by itself on that day,
 * and people are told both cases.
 */
export const localExciseExemption = {
  from: "2025-03-01",
  announcedEnd: "2027-01-01",
  maxPlantKw: 1000,
  source: "loi de finances pour 2025, article 75 ; CIBS, articles L312-79 et L312-87",
} as const;
