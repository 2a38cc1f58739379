/** What a kit is made of, in the order in which it is shown. */
export const kitPieces = [
  "poster",
  "flyer",
  "neighbours-letter",
  "town-hall-letter",
  "square",
  "wide",
] as const;
export type KitPiece = (typeof kitPieces)[number];

/** For print, for posting online, and small for a page. */
export const kitFormats = ["pdf", "png", "preview"] as const;
export type KitFormat = (typeof kitFormats)[number];

/** The name of a piece's file, before its format's suffix. */
export const kitFileNames: Readonly<Record<KitPiece, string>> = {
  poster: "affiche-a4",
  flyer: "tracts-a5",
  "neighbours-letter": "lettre-aux-voisins",
  "town-hall-letter": "lettre-a-la-mairie",
  square: "image-carree",
  wide: "image-large",
};

/** The formats of each piece in a kit that is downloaded whole. */
export const keptFormats = ["pdf", "png"] as const;
