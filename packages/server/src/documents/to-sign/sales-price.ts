import type { SalesTerms } from "@mec/domain/document";
import { formatEuro, formatNumber, type SellerVat, toTtc } from "@mec/domain/shared";
import { type Block, type Column, paragraph, type Section, say, strong, type Text } from "../legal/model.ts";
import type { SalesContractData } from "./content.ts";
import { mostNamedProducers, reachesExcisePower } from "./sales-installation.ts";
import { namesOf, taxedPartOf, type VatGroup, vatGroups } from "./sellers-vat.ts";

const nbsp = "\u00a0";

/** €/kWh HT: what the terms say, else what the consumer accepted; null when neither says it. */
export const contractPrice = ({ terms, acceptedPrice }: SalesContractData): number | null =>
  terms?.price ?? acceptedPrice;

const unitPrice = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 4, maximumFractionDigits: 6 });
/** In euros, and in cents as pages and mails say it. */
const perKwh = (price: number): string =>
  `${unitPrice.format(price)}${nbsp}€/kWh (${formatNumber(price * 100, 4)}${nbsp}c€/kWh)`;
const perYear = (amount: number): string => `${formatEuro(amount)}/an`;

const columns: readonly Column[] = [
  { title: "Prestation", width: 40 },
  { title: "Hors taxes", width: 22, align: "right" },
  { title: "TVA", width: 22, align: "right" },
  { title: "Toutes taxes comprises", width: 26, align: "right" },
];

/** A price in its three forms; without a VAT regime, the highest that may be asked with tax: a consumer reads what he pays at most. */
function priceRow(
  label: string,
  amount: number,
  write: (amount: number) => string,
  vatRegime: SellerVat | null,
): Text[] {
  const net = write(amount);
  switch (vatRegime) {
    case "standard":
      return [[label], [strong(net)], [`20${nbsp}%`], [strong(write(toTtc(amount)))]];
    case "franchise":
      return [[label], [strong(net)], ["Non applicable"], [strong(net)]];
    default:
      return [[label], [strong(net)], [`20${nbsp}% au plus`], [strong(write(toTtc(amount))), " au plus"]];
  }
}

/** Whose price it is, where the sellers of a contract differ. */
function labelOf(label: string, group: VatGroup, groups: readonly VatGroup[]): string {
  if (groups.length === 1) return label;
  const names = group.producers.length > mostNamedProducers ? [] : namesOf(group);
  if (names.length > 0) return `${label}, vendue par ${names.join(", ")}`;
  return group.vatRegime === "franchise"
    ? `${label}, vendue par qui n’ajoute pas de TVA`
    : `${label}, vendue par qui ajoute la TVA`;
}

/** The subscription of sellers who differ: one amount, of which each bills his part. */
function subscriptionRows(amount: number, data: SalesContractData, groups: readonly VatGroup[]): Text[][] {
  if (amount === 0) return [];
  const [group] = groups;
  if (groups.length === 1) return [priceRow("Abonnement", amount, perYear, group?.vatRegime ?? null)];
  const gross = perYear(toTtc(amount, taxedPartOf(data)));
  return [[["Abonnement"], [strong(perYear(amount))], ["Sur une part"], [strong(gross)]]];
}

const sharedSubscription = paragraph(
  say`L’abonnement se partage entre les producteurs à proportion de la puissance de leurs installations : la TVA ne s’ajoute qu’à la part de ceux qui l’ajoutent.`,
);

export function vatText({ vatRegime }: Pick<VatGroup, "vatRegime">): Text {
  switch (vatRegime) {
    case "standard":
      return say`La TVA est due au taux normal, de 20 % à la date du contrat. Si ce taux change, le prix toutes taxes comprises change d’autant.`;
    case "franchise":
      return say`TVA non applicable, art. 293\u00a0B du CGI. Si le Producteur sort de la franchise en base, la TVA s’ajoute au prix hors taxes au taux alors en vigueur ; il en informe le Consommateur un mois à l’avance.`;
    default:
      return say`Le prix toutes taxes comprises est le plus élevé que le Producteur puisse demander : il s’applique s’il ajoute la TVA, au taux normal de 20 % à la date du contrat. S’il relève de la franchise en base (art. 293\u00a0B du CGI), il n’en ajoute pas, et le prix à payer est le prix hors taxes. Si ce taux change, le prix toutes taxes comprises change d’autant.`;
  }
}

/** Whose VAT it is, where the sellers of a contract differ. */
const ownVatText = (group: VatGroup, groups: readonly VatGroup[]): Text =>
  groups.length === 1 ? vatText(group) : say`${labelOf("Électricité", group, groups)}. ${vatText(group)}`;

/** Whether the electricity itself costs nothing. */
export const isGiven = (data: SalesContractData): boolean => contractPrice(data) === 0;

/** € a year HT: nothing is due that the terms do not name. */
const subscriptionOf = ({ terms }: SalesContractData): number => terms?.subscription ?? 0;

/** Whether nothing at all is to be paid under the contract. */
export const isFree = (data: SalesContractData): boolean => isGiven(data) && subscriptionOf(data) === 0;

const notAgreed = paragraph(
  say`Le prix hors taxes de l’électricité affectée est celui dont les parties conviennent par écrit. Aucune électricité n’est facturée avant cet accord.`,
);

/** What is paid, a line each: its name, then the amount without tax, the VAT and the amount with it. */
export function priceRows(data: SalesContractData): Text[][] {
  const price = contractPrice(data);
  const groups = vatGroups(data);
  const energy = (group: VatGroup) =>
    priceRow(labelOf("Électricité affectée", group, groups), price ?? 0, perKwh, group.vatRegime);
  return [
    ...(isGiven(data) || price === null ? [] : groups.map(energy)),
    ...subscriptionRows(subscriptionOf(data), data, groups),
  ];
}

export function priceArticle(data: SalesContractData): Section {
  const price = contractPrice(data);
  const subscription = subscriptionOf(data);
  const given = isGiven(data);
  const groups = vatGroups(data);
  const rows = priceRows(data);
  const free = paragraph(
    say`L’électricité affectée est fournie au Consommateur ${strong("à titre gratuit")}.`,
  );
  const noSubscription = paragraph(say`Le contrat ne comporte pas d’abonnement.`);
  const table: Block = { kind: "table", columns, rows };
  return {
    title: "Prix",
    blocks: [
      ...(given ? [free] : []),
      ...(price === null ? [notAgreed] : []),
      ...(rows.length > 0 ? [table, ...groups.map((group) => paragraph(ownVatText(group, groups)))] : []),
      ...(subscription > 0 && groups.length > 1 ? [sharedSubscription] : []),
      ...(subscription === 0 ? [noSubscription] : []),
    ],
  };
}

type Indexation = NonNullable<SalesTerms["indexation"]>;

/** How the price changes; it is firm unless something else was agreed in full. */
export function indexationOf({ terms }: SalesContractData): Indexation {
  if (terms?.indexation === "fixed" && terms.indexationRate === null) return "none";
  return terms?.indexation ?? "none";
}

export function indexationText(data: SalesContractData): Text {
  switch (indexationOf(data)) {
    case "none":
      return say`Le prix est ferme : il n’est ni indexé ni révisé pendant la durée du contrat.`;
    case "fixed":
      return say`À chaque date anniversaire de la prise d’effet, le prix hors taxes de l’électricité augmente de ${strong(`${formatNumber(data.terms?.indexationRate ?? 0)}${nbsp}%`)}.`;
    case "insee":
      return say`À chaque date anniversaire de la prise d’effet, le prix hors taxes de l’électricité varie, à la hausse comme à la baisse, comme l’indice des prix à la consommation « Électricité » que publie l’INSEE (ensemble des ménages, France) : nouveau prix = prix initial × dernier indice publié ÷ indice publié à la prise d’effet. Cet indice est en relation directe avec l’objet du contrat (code monétaire et financier, article L. 112-2). S’il disparaît, l’indice qui le remplace s’applique.`;
  }
}

export function indexationArticle(data: SalesContractData): Section {
  const told =
    indexationOf(data) === "none"
      ? []
      : [
          paragraph(
            say`Le Producteur communique le nouveau prix au Consommateur un mois au moins avant de l’appliquer.`,
          ),
        ];
  return { title: "Évolution du prix", blocks: [paragraph(indexationText(data)), ...told] };
}

function exciseText(data: SalesContractData): Text {
  const reaches = reachesExcisePower(data);
  const installation = data.producers.length > 1 ? "chaque installation" : "l’installation";
  const reached = data.producers.length > 1 ? "Une installation au moins" : "L’installation";
  const nil = say`l’électricité partagée dans une opération d’autoconsommation collective et produite à partir d’énergies renouvelables par une installation de moins de 1\u00a0MW relève, à la date du contrat, d’un tarif nul d’accise (code des impositions sur les biens et services)`;
  if (reaches === false) {
    return say`Accise : ${nil}. Les parties constatent que ${installation} est en deçà de cette puissance ; il appartient au Producteur de s’assurer qu’elle remplit les autres conditions de ce tarif.`;
  }
  if (reaches === true) {
    return say`Accise : ${nil}. ${reached} atteint cette puissance : l’accise peut être due sur l’électricité qu’elle fournit ; elle est alors facturée au Consommateur en sus.`;
  }
  return say`Accise : ${nil}. La puissance des installations n’étant pas toute connue, il appartient au Producteur de vérifier que ce tarif s’applique.`;
}

export function taxesArticle(data: SalesContractData): Section {
  return {
    title: "Taxes et acheminement",
    blocks: [
      paragraph(
        isGiven(data)
          ? say`La gratuité porte sur la seule électricité affectée. Elle ne s’étend ni à l’acheminement (TURPE), ni aux taxes et contributions que le fournisseur du Consommateur lui facture.`
          : say`Le prix rémunère la seule électricité affectée. Il ne comprend ni l’acheminement (TURPE), ni les taxes et contributions que le fournisseur du Consommateur lui facture.`,
      ),
      paragraph(exciseText(data)),
      paragraph(
        say`Toute création, suppression ou modification d’un impôt ou d’une taxe qui frappe la fourniture de cette électricité est répercutée à l’identique sur ce que paie le Consommateur, à la hausse comme à la baisse, dès son entrée en vigueur.`,
      ),
    ],
  };
}
