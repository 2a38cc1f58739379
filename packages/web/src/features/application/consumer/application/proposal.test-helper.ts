import type { PriceProposal } from "@mec/api/study";

/** A price as the tests read it. */
export const proposal: PriceProposal = {
  price: 0.125,
  proposedAt: "2026-11-22T08:00:00.000Z",
  until: null,
  vatRegime: "standard",
  billEur: 900,
  supply: "Le prix de votre fournisseur est celui de votre contrat.",
  sharedKwh: { low: 500, high: 1500 },
  energyEur: { low: 28.4, high: 106.4 },
  savingEur: { low: 8, high: 86 },
  firstYearEur: { low: -12, high: 66 },
  savingWithoutVatEur: null,
  costsWithoutVat: null,
  participationEur: 5.4,
  membershipEur: 15,
  subscriptionEur: 0,
  entranceEur: 20,
  networkOptionEur: null,
  saves: true,
  verdict: "Ce projet vous ferait économiser entre 8 € et 86 € par an.",
  caution: null,
  yearlyKwh: 4200,
  isConsumptionKnown: true,
  isContractKnown: true,
  engagement: { durationYears: 5, noticeMonths: 3, indexation: "none", indexationRate: null },
};
