import { type ProductionType, productionTypeLabels } from "@mec/domain/point";
import { conjunction, formatDate } from "@mec/domain/shared";
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
import type { ContractProducer, ProductionSite, SalesContractData } from "./content.ts";
import { addressText, partyText } from "./identity.ts";
import { vatOfParty } from "./sellers-vat.ts";

const quoted = (name: string): string => `«\u00a0${name}\u00a0»`;

/** Beyond this many, the producers are listed in an annex. */
export const mostNamedProducers = 3;

/** The kinds of the installations, once each, unless the terms give them. */
function kindsOf({ terms, producers }: SalesContractData): ProductionType[] {
  if (terms?.energyKind) return [terms.energyKind];
  return [...new Set(producers.map(({ site }) => site.productionType))];
}

const kindsText = (kinds: readonly ProductionType[]): Run =>
  kinds.length > 0 ? kinds.map((kind) => productionTypeLabels[kind]).join(", ") : missing("filière");

/** The sum of their powers; null when one is not known. */
function sumOfPowers(producers: readonly ContractProducer[]): number | null {
  const powers = producers.map(({ site }) => site.power);
  const known = powers.filter((power) => power !== null);
  return powers.length > 0 && known.length === powers.length
    ? known.reduce((sum, power) => sum + power, 0)
    : null;
}

/** The power of all, and which part of it stands nowhere yet. */
function wholePowerText(data: SalesContractData): Run {
  const { terms, producers } = data;
  const whole = powerText(terms?.power ?? sumOfPowers(producers), kindsOf(data));
  const planned = producers.filter(({ site }) => site.isPlanned);
  const part = sumOfPowers(planned);
  if (typeof whole !== "string" || part === null || planned.length === producers.length) return whole;
  return `${whole}, dont ${powerText(part, kindsOf(data))} en projet`;
}

const surplusField = (isSold: boolean | null | undefined): Field[] =>
  isSold == null
    ? []
    : [field("Surplus", isSold ? "Vendu dans le cadre d’un contrat d’achat" : "Sans contrat d’achat")];

const dateField = (date: string | null | undefined): Field[] =>
  date ? [field("Date d’installation", formatDate(date))] : [];

/** What is told of one installation; what its holder did not say is left out, and one to come has no date yet. */
const toldOfSite = ({ isPlanned, installedOn, hasPurchaseContract }: ProductionSite): Field[] => [
  ...(isPlanned
    ? [field("Mise en service", "À venir, l’installation est en projet")]
    : dateField(installedOn)),
  ...surplusField(hasPurchaseContract),
];

/** What stands beside the power of all: what is told of an only plant. Documents made before it was of one say it of all. */
function toldFields({ terms, producers: [first, ...others] }: SalesContractData): Field[] {
  return [
    ...dateField(terms?.installationDate),
    ...surplusField(terms?.purchaseContract),
    ...(first && others.length === 0 ? toldOfSite(first.site) : []),
  ];
}

/** The same beside the name of one of several plants, a line each. */
const toldLines = ({ site }: ContractProducer): Text =>
  toldOfSite(site).flatMap(({ label, value }) => ["\n", `${label}\u00a0: `, ...value]);

const columns: readonly Column[] = [
  { title: "Installation", width: 24 },
  { title: "Adresse", width: 32 },
  { title: "Filière", width: 16 },
  { title: "Puissance", width: 13, align: "right" },
  { title: "PRM d’injection", width: 22 },
];

const siteRow = (producer: ContractProducer, isAlone: boolean): Text[] => {
  const { site } = producer;
  return [
    [site.name, ...(isAlone ? [] : toldLines(producer))],
    [addressText(site.address)],
    [productionTypeLabels[site.productionType]],
    [powerText(site.power, [site.productionType])],
    [prmText(site.prm)],
  ];
};

function installationTable(data: SalesContractData): Block {
  const { producers } = data;
  if (producers.length === 0) return paragraph([missing("les installations de production")]);
  if (producers.length > mostNamedProducers) {
    return paragraph(
      say`Les installations sont celles que désigne l’annexe « Producteurs et installations ».`,
    );
  }
  return { kind: "table", columns, rows: producers.map((one) => siteRow(one, producers.length === 1)) };
}

export function installationArticle(data: SalesContractData): Section {
  return {
    title: "L’installation de production",
    blocks: [
      fieldList([
        field("Filière", kindsText(kindsOf(data))),
        field("Puissance totale", wholePowerText(data)),
        ...toldFields(data),
      ]),
      installationTable(data),
      paragraph(
        say`Le Producteur est seul responsable de l’installation, de son exploitation, de ses assurances et des déclarations qui lui incombent. Il informe le Consommateur, par l’intermédiaire de la PMO, de tout arrêt de plus de trente jours.`,
      ),
    ],
  };
}

/** What sharing allows of purchase contracts, for the plants that may still have one of before; none where none may. */
export function olderContractArticle({ producers }: SalesContractData): Section[] {
  const plants = producers.flatMap(({ site }) => (site.mayHaveOlderContract ? site.name : []));
  if (plants.length === 0) return [];
  const which = plants.length === producers.length ? "l’installation" : conjunction(plants.map(quoted));
  return [
    {
      title: "Contrat d’achat antérieur",
      blocks: [
        paragraph(
          say`Le Producteur déclare qu’aucun contrat d’achat d’avant le 9\u00a0octobre\u00a02021 ne porte sur ${which} le jour où le partage commence : s’il en court un, il y met fin avant.`,
        ),
      ],
    },
  ];
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
          say`${producer.site.name}, ${addressText(producer.site.address)}${toldLines(producer)}`,
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
