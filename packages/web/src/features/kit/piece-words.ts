import type { KitPiece } from "@mec/domain/kit";

interface PieceWords {
  readonly title: string;
  readonly use: string;
}

/** What each piece is, and where to use it. */
export const pieceWords: Readonly<Record<KitPiece, PieceWords>> = {
  poster: {
    title: "Affiche A4",
    use: "Pour un hall d’immeuble, un commerce ou le panneau de la mairie.",
  },
  flyer: {
    title: "Tracts A5",
    use: "Deux par feuille, à couper au milieu, pour les boîtes aux lettres et les marchés.",
  },
  "neighbours-letter": {
    title: "Lettre aux voisins",
    use: "À dater et à signer, pour présenter le projet autour de vous.",
  },
  "town-hall-letter": {
    title: "Lettre à la mairie",
    use: "Pour proposer à la commune de participer ou d’aider.",
  },
  square: {
    title: "Image carrée",
    use: "Pour une publication sur les réseaux ou une messagerie.",
  },
  wide: {
    title: "Image large",
    use: "Pour un site, un bulletin municipal ou l’en-tête d’un événement.",
  },
};

/** A town hall writes no letter to itself. */
export const printedFor = (isOfTownHall: boolean): readonly KitPiece[] => [
  "poster",
  "flyer",
  "neighbours-letter",
  ...(isOfTownHall ? [] : (["town-hall-letter"] as const)),
];
export const posted: readonly KitPiece[] = ["square", "wide"];
