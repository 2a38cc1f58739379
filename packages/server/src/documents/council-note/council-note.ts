import type { PriceProposal } from "@mec/api/study";
import { duesBesideSum } from "@mec/domain/overview";
import { nextDuesShort } from "@mec/domain/pmo";
import {
  bearerName,
  monthText,
  projectStageLabels,
  sharingFromText,
  startInLaterYear,
} from "@mec/domain/project";
import {
  dayInParis,
  formatDate,
  formatEuro,
  formatNumber,
  formatPercent,
  isMixedVat,
  plural,
} from "@mec/domain/shared";
import { ownHolderText, ownSellerText } from "@mec/domain/signatory";
import { essentialLabels } from "@mec/domain/signature";
import { oldTariffsText, perKwhText } from "@mec/domain/study";
import { exemptionDoubt, oldChecksOfConsumer } from "@mec/energy";
import {
  field,
  fieldList,
  type LegalDocument,
  type Section,
  say,
  strong,
  type Text,
} from "../legal/model.ts";
import type { CouncilNoteData } from "./data.ts";
import { deliberation } from "./deliberation.ts";
import { mostNamedPlaces, placesAndPlants } from "./naming.ts";
import { buyersIn, buys, ownPlacesText } from "./own-places.ts";
import { areTooMany, commonAnswer, commonEuro, placeTable } from "./place-table.ts";
import { plantsSection, sellerSection } from "./plants.ts";
import { franchiseText, purchaseText } from "./purchase.ts";
import { supplyText } from "./supply.ts";
import { decision, hasCouncil } from "./what-is-decided.ts";

export { hasCouncil };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const titleOf = (data: CouncilNoteData): string =>
  hasCouncil(data) ? "Note pour le conseil" : buys(data) ? "Proposition de prix" : "Note sur le projet";

/** What its file is called. */
export const fileKind = (data: CouncilNoteData): string =>
  hasCouncil(data) ? "note-pour-le-conseil" : buys(data) ? "proposition-de-prix" : "note-sur-le-projet";

/** "Commune de Langouet ; étude, démarrage prévu en juillet 2027"; where it stands alone of an owner who gave no name. */
function bearerText({ project: { bearer, stage, expectedStart, startsOn } }: CouncilNoteData): string {
  const start = expectedStart
    ? `démarrage prévu en ${monthText(expectedStart)}`
    : "date de démarrage pas encore dite";
  const now = startsOn ? sharingFromText(startsOn) : projectStageLabels[stage];
  const stands = [now.toLowerCase(), ...(stage === "running" ? [] : [start])].join(", ");
  return bearer ? `${bearerName(bearer)}\u00a0; ${stands}` : capital(stands);
}

function producersText({ producers: { count, names, powerKw } }: CouncilNoteData): string {
  if (count === 0) return "Pas encore connus";
  const power = powerKw > 0 ? `, ${formatNumber(powerKw)}\u00a0kWc` : "";
  const named = names.length > 0 ? `${names.join(", ")}\u00a0: ` : "";
  return `${named}${plural(count, "installation", "installations")}${power}`;
}

/** A home's note is one sheet: what its supplier goes on to invoice stands below. */
const whatItIs = (isBought: boolean, isOfHome: boolean): Text =>
  isOfHome
    ? say`Des voisins proches se partagent, quart d’heure par quart d’heure, l’électricité d’un ou de plusieurs producteurs, réunis par une association.`
    : say`Des voisins proches se partagent, quart d’heure par quart d’heure, l’électricité d’un ou de plusieurs producteurs, réunis par une association (code de l’énergie, article L. 315-2). Chaque lieu ${isBought ? "achète" : "reçoit"} ainsi une part locale de ce qu’il consomme, et son fournisseur lui facture toujours le reste, l’abonnement et l’acheminement.`;

function headFields(data: CouncilNoteData) {
  const { project, producers, places } = data;
  const answer = places.length > 0 ? commonAnswer(places) : null;
  const own = places.map(({ proposal }) => proposal).find(({ ownSeller }) => ownSeller);
  const doubt =
    data.plants.length > 0
      ? null
      : own?.ownSeller
        ? ownSellerText(own.ownSeller, own.ownPart)
        : data.mayBeOwn
          ? ownHolderText
          : null;
  return [
    ...(data.sinceAgreement ? [field("Ce qui a changé", [strong(data.sinceAgreement)])] : []),
    field("Projet", `${project.name}, ${project.city}`),
    field(project.bearer ? "Porté par" : "Où il en est", bearerText(data)),
    field(producers.count > 1 ? "Producteurs" : "Producteur", producersText(data)),
    ...(doubt ? [field("À vérifier avant de voter", [strong(doubt)])] : []),
    field("L’autoconsommation collective", whatItIs(buys(data), data.decider === "home")),
    ...(answer === null ? [] : [field(buys(data) ? "Ce prix" : "Participation", capital(answer))]),
  ];
}

/** That several places share what is produced, and whether their lines count that. */
function sharingText(proposals: readonly PriceProposal[]): Text[] {
  if (proposals.length === 1) return [];
  return areTooMany(proposals)
    ? [
        say`Ensemble, ces lieux prendraient plus que ce qui est produit : le total compte qu’ils se le partagent.`,
      ]
    : [say`Ces lieux se partagent la même production : chaque ligne compte que tous participent.`];
}

/** Where the sellers differ, what a price with tax counts; nothing to who reads all without. */
function mixedVatText(proposals: readonly PriceProposal[]): Text[] {
  const withTax = proposals.filter(({ savingWithoutVatEur }) => savingWithoutVatEur === null);
  const mixed = withTax.map(({ vatRegime }) => vatRegime).find(isMixedVat);
  return mixed === undefined
    ? []
    : [
        say`TTC, dont ${formatPercent(1 - mixed)} des panneaux sans TVA : c’est le prix moyen, selon la puissance de chacun.`,
      ];
}

/** What of the fees the sums count, and what is paid once beside them, or that nothing is. */
function feesText(proposals: readonly PriceProposal[]): Text {
  if (proposals.some(({ membershipEur }) => membershipEur === null))
    return say`La cotisation, là où elle n’est pas encore fixée, n’est pas comptée, ni un droit d’entrée éventuel.`;
  const each = proposals.map(({ entranceEur }) => entranceEur);
  const all = each.reduce((sum, one) => sum + one, 0);
  if (all === 0) return say`Cotisation et frais de chaque lieu compris\u00a0; droit d’entrée\u00a0: aucun.`;
  const [one = 0, ...others] = new Set(each);
  const told = [
    ...(others.length === 0 ? [`${formatEuro(one)} par lieu`] : []),
    ...(each.length > 1 ? [`${formatEuro(all)} pour les ${each.length}\u00a0lieux`] : []),
  ];
  return say`Cotisation et frais de chaque lieu compris, sans le droit d’entrée, payé une fois\u00a0: ${told.join(", ")}.`;
}

/** What no year's sum has: the fees of the years before sharing begins. */
function beforeStart({ places, project, date }: CouncilNoteData): Text[] {
  const fees = places.flatMap(({ proposal }) => proposal.membershipEur ?? []);
  if (fees.length < places.length) return [];
  const today = dayInParis(new Date(date));
  const told = duesBesideSum(
    {
      membershipEur: fees.reduce((sum, fee) => sum + fee, 0),
      entranceEur: places.reduce((sum, { proposal }) => sum + proposal.entranceEur, 0),
    },
    { today, startsIn: startInLaterYear(project, today), places: places.length },
  );
  return told === null ? [] : [[told]];
}

/** What the sums of these places count, in their tax. */
function countedText(data: CouncilNoteData): Text {
  const { places } = data;
  const proposals = places.map(({ proposal }) => proposal);
  const bought = buyersIn(places).map(({ proposal }) => proposal);
  const mayEnd = proposals.some(({ withoutExemptionEur }) => withoutExemptionEur);
  const told = [
    say`Du cas le moins favorable au plus favorable.`,
    feesText(proposals),
    ...beforeStart(data),
    ...[...new Set(proposals.flatMap(({ plannedText }) => plannedText ?? []))].map((text) => [text]),
    ...(bought.some(({ vatRegime }) => vatRegime === null)
      ? [
          say`La TVA n’est pas encore dite par tous ceux qui vendent : elle est comptée, c’est le cas le plus cher.`,
        ]
      : []),
    ...mixedVatText(bought),
    ...(proposals.some(({ isIndexed }) => isIndexed)
      ? [
          say`Le prix local change chaque année : ${mayEnd ? "les deux premières sommes sont" : "la première somme est"} au prix de départ.`,
        ]
      : []),
    ...(commonEuro(proposals) === null ? [say`Des sommes TTC et HT ne s’additionnent pas.`] : []),
    ...sharingText(proposals),
    ...(mayEnd ? [[exemptionDoubt()]] : []),
  ];
  return told.flatMap((text, index) => (index > 0 ? [" ", ...text] : text));
}

/** What the figures rest on, and since when a tariff was not found in its source. */
function basisText({ date, places }: CouncilNoteData): Text {
  const old = oldTariffsText(oldChecksOfConsumer(dayInParis(new Date(date))));
  return [
    ...say`Estimées le ${formatDate(date)} par Mon énergie collective, comme sur la page de chaque lieu, selon un profil type et une année type de soleil. `,
    [supplyText(places), ...(old ? [old] : [])].join(" "),
  ];
}

/** A local kWh beside the supplier's, as the page of each place has it; of several that differ, each by its name, as long as they are few. */
function perKwhOfPlaces({ places }: CouncilNoteData): string | null {
  const told = places.flatMap(({ name, proposal }) => {
    const text = perKwhText(proposal);
    return text ? [{ name, text }] : [];
  });
  const [one, ...others] = new Set(told.map(({ text }) => text));
  if (!one || told.length > mostNamedPlaces) return others.length === 0 ? (one ?? null) : null;
  return others.length === 0 ? one : told.map(({ name, text }) => `${name}\u00a0: ${text}`).join(" ");
}

const placesTitle = (data: CouncilNoteData): string => {
  const isMany = data.places.length > 1;
  if (!buys(data)) return isMany ? "Les lieux et leur économie" : "Le lieu et son économie";
  return isMany ? "Les lieux, leur prix et leur économie" : "Le lieu, son prix et son économie";
};

function placesSection(data: CouncilNoteData): Section {
  const bought = buyersIn(data.places).map(({ proposal }) => proposal);
  const own = ownPlacesText(data);
  const purchase = bought.length > 0 ? purchaseText(bought) : null;
  const franchise = franchiseText(bought);
  const perKwh = perKwhOfPlaces(data);
  return {
    title: placesTitle(data),
    blocks: [
      placeTable(data),
      fieldList([
        ...(own ? [field("Même organisme", own)] : []),
        ...(purchase
          ? [field("À payer pour la part locale", perKwh ? [...purchase, ` ${perKwh}`] : purchase)]
          : []),
        ...(franchise ? [field("La TVA", franchise)] : []),
        field("Ce que les sommes comptent", countedText(data)),
        field("D’où elles viennent", basisText(data)),
      ]),
    ],
  };
}

/** Where places have not one price, each one's stands in the table. */
function essentialsSection({ essentials, places, agreedOn }: CouncilNoteData): Section {
  const prices = new Set(buyersIn(places).map(({ proposal }) => proposal.price));
  const told = essentials.filter(({ subject }) => subject !== "price" || prices.size < 2);
  const isYearly = places.some(({ proposal }) => (proposal.membershipEur ?? 0) > 0);
  const whole = (subject: string, text: string) =>
    subject === "fee" && isYearly ? `${text} ${nextDuesShort}` : text;
  return {
    title: !buys({ places })
      ? "Ce à quoi participer engage"
      : agreedOn
        ? `Ce à quoi ce prix engage, aux conditions du ${formatDate(agreedOn)}`
        : "Ce à quoi ce prix engage",
    isWhole: true,
    blocks: [
      fieldList(told.map(({ subject, text }) => field(essentialLabels[subject], whole(subject, text)))),
    ],
  };
}

/** For whom and for what: "Commune de Langouet, 2 lieux et 1 installation"; a shop whose only place has its name, once. */
const subtitleOf = ({ structure, places, plants }: CouncilNoteData): string => {
  const [first, ...others] = [...plants, ...places];
  const names = [
    structure?.name,
    others.length > 0 ? placesAndPlants(places.length, plants.length) : first?.name,
  ];
  return [...new Set(names)].filter(Boolean).join(", ");
};

/** What is handed to those who decide on a price: all the places and plants of one structure, on one sheet. */
export function councilNote(data: CouncilNoteData): LegalDocument {
  return {
    title: titleOf(data),
    subtitle: subtitleOf(data),
    projectName: data.project.name,
    date: data.date,
    fields: headFields(data),
    warning: "",
    opening: [
      ...(data.plants.length > 0 ? [plantsSection(data)] : []),
      ...(data.places.length > 0 ? [placesSection(data)] : []),
      decision(data),
      ...(data.plants.length > 0 ? [sellerSection(data)] : []),
      ...(data.places.length > 0 ? [essentialsSection(data)] : []),
      ...(hasCouncil(data) ? [deliberation(data)] : []),
    ],
    articles: [],
    closing: [],
    signatures: [],
    annexes: [],
  };
}
