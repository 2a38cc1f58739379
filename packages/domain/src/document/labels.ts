import { conjunction, plural } from "../shared/index.ts";
import { type DocumentKind, documentKinds, documentLabels } from "./kinds.ts";
import type { Gap } from "./missing.ts";
import type { DocumentStatus, MissingItem } from "./statuses.ts";

export const documentStatusLabels: Record<DocumentStatus, string> = {
  "NOT-READY": "Incomplet",
  READY: "À envoyer",
  IN_TRANSIT: "En cours d’envoi",
  SENT: "Envoyé",
  RESENT: "Relancé",
  DONE: "Signé",
  DECLINED: "Refusé",
  EXPIRED: "Expiré",
  ERROR: "En erreur",
  IGNORED: "Hors plateforme",
};

/** Each missing item, worded to end "Il manque …". */
export const missingLabels: Record<MissingItem, string> = {
  plan: "le service à activer dans «\u00a0Mes services\u00a0»",
  "pmo-association": "l’association de la PMO",
  "pmo-interlocutor": "l’interlocuteur de la PMO",
  "membership-fee": "la cotisation",
  "production-point-power": "la puissance du point de production",
  signatory: "le signataire",
  prm: "le numéro de PDL",
  "vat-regime": "le régime de TVA du producteur",
};

/** "Il manque la cotisation et le signataire." */
export const missingSentence = (missing: readonly MissingItem[]): string =>
  `Il manque ${conjunction(missing.map((item) => missingLabels[item]))}.`;

const alsoOfProducers: readonly MissingItem[] = ["signatory", "prm"];

/** The same of a document that waits for its participant or for those who sell to him: "le signataire du producteur". */
export const gapLabel = ({ item, target }: Gap): string =>
  target === "producers" && alsoOfProducers.includes(item)
    ? `${missingLabels[item]} du producteur`
    : missingLabels[item];

/** "Il manque le signataire et le numéro de PDL du producteur.", each thing once. */
export const gapsSentence = (gaps: readonly Gap[]): string =>
  `Il manque ${conjunction(new Set(gaps.map(gapLabel)))}.`;

/** "bulletin d’adhésion et contrat de vente": each kind once, in the order in which one reads them. */
export const documentNames = (kinds: readonly DocumentKind[]): string =>
  conjunction(
    documentKinds.filter((kind) => kinds.includes(kind)).map((kind) => documentLabels[kind].toLowerCase()),
  );

/** What stays with who retracts of what he signed: all of it, and what others had still to sign as long as its project stands. */
export function keptText(kinds: readonly DocumentKind[], unsealed: readonly DocumentKind[]): string {
  const kept = `Restent dans votre profil, sous «\u00a0Mes papiers signés\u00a0», marqués «\u00a0Rétracté\u00a0»\u00a0: ${documentNames(kinds)}.`;
  return unsealed.length === 0
    ? kept
    : `${kept} Tous n’avaient pas encore signé\u00a0: ${documentNames(unsealed)}. Vous y trouvez votre signature et sa preuve, tant que le projet et le lieu existent.`;
}

/** The same of who deletes his account in the same go: he has no profile any more, and what others had still to sign goes with his place. */
export const keptWithoutAccountText = (
  kinds: readonly DocumentKind[],
  unsealed: readonly DocumentKind[],
): string => {
  const kept = kinds.filter((kind) => !unsealed.includes(kind));
  return kept.length === 0
    ? "Votre compte est supprimé, et avec lui ce que tous n’avaient pas encore signé."
    : `Restent conservés, marqués «\u00a0Rétracté\u00a0»\u00a0: ${documentNames(kept)}. Votre compte est supprimé\u00a0: vous les retrouvez par cette adresse e-mail.`;
};

/** The contracts that bind a producer whose participation ends, in the middle of a sentence, with what is left to do. */
export const soldText = (sold: number): string =>
  plural(
    sold,
    "contrat signé avec un consommateur, qui les lie encore\u00a0: à eux de convenir de sa fin",
    "contrats signés avec des consommateurs, qui les lient encore\u00a0: à eux de convenir de leur fin",
  );

/** The same told to the producer himself, as a whole sentence. */
export const ownSoldText = (sold: number): string =>
  `Votre production reste vendue par ${plural(
    sold,
    "contrat signé avec un consommateur, qui vous lie encore",
    "contrats signés avec des consommateurs, qui vous lient encore",
  )}\u00a0: vous y mettez fin par écrit, auprès de chaque acheteur, à l’adresse du contrat et avec son préavis, ou d’un commun accord.`;
