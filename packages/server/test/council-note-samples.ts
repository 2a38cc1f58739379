import type { PriceProposal } from "@mec/api/study";
import type { CouncilNoteData, NotePlace } from "../src/documents/council-note/data.ts";

export const proposal: PriceProposal = {
  sharedKwh: { low: 8700, high: 12_950 },
  energyEur: { low: 275, high: 396 },
  savingEur: { low: 241.4, high: 362.2 },
  firstYearEur: { low: 231.4, high: 352.2 },
  savingWithoutVatEur: null,
  isVatCounted: true,
  withoutExemptionEur: { low: -234.6, high: 12.3 },
  participationEur: 5.4,
  membershipEur: 20,
  subscriptionEur: 0,
  entranceEur: 10,
  networkOptionEur: null,
  saves: true,
  verdict: "",
  isIndexed: true,
  later: { year: 5, savingEur: { low: 150.4, high: 240.2 }, savingWithoutVatEur: null },
  productionShare: { low: 0.2, high: 0.3 },
  ownCostsEur: 25.4,
  price: 0.11,
  proposedAt: "2026-11-20T10:00:00.000Z",
  until: "2026-12-20",
  vatRegime: "standard",
  billEur: 8934,
  supply: "Le prix de votre fournisseur est celui de votre contrat.",
  caution: null,
  costsWithoutVat: null,
  yearlyKwh: 45_000,
  isConsumptionKnown: true,
  isContractKnown: true,
  engagement: { durationYears: 20, noticeMonths: 3, indexation: "fixed", indexationRate: 1.5 },
};
export const school: NotePlace = {
  name: "École",
  address: "2 Rue de l’École 35630 La Chapelle-Chaussée",
  workingHours: "term",
  status: "PROPOSAL",
  proposal,
};
export const hall: NotePlace = {
  ...school,
  name: "Salle des fêtes",
  workingHours: null,
  status: "SIGNATURE",
  proposal: {
    ...proposal,
    savingEur: { low: 30.4, high: 59.4 },
    withoutExemptionEur: { low: -90, high: -40 },
    later: { year: 5, savingEur: { low: 10, high: 30 }, savingWithoutVatEur: null },
    yearlyKwh: 9000,
    isConsumptionKnown: false,
  },
};
export const data: CouncilNoteData = {
  date: "2026-11-26T10:00:00.000Z",
  project: {
    name: "Soleil du Val",
    city: "Langouet",
    bearer: { kind: "municipality", name: "Commune de Langouet" },
    stage: "study",
    expectedStart: "2027-07",
  },
  producers: { count: 2, names: ["Commune de Langouet"], powerKw: 72.5 },
  association: "Énergie du Val",
  decider: "public",
  consumerType: "professional",
  structure: {
    name: "Commune de La Chapelle-Chaussée",
    isIntercommunal: false,
    signer: "Hélène Morvan, maire",
  },
  places: [school, hall],
  plants: [],
  sellerEssentials: [],
  isFounder: false,
  agreedOn: null,
  sinceAgreement: null,
  essentials: [
    {
      subject: "price",
      text: "13,2\u00a0c€/kWh\u00a0TTC, soit 11\u00a0c€/kWh\u00a0HT. Le prix augmente de 1,5\u00a0% chaque année\u00a0: 14,01\u00a0c€/kWh\u00a0TTC, soit 11,68\u00a0c€/kWh\u00a0HT l’année 5. L’acheminement et les taxes restent facturés par votre fournisseur\u00a0; toute taxe créée, changée ou supprimée sur cette électricité vous est répercutée, à la hausse comme à la baisse.",
    },
    {
      subject: "length",
      text: "20\u00a0ans, reconduit d’année en année sauf opposition\u00a0; vous pouvez partir avant, avec un préavis de 3\u00a0mois.",
    },
    {
      subject: "notice",
      text: "3\u00a0mois, par écrit, pour vous comme pour le producteur. Partir sans le respecter coûte 10\u00a0% du prix de ce qui restait à fournir.",
    },
    {
      subject: "fee",
      text: "20,00\u00a0€ par an à l’association, et 10,00\u00a0€ à l’entrée, une seule fois, pour chacun de vos 2\u00a0lieux\u00a0: 40,00\u00a0€ par an et 20,00\u00a0€ à l’entrée en tout.",
    },
    {
      subject: "billing",
      text: "L’association (Énergie du Val), au nom du producteur (Commune de Langouet)\u00a0: une facture chaque trimestre, par prélèvement SEPA. C’est une facture de plus\u00a0: votre fournisseur continue de facturer tout le reste.",
    },
    {
      subject: "leaving",
      text: "Par écrit, à tout moment et sans motif. Le contrat de vente demande son préavis, sauf si vous quittez les lieux. La cotisation de l’année en cours reste due.",
    },
  ],
};
