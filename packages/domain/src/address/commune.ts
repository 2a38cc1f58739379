/**
 * Insee's grille communale de densité à 7 niveaux (2024): 1 grands centres urbains, 2 centres urbains intermédiaires,
 * 3 petites villes, 4 ceintures urbaines, 5 bourgs ruraux, 6 rural à habitat dispersé, 7 rural à habitat très dispersé.
 */
export const densityLevels = [1, 2, 3, 4, 5, 6, 7] as const;
export type DensityLevel = (typeof densityLevels)[number];

export const densityLabels: Record<DensityLevel, string> = {
  1: "grand centre urbain",
  2: "centre urbain intermédiaire",
  3: "petite ville",
  4: "ceinture urbaine",
  5: "bourg rural",
  6: "rural à habitat dispersé",
  7: "rural à habitat très dispersé",
};

/** Établissement public de coopération intercommunale à fiscalité propre. */
export interface Intercommunality {
  readonly siren: string;
  readonly name: string;
}

/** What rules need to know of a commune beside its name. */
export interface CommuneFacts {
  /** Insee code. */
  readonly citycode: string;
  readonly name: string;
  /** Null for the few communes created since, and for the overseas collectivities. */
  readonly density: DensityLevel | null;
  /** Null for the few islands that are in none. */
  readonly intercommunality: Intercommunality | null;
}
