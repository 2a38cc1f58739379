import type { EssentialSubject } from "@mec/domain/signature";
import type { SortedDocuments } from "./sorted-documents.ts";

/** The summary for the signer of the legal body, which is party to the accords alone. */
export const pmoEssentials = ({ accords }: SortedDocuments): Record<EssentialSubject, string> => ({
  price:
    "L’association n’achète ni ne vend\u00a0: chaque producteur convient de son prix avec chaque consommateur.",
  length: "Sans terme, tant que dure l’opération.",
  notice: "Aucun pour le participant\u00a0; l’association ne l’exclut qu’après mise en demeure.",
  fee: "Rien dans ces accords\u00a0: la cotisation est celle que dit chaque bulletin d’adhésion.",
  billing: accords.some(({ site }) => site?.kind === "production")
    ? "L’association, au nom du producteur qui lui en donne ici le mandat\u00a0; elle n’encaisse rien pour lui."
    : "L’association, au nom de chaque producteur dont l’accord lui en donne le mandat. Ces accords n’en donnent pas.",
  leaving:
    "Le participant sort par écrit, sans motif\u00a0; l’association le déclare au gestionnaire de réseau.",
});
