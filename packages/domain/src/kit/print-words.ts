import { electricityOf } from "./energy-words.ts";
import type { KitFacts } from "./facts.ts";

/** What is read on a poster, a flyer or a picture. */
export interface PrintWords {
  /** What it is, as the law calls it. */
  readonly kind: string;
  /** The project and its town; null where they are written by hand. */
  readonly name: string | null;
  readonly place: string | null;
  /** What a picture says in place of a project's name, since nobody writes on it by hand. */
  readonly slogan: string;
  readonly pitch: string;
  /** What one gains; no sum of money, which depends on who takes part. */
  readonly gains: readonly string[];
  readonly call: string;
  /** Comes before the address, for readers who cannot scan. */
  readonly orType: string;
  /** Whom to contact. */
  readonly contact: string;
  readonly legal: string;
}

const gains = [
  "Vous gardez votre fournisseur pour le reste.",
  "Pas de travaux chez vous\u00a0: un compteur communicant suffit.",
  "Le prix vous est dit avant tout engagement.",
] as const;

const kind = "Autoconsommation collective";

const slogan = "Partageons l’électricité produite près de chez nous";

const legal =
  "Autoconsommation collective (article\u00a0L315-2 du code de l’énergie). Participer est libre\u00a0; les conditions sont sur la page du projet. Document créé avec Mon énergie collective. Ne pas jeter sur la voie publique.";

/** The words of a kit's posters, flyers and pictures. */
export function printWords({ project }: KitFacts): PrintWords {
  if (project === null) {
    return {
      kind,
      name: null,
      place: null,
      slogan,
      pitch: "L’électricité produite tout près d’ici, partagée entre voisins.",
      gains,
      call: "Scannez pour voir les projets près de chez vous",
      orType: "ou tapez",
      contact: "Une question\u00a0? Écrivez au porteur du projet depuis sa page.",
      legal,
    };
  }
  const { name, town, postCode, productionTypes } = project;
  return {
    kind,
    name,
    place: `${town}\u00a0(${postCode})`,
    slogan,
    pitch: `L’${electricityOf(productionTypes)} produite tout près d’ici, partagée entre voisins.`,
    gains,
    call: "Scannez pour découvrir le projet et vérifier votre adresse",
    orType: "ou tapez",
    contact: "Une question\u00a0? Écrivez au porteur du projet depuis cette page.",
    legal,
  };
}
