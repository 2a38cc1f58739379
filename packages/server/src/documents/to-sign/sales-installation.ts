import { type ProductionType, productionTypeLabels } from "@mec/domain/point";
import { formatDate } from "@mec/domain/shared";
import {
  type Block,
  type Column,
  type Field,
  field,
  fieldList,
  missing,
  paragraph,
  type Run,
  type Section,
  say,
  type Text,
} from "../legal/model.ts";
import { powerText, prmText } from "./common.ts";
import type { ContractProducer, SalesContractData } from "./content.ts";
import { addressText, partyText } from "./identity.ts";
import { vatOfParty } from "./sellers-vat.ts";

/** Beyond this many, the producers are listed in an annex. */
export const mostNamedProducers = 3;

/** The kinds of the installations, once each, unless the terms give them. */
function kindsOf({ terms, producers }: SalesContractData): ProductionType[] {
  if (terms?.energyKind) return [terms.energyKind];
  return [...new Set(producers.map(({ site }) => site.productionType))];
}

const kindsText = (kinds: readonly ProductionType[]): Run =>
  kinds.length > 0 ? kinds.map((kind) => productionTypeLabels[kind]).join(", ") : missing("filière");

function wholePower({ terms, producers }: SalesContractData): number | null {
  if (terms?.power != null) return terms.power;
  const powers = producers.map(({ site }) => site.power);
  const known = powers.filter((power) => power !== null);
  return powers.length > 0 && known.length === powers.length
    ? known.reduce((sum, power) => sum + power, 0)
    : null;
}

/** What the terms say of the installation; what they do not say is left out. */
function toldFields({ terms }: SalesContractData): Field[] {
  const date = terms?.installationDate;
  const purchase = terms?.purchaseContract ?? null;
  const surplus = purchase ? "Vendu dans le cadre d’un contrat d’achat" : "Sans contrat d’achat";
  return [
    ...(date ? [field("Date d’installation", formatDate(date))] : []),
    ...(purchase === null ? [] : [field("Surplus", surplus)]),
  ];
}

const columns: readonly Column[] = [
  { title: "Installation", width: 24 },
  { title: "Adresse", width: 32 },
  { title: "Filière", width: 16 },
  { title: "Puissance", width: 13, align: "right" },
  { title: "PRM d’injection", width: 22 },
];

const siteRow = ({ site }: ContractProducer): Text[] => [
  [site.name],
  [addressText(site.address)],
  [productionTypeLabels[site.productionType]],
  [powerText(site.power, [site.productionType])],
  [prmText(site.prm)],
];

function installationTable(data: SalesContractData): Block {
  const { producers } = data;
  if (producers.length === 0) return paragraph([missing("les installations de production")]);
  if (producers.length > mostNamedProducers) {
    return paragraph(
      say`Les installations sont celles que désigne l’annexe « Producteurs et installations ».`,
    );
  }
  return { kind: "table", columns, rows: producers.map(siteRow) };
}

export function installationArticle(data: SalesContractData): Section {
  return {
    title: "L’installation de production",
    blocks: [
      fieldList([
        field("Filière", kindsText(kindsOf(data))),
        field("Puissance totale", powerText(wholePower(data), kindsOf(data))),
        ...toldFields(data),
      ]),
      installationTable(data),
      paragraph(
        say`Le Producteur est seul responsable de l’installation, de son exploitation, de ses assurances et des déclarations qui lui incombent. Il informe le Consommateur, par l’intermédiaire de la PMO, de tout arrêt de plus de trente jours.`,
      ),
    ],
  };
}

function annexParty(producer: ContractProducer): Text {
  const party = partyText(producer.identity, "identité du producteur");
  const vat = vatOfParty(producer);
  return vat ? say`${party}, ${vat}` : party;
}

const kindAndPower = ({ site: { productionType, power } }: ContractProducer): Text => [
  productionTypeLabels[productionType],
  "\n",
  powerText(power, [productionType]),
];

/** All the producers and their installations, when they are too many for the first page. */
export function producersAnnex({ producers }: SalesContractData): Section {
  return {
    title: "Annexe\u00a0– Producteurs et installations",
    blocks: [
      {
        kind: "table",
        columns: [
          { title: "N°", width: 7, align: "right" },
          { title: "Producteur", width: 37 },
          { title: "Installation", width: 29 },
          { title: "Filière et puissance", width: 19 },
          { title: "PRM d’injection", width: 21 },
        ],
        rows: producers.map((producer, index) => [
          [String(index + 1)],
          annexParty(producer),
          say`${producer.site.name}, ${addressText(producer.site.address)}`,
          kindAndPower(producer),
          [prmText(producer.site.prm)],
        ]),
      },
    ],
  };
}

/** kW from which excise duty may be due on what is shared. */
const excisePower = 1000;

/** Whether an installation reaches that power; null when a power is not known. */
export function reachesExcisePower(data: SalesContractData): boolean | null {
  const powers = [data.terms?.power ?? null, ...data.producers.map(({ site }) => site.power)];
  const known = powers.filter((power) => power !== null);
  if (data.producers.length <= 1 && known.length > 0) return Math.max(...known) >= excisePower;
  const ofSites = data.producers.map(({ site }) => site.power);
  if (ofSites.some((power) => power !== null && power >= excisePower)) return true;
  return ofSites.length === 0 || ofSites.includes(null) ? null : false;
}
