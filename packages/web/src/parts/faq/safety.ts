import { retractionSpan } from "@mec/domain/signature";

interface Answer {
  readonly title: string;
  readonly text: string;
  /** The article that says more. */
  readonly article: string;
}

const leaving = "Vous pouvez partir.";

/** The same of a business: of the law on the smallest nothing is said that no source of ours says. */
const leavingOfBusiness =
  "Rien n’engage avant votre signature. Nos documents ne promettent à une entreprise aucun délai de rétractation\u00a0: le contrat dit le préavis.";

/** What whoever is about to join asks whether it is safe, in the order of his worries. */
export const safety: readonly Answer[] = [
  {
    title: "Votre fournisseur reste.",
    text: "Il complète ce que la production locale ne couvre pas, et vous fournit tout si le projet s’arrête.",
    article: "est-ce-que-je-devrais-changer-de-fournisseur-delectricite",
  },
  {
    title: "Ni coupure, ni travaux.",
    text: "L’électricité passe par le même réseau et le même compteur. Rien ne change chez vous.",
    article: "quelles-sont-mes-obligations-en-tant-que-consommateur",
  },
  {
    title: "Vos données sont à vous.",
    text: "Rien n’est lu sans votre accord, que vous pouvez retirer. Aucun voisin ne voit votre courbe.",
    article: "comment-sont-protegees-mes-donnees-de-consommation",
  },
  {
    title: leaving,
    text: `Rien n’engage avant votre signature. Un particulier se rétracte dans ${retractionSpan}\u00a0; ensuite, le contrat dit le préavis.`,
    article: "quelles-sont-mes-obligations-en-tant-que-consommateur",
  },
  {
    title: "Quelqu’un vous répond.",
    text: "Le porteur du projet, puis l’association (PMO). En cas de panne, le gestionnaire de réseau, comme aujourd’hui.",
    article: "qu-est-ce-qu-une-pmo",
  },
];

/** The same, to who joins with a place of work. */
export const safetyFor = (isBusiness: boolean): readonly Answer[] =>
  isBusiness
    ? safety.map((answer) => (answer.title === leaving ? { ...answer, text: leavingOfBusiness } : answer))
    : safety;
