import type { Applicant } from "@mec/api/application";
import { currentStatus, type ReadStatus, retractedSentence } from "@mec/domain/application";
import { documentKinds, documentLabels, documentStatusLabels } from "@mec/domain/document";
import { consumerTypeLabels, toldHours, workingHoursLabels } from "@mec/domain/point";

export type ExportValue = string | number | Date | null;

export interface ExportColumn {
  readonly header: string;
  /** The width of the column, in characters. */
  readonly width: number;
  readonly value: (applicant: Applicant) => ExportValue;
}

const statusLabels: Record<ReadStatus, string> = {
  NONE: "Aucune demande",
  APPLICATION: "En attente",
  PROPOSAL: "Prix proposé",
  SIGNATURE: "Accepté",
  SIGNED: "Documents signés",
  EXPLOITATION: "En exploitation",
  REJECTED: "Refusé ou retiré",
};

/** Who retracted what he had signed is told apart from who was refused, or withdrew. */
function statusOf({ progress, consumptionPoint }: Applicant): string {
  const retraction = consumptionPoint.applicationProgress?.retraction;
  return retraction ? retractedSentence(retraction) : statusLabels[currentStatus(progress)];
}

/** Swedish writes dates as YYYY-MM-DD. */
const parisDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });

/** The day in Paris, as midnight UTC: a sheet's date has no time zone. */
const day = (moment: string | undefined): Date | null =>
  moment === undefined ? null : new Date(parisDay.format(new Date(moment)));
const yesNo = (value: boolean): string => (value ? "oui" : "non");
const numberOf = (text: string): number | null => (text === "" ? null : Number(text));

/** What an owner needs outside the platform, one column each. */
export const exportColumns: readonly ExportColumn[] = [
  { header: "Nom", width: 20, value: ({ holder }) => holder.lastName },
  { header: "Prénom", width: 16, value: ({ holder }) => holder.firstName },
  { header: "E-mail", width: 28, value: ({ holder }) => holder.email || null },
  { header: "Téléphone", width: 16, value: ({ holder }) => holder.phoneNumber },
  { header: "Point de consommation", width: 24, value: ({ consumptionPoint }) => consumptionPoint.name },
  {
    header: "Type",
    width: 14,
    value: ({ consumptionPoint: { consumerType } }) => consumerTypeLabels[consumerType],
  },
  { header: "Adresse", width: 40, value: ({ consumptionPoint }) => consumptionPoint.address.label || null },
  {
    header: "Code postal",
    width: 12,
    value: ({ consumptionPoint }) => consumptionPoint.address.postCode || null,
  },
  { header: "Commune", width: 20, value: ({ consumptionPoint }) => consumptionPoint.address.city || null },
  { header: "PDL", width: 18, value: ({ consumptionPoint }) => consumptionPoint.prm || null },
  { header: "Segment", width: 10, value: ({ consumptionPoint }) => consumptionPoint.segment },
  {
    header: "Consommation annuelle (kWh)",
    width: 18,
    value: ({ consumptionPoint }) => numberOf(consumptionPoint.annualConsumption),
  },
  {
    header: "Horaires",
    width: 22,
    value: ({ consumptionPoint }) => {
      const hours = toldHours(consumptionPoint);
      return hours && workingHoursLabels[hours];
    },
  },
  { header: "Distance au projet (km)", width: 14, value: ({ distance }) => distance || null },
  { header: "Statut", width: 22, value: statusOf },
  {
    header: "Prix proposé (€/kWh HT)",
    width: 16,
    value: ({ progress }) => progress.find(({ price }) => price !== undefined)?.price ?? null,
  },
  ...documentKinds.map((kind) => ({
    header: documentLabels[kind],
    width: 18,
    value: ({ documents }: Applicant) => {
      const status = documents[kind];
      return status === null ? "Non envoyé" : documentStatusLabels[status];
    },
  })),
  { header: "Candidature du", width: 14, value: ({ progress }) => day(progress.at(-1)?.createdAt) },
  { header: "Dernier changement le", width: 14, value: ({ progress }) => day(progress[0]?.createdAt) },
  { header: "Données exportées le", width: 14, value: ({ exportedAt }) => day(exportedAt ?? undefined) },
  { header: "Sur invitation", width: 12, value: ({ invited }) => yesNo(invited) },
  { header: "Départ demandé pour le", width: 14, value: ({ departure }) => day(departure?.leavingOn) },
  { header: "Départ réglé pour le", width: 14, value: ({ departure }) => day(departure?.settledFor) },
  { header: "Raison sociale", width: 28, value: ({ structure }) => structure?.name ?? null },
];
