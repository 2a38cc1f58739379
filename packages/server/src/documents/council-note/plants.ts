import { powerUnit, productionTypeLabels } from "@mec/domain/point";
import { formatKwh, formatNumber, formatPriceRange, plural } from "@mec/domain/shared";
import { essentialLabels } from "@mec/domain/signature";
import { againstText, euros, ownBuildingsText, soldHereText, worthWithOwnText } from "@mec/domain/study";
import { field, fieldList, type Section, say, strong, type Text } from "../legal/model.ts";
import type { CouncilNoteData, NotePlant } from "./data.ts";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const powerText = ({
  type,
  powerKwc,
}: Pick<NotePlant, "type"> & Pick<NotePlant["sale"], "powerKwc">): string =>
  powerKwc ? `, ${formatNumber(powerKwc)}\u00a0${powerUnit([type])}` : "";

/** "Toit de l’école (2 rue de l’École), 36 kWc" */
export const plantText = ({ name, address, type, sale: { powerKwc } }: NotePlant): string =>
  `${name} (${address})${powerText({ type, powerKwc })}`;

const isGiven = ({ sale: { price, agreed } }: NotePlant): boolean => {
  const told = agreed?.price ?? price;
  return told === null || told.max === 0;
};

export const areGiven = (plants: readonly NotePlant[]): boolean => plants.every(isGiven);

/** At what price, as its seller earns it: what was accepted, else what is asked. */
function priceRange({ sale: { price, agreed, vatRegime } }: NotePlant): string | null {
  const told = agreed?.price ?? price;
  return told && told.max > 0 ? formatPriceRange(told, "professional", vatRegime) : null;
}

/** The one at which all these sell; null where they differ, or give. */
export function commonPrice(plants: readonly NotePlant[]): string | null {
  const [price = null, ...others] = new Set(plants.map(priceRange));
  return others.length === 0 ? price : null;
}

function saleText(plant: NotePlant): string {
  const { agreed } = plant.sale;
  const range = priceRange(plant);
  const buyers = agreed?.consumers ?? 0;
  const today =
    buyers === 0
      ? "aucun autre lieu accepté aujourd’hui"
      : `${plural(buyers, "lieu accepté", "lieux acceptés")} aujourd’hui`;
  const whom = `aux participants du projet, chacun pour sa part (${today}).`;
  const rest = "Ce que personne ne consomme sur l’instant reste à vendre à part.";
  return range === null
    ? `L’électricité partagée est donnée ${whom} ${rest}`
    : `${capital(range)}, ${agreed?.price ? "accepté" : "demandé"}, par contrat de vente ${whom} ${rest}`;
}

/** What the contracts bring that their buyers have signed, as it stands where its holder signs, and what it is made of; null without any. */
function signedText({ signed, concluded, membershipEur }: NotePlant["sale"]): string | null {
  if (!signed?.sum) return null;
  const { localEur, surplusEur, earnsEur } = signed.sum;
  const count = signed.contracts;
  const several = concluded
    ? `les ${count} contrats que leurs acheteurs ont signés`
    : `les ${count} contrats signés`;
  const one = concluded ? "le contrat que son acheteur a signé" : "le contrat signé";
  const made = [
    `${euros(localEur)} de vente`,
    ...(surplusEur === null ? [] : [`${euros(surplusEur)} de surplus`]),
    ...(membershipEur ? [`${euros(membershipEur)} de cotisation en moins`] : []),
  ];
  return `environ ${euros(earnsEur)} par an aujourd’hui avec ${count === 1 ? one : several} (${made.join(", ")})`;
}

function incomeText({ sale }: NotePlant): string {
  const { earnsEur } = sale;
  if (!earnsEur) return "Pas encore estimé : ni la puissance ni la production ne sont dites.";
  const told = { ...sale, earnsEur };
  const without =
    sale.membershipEur === null || sale.membershipEur === undefined
      ? "Hors TVA, charges et cotisation."
      : "Hors TVA et charges, cotisation payée.";
  const worth = worthWithOwnText(told);
  const compared = worth ? `. ${worth}` : `, ${againstText(sale)}.`;
  const here = [signedText(sale), soldHereText(told)].filter((text) => text !== null).join(", ");
  return `${capital(here)}${compared} ${without}`;
}

function plantFields(plant: NotePlant) {
  const { type, sale } = plant;
  const produced = sale.producedKwh ? `, environ ${formatKwh(sale.producedKwh)} par an` : "";
  const own = ownBuildingsText(sale.own);
  return [
    field("Installation", [
      strong(plant.name),
      `, ${plant.address}. ${productionTypeLabels[type]}${powerText({ type, powerKwc: sale.powerKwc })}${produced}.`,
    ]),
    field("Vente", saleText(plant)),
    ...(own ? [field("Vos bâtiments", own)] : []),
    field("Par an", incomeText(plant)),
  ];
}

const ofBudget: Text = say`Vendre de l’électricité est un service public industriel et commercial : en principe une régie et un budget annexe (code général des collectivités territoriales, article L. 1412-1), dont un arrêté du 10 juillet 2024 dispense les petites puissances. À voir avec le comptable public.`;

/** What is put in common, at what price, and what it brings. */
export function plantsSection({ plants, decider }: CouncilNoteData): Section {
  const isSold = !areGiven(plants);
  return {
    title: plants.length > 1 ? "Les installations mises en commun" : "L’installation mise en commun",
    blocks: [
      ...plants.map((plant) => fieldList(plantFields(plant))),
      ...(isSold && decider === "public" ? [fieldList([field("Le budget", ofBudget)])] : []),
    ],
  };
}

export const sellerSection = ({ plants, sellerEssentials }: CouncilNoteData): Section => ({
  title: areGiven(plants) ? "Ce à quoi partager engage" : "Ce à quoi vendre engage",
  isWhole: true,
  blocks: [fieldList(sellerEssentials.map(({ subject, text }) => field(essentialLabels[subject], text)))],
});
