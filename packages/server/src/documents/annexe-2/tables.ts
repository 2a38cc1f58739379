import { needsDerogation } from "@mec/domain/document";
import { powerUnit, productionTypeLabels } from "@mec/domain/point";
import { repartitionKeyLabels } from "@mec/domain/project";
import type { Annexe2Consumer, Annexe2Data, Annexe2Producer } from "./data.ts";

/** A null is for the owner to fill in. */
export type Cell = string | number | null;

export interface Annexe2Table {
  readonly title: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export const annexe2Title = "Annexe 2\u00a0: liste des participants et clé de répartition";
export const annexe2Subtitle = "Projet d’annexe à recopier dans le modèle du gestionnaire de réseau";
export const toFill = "à compléter";

const frenchDay = new Intl.DateTimeFormat("fr-FR", { dateStyle: "short", timeZone: "UTC" });
const day = (date: string | null): string | null => date && frenchDay.format(new Date(date));

/** The unit of the powers of an annex. */
export const powersUnit = ({ producers }: Annexe2Data) =>
  powerUnit(producers.map(({ productionType }) => productionType));

/** kW, or kWc, of the points whose power is known; null when none is. */
function cumulatedPower({ producers }: Annexe2Data): number | null {
  const known = producers.flatMap(({ power }) => power ?? []);
  return known.length === 0 ? null : known.reduce((sum, power) => sum + power, 0);
}

/** The operation and its legal body, a line each. */
export function headRows(data: Annexe2Data): [string, Cell][] {
  const { project, association, interlocutor } = data;
  const contact = interlocutor && `${interlocutor.firstName} ${interlocutor.lastName}`;
  return [
    ["Opération", association?.projectName || project.name],
    ["Commune", project.city],
    ["PMO (dénomination)", association?.associationName || null],
    ["Forme", "Association régie par la loi du 1er juillet 1901"],
    ["RNA", association?.rnaId || null],
    ["Siège", association?.address.label || null],
    ["Interlocuteur", contact],
    ["Courriel de l’interlocuteur", interlocutor?.email ?? association?.email ?? null],
    ["Téléphone de l’interlocuteur", interlocutor?.phoneNumber || null],
    ["Périmètre (km)", project.perimeter],
    [
      "Référence de la dérogation",
      needsDerogation(project.perimeter) ? data.derogation || null : "sans objet",
    ],
    ["Clé de répartition", repartitionKeyLabels[project.repartitionKey]],
    ["Date de démarrage souhaitée", day(data.startDate)],
  ];
}

export function totalRows(data: Annexe2Data): [string, Cell][] {
  const { consumers, producers, coefficientSum, greatestKm } = data;
  const unknown = producers.filter(({ power }) => power === null).length;
  return [
    ["Nombre de producteurs", producers.length],
    ["Nombre de consommateurs", consumers.length],
    [`Puissance cumulée (${powersUnit(data)})`, cumulatedPower(data)],
    ...(unknown > 0
      ? [["Points de production dont la puissance est à compléter", unknown] satisfies [string, Cell]]
      : []),
    ["Somme des coefficients (%)", coefficientSum ?? "sans objet avec cette clé"],
    ["Plus grande distance entre deux participants (km)", greatestKm],
  ];
}

/** What becomes of a producer's surplus: as given, else as the terms of sale tell. */
export function surplusText({ surplus, purchaseContract }: Annexe2Producer): string | null {
  if (surplus) {
    return surplus.kind === "buyer" ? `Vendu à ${surplus.buyer}` : "Cession aux pertes du réseau";
  }
  if (purchaseContract === null) return null;
  return purchaseContract ? "Contrat d’achat" : "Hors contrat d’achat";
}

/** When the accord was signed; who signed outside of the platform has signed, on a day that his owner knows. */
export const accordText = ({ accordSignedOn, isAccordOutside }: Annexe2Consumer): string | null =>
  isAccordOutside ? "hors plateforme, date à indiquer" : day(accordSignedOn);

const producersTable = (data: Annexe2Data): Annexe2Table => ({
  title: "Producteurs",
  headers: [
    "N°",
    "Nom ou raison sociale",
    "PRM d’injection",
    "Adresse",
    "Code postal",
    "Commune",
    "Filière",
    `Puissance (${powersUnit(data)})`,
    "Segment",
    "Date d’entrée",
    "Surplus",
  ],
  rows: data.producers.map((one, index) => [
    index + 1,
    one.name,
    one.prm || null,
    one.street,
    one.postCode,
    one.city,
    productionTypeLabels[one.productionType],
    one.power,
    one.segment,
    day(one.enteredOn),
    surplusText(one),
  ]),
});

const consumersTable = (data: Annexe2Data): Annexe2Table => ({
  title: "Consommateurs",
  headers: [
    "N°",
    "Nom ou raison sociale",
    "PRM",
    "Adresse",
    "Code postal",
    "Commune",
    "Segment",
    "Date d’entrée",
    "Coefficient (%)",
    "Accord de participation signé le",
  ],
  rows: data.consumers.map((one, index) => [
    index + 1,
    one.name,
    one.prm || null,
    one.street,
    one.postCode,
    one.city,
    one.segment,
    day(one.enteredOn),
    one.coefficient ?? "sans objet",
    accordText(one),
  ]),
});

/** The annex as tables, the same in every file. */
export function annexe2Tables(data: Annexe2Data): Annexe2Table[] {
  return [
    { title: "Opération", headers: ["Rubrique", "Valeur"], rows: headRows(data) },
    producersTable(data),
    consumersTable(data),
    { title: "Totaux", headers: ["Rubrique", "Valeur"], rows: totalRows(data) },
  ];
}
