import { productionTypeLabels } from "@mec/domain/point";
import { formatNumber } from "@mec/domain/shared";
import {
  type Block,
  type Column,
  field,
  fieldList,
  type LegalDocument,
  missing,
  paragraph,
  type Run,
  type Section,
  say,
  strong,
  type Text,
} from "../legal/model.ts";
import type { Annexe2Data, Annexe2Row } from "./data.ts";
import {
  accordText,
  annexe2Subtitle,
  annexe2Title,
  type Cell,
  headRows,
  powersUnit,
  surplusText,
  totalRows,
} from "./tables.ts";

const warning =
  "Ce projet rassemble ce que la plateforme connaît de l’opération. Ce n’est pas le formulaire du gestionnaire de réseau\u00a0: recopiez-en les éléments dans l’annexe 2 de son modèle de convention, après les avoir vérifiés.";

const frenchDay = new Intl.DateTimeFormat("fr-FR", { dateStyle: "short", timeZone: "UTC" });
const unknown = "–";
const day = (date: string | null): Run => (date ? frenchDay.format(new Date(date)) : unknown);

/** A label inside a sentence: "Siège" → "siège", and "RNA" as it is. */
const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

function run(value: Cell, label: string): Run {
  if (value === null) return missing(inSentence(label));
  return typeof value === "number" ? formatNumber(value) : value;
}
const fieldsOf = (rows: readonly (readonly [string, Cell])[]): Block =>
  fieldList(rows.map(([label, value]) => field(label, run(value, label))));

/** Name and place in one cell, so that lists of hundreds stay short. */
const nameAndPlace = ({ name, street, postCode, city }: Annexe2Row): Text =>
  say`${strong(name)}, ${street}, ${postCode}\u00a0${city}`;
const prm = (value: string): Run => value || missing("PRM");
const percent = (coefficient: number | null): Run =>
  coefficient === null ? unknown : formatNumber(coefficient, 1);

/** The lists are long: one legend under each explains its dashes, where it has some. */
function legend(lacks: boolean, isWithoutCoefficient = false): Block[] {
  const told = [
    ...(lacks ? ["de ce qui est à compléter"] : []),
    ...(isWithoutCoefficient ? ["d’un coefficient sans objet avec cette clé"] : []),
  ];
  return told.length === 0 ? [] : [paragraph([`Un tiret tient la place ${told.join(", ou ")}.`])];
}

const producerColumns = (unit: string): readonly Column[] => [
  { title: "N°", width: 6, align: "right" },
  { title: "Nom ou raison sociale, adresse", width: 26 },
  { title: "PRM d’injection", width: 17 },
  { title: "Filière, segment", width: 16 },
  { title: unit, width: 8, align: "right" },
  { title: "Entrée", width: 12 },
  { title: "Surplus", width: 16 },
];

const consumerColumns = [
  { title: "N°", width: 6, align: "right" },
  { title: "Nom ou raison sociale, adresse", width: 34 },
  { title: "PRM", width: 20 },
  { title: "Seg.", width: 7 },
  { title: "Entrée", width: 13 },
  { title: "%", width: 7, align: "right" },
  { title: "Accord signé le", width: 13 },
] as const;

/** It comes with the operation itself: nothing is to be completed before. */
const entry = ({ enteredOn }: { readonly enteredOn: string | null }): Run =>
  enteredOn === null ? "au démarrage" : day(enteredOn);

function producers(data: Annexe2Data): Section {
  const rows = data.producers.map((one, index) => [
    [String(index + 1)],
    nameAndPlace(one),
    [prm(one.prm)],
    [`${productionTypeLabels[one.productionType]}, ${one.segment}`],
    [one.power === null ? unknown : formatNumber(one.power)],
    [entry(one)],
    [surplusText(one) ?? unknown],
  ]);
  return {
    title: "Producteurs",
    blocks:
      rows.length === 0
        ? [paragraph(["Aucun point de production n’est rattaché au projet."])]
        : [
            { kind: "table", columns: producerColumns(powersUnit(data)), rows },
            ...legend(data.producers.some((one) => one.power === null || surplusText(one) === null)),
          ],
  };
}

function consumers(data: Annexe2Data): Section {
  const rows = data.consumers.map((one, index) => [
    [String(index + 1)],
    nameAndPlace(one),
    [prm(one.prm)],
    [one.segment],
    [entry(one)],
    [percent(one.coefficient)],
    [accordText(one) ?? unknown],
  ]);
  return {
    title: "Consommateurs",
    blocks:
      rows.length === 0
        ? [paragraph(["Aucun consommateur n’est encore accepté."])]
        : [
            { kind: "table", columns: consumerColumns, rows },
            ...legend(
              data.consumers.some((one) => accordText(one) === null),
              data.consumers.some(({ coefficient }) => coefficient === null),
            ),
          ],
  };
}

/** The annex as a document to read and to copy from. */
export function annexe2Document(data: Annexe2Data): LegalDocument {
  return {
    title: annexe2Title,
    subtitle: annexe2Subtitle,
    projectName: data.project.name,
    date: data.date,
    fields: [],
    warning,
    opening: [
      { title: "L’opération et sa personne morale organisatrice", blocks: [fieldsOf(headRows(data))] },
      producers(data),
      consumers(data),
      { title: "Totaux", blocks: [fieldsOf(totalRows(data))] },
    ],
    articles: [],
    closing: [],
    signatures: [],
    annexes: [],
  };
}
