import { formatDate, plural } from "../shared/index.ts";
import { noticeEnd } from "./departure.ts";

/** A contract, signed by all or settled outside of the platform, that sells what a plant produces. */
export interface PlantSale {
  readonly buyer: string;
  /** Null where the contract says none, or we do not have its words. */
  readonly noticeMonths: number | null;
  /** The day (YYYY-MM-DD) on which its producer asked to leave the project, or left it unasked; null while the plant is in it. */
  readonly leftOn: string | null;
}

/** When the notice has run that was written on the day of leaving; null while the plant is in the project, or without months. */
const endOf = ({ leftOn, noticeMonths }: PlantSale): string | null =>
  leftOn !== null && noticeMonths !== null ? noticeEnd(leftOn, noticeMonths) : null;

/**
 * Whether a plant is still bound by a contract: as long as it is in the project and, once it has left, until the notice has run.
 * Of one that says no months nothing tells when it ends: it binds the plant no longer than it takes part.
 */
export function bindsPlant(sale: PlantSale, today: string): boolean {
  if (sale.leftOn === null) return true;
  const end = endOf(sale);
  return end !== null && end > today;
}

/** What a seller's leaving does to who buys from him by contract, whether they share already or not. */
export const withoutSellerText =
  "À partir du jour où le gestionnaire de réseau enregistre ce départ, aucune électricité de ce producteur ne vous revient\u00a0: votre fournisseur vous livre tout le reste, sans démarche de votre part.";

/** That the contract with a seller who has left stays as it was signed. */
export const staysSoldText = "Ce contrat ne prend fin que comme il le prévoit, ou d’un commun accord";

/** That a seller who has deleted his account is bound as before, and where he is written to. */
export const erasedSellerText =
  "Supprimer son compte ne met pas fin à ce que vous avez signé ensemble, qui vous lie toujours tous les deux\u00a0: pour lui écrire, son adresse est dans votre contrat.";

/** How many buyers are named. */
const mostNamed = 5;

function withWhom(sales: readonly PlantSale[]): string {
  const buyers = [...new Set(sales.map(({ buyer }) => buyer))];
  const names = buyers.length <= mostNamed ? ` avec ${new Intl.ListFormat("fr-FR").format(buyers)}` : "";
  return sales.length === 1
    ? `le contrat de vente${names}`
    : `${plural(sales.length, "contrat de vente", "contrats de vente")}${names}`;
}

/** Why a plant that sells is not deleted: what binds it, with whom and until when; null where nothing does. */
export function boundPlantText(sales: readonly PlantSale[], today: string): string | null {
  const binding = sales.filter((sale) => bindsPlant(sale, today));
  if (binding.length === 0) return null;
  const bound = `Cette installation est liée par ${withWhom(binding)}`;
  if (binding.some(({ leftOn }) => leftOn === null))
    return `${bound}\u00a0: mettez-y fin d’abord, comme le prévoit ce que vous avez signé.`;
  const ends = binding.map(endOf).filter((end) => end !== null);
  const last = ends.toSorted().at(-1) ?? today;
  return `${bound}, jusqu’à la fin du préavis\u00a0: vous pourrez la supprimer à partir du ${formatDate(last)}.`;
}
