import { formatNumber } from "../shared/index.ts";

/**
 * The sum of the powers of an operation's plants, in kW (crête for the sun), stays under this (arrêté du 21 novembre 2019
 * modifié le 21 février 2025, in force since 6 March 2025): 5 MW on the mainland, 0.5 MW where the network is not
 * interconnected (zones non interconnectées: Corsica, overseas), 10 MW by the derogation of public bodies inside one
 * intercommunalité (https://www.faceaurisque.com/?p=190153).
 */
const limitsKw = { mainland: 5000, isolated: 500, publicBodies: 10_000 } as const;

/**
 * Whether a commune is in a zone that is not interconnected; a few small islands of the mainland, also in
 * one, are missed.
 */
const isIsolated = (citycode: string): boolean => /^(2[AB]|97|98)/.test(citycode);

/** What the limit needs of a point: the Insee code of its commune, null when unknown, and its power. */
export interface PoweredSite {
  readonly commune: { readonly citycode: string } | null;
  /** kW, kWc for the sun; null for a consumer, and when unknown. */
  readonly powerKw: number | null;
}

/**
 * @param arePublicBodies whether the derogation inside one intercommunalité applies; isolated networks ignore
 * it.
 */
export function powerLimitKw(sites: readonly PoweredSite[], arePublicBodies: boolean): number {
  if (sites.some(({ commune }) => commune !== null && isIsolated(commune.citycode))) return limitsKw.isolated;
  return arePublicBodies ? limitsKw.publicBodies : limitsKw.mainland;
}

/** The sum of the known powers, in kW. */
export const totalPowerKw = (sites: readonly PoweredSite[]): number =>
  sites.reduce((sum, { powerKw }) => sum + (powerKw ?? 0), 0);

/** The law says "inférieure à": the limit itself is over. */
export const isOverPower = (sites: readonly PoweredSite[], arePublicBodies: boolean): boolean =>
  totalPowerKw(sites) >= powerLimitKw(sites, arePublicBodies);

const megawatts = (kw: number): string => `${formatNumber(kw / 1000, 2)}\u00a0MW`;

/** That one plant, kW, is too large for any operation at its place, before a project or a derogation is chosen; null when it is not. */
export function overPowerText(powerKw: number, citycode: string | undefined): string | null {
  const plant = { powerKw, commune: citycode === undefined ? null : { citycode } };
  if (!isOverPower([plant], false)) return null;
  const limit = powerLimitKw([plant], false);
  const one = limit === limitsKw.isolated ? "En Corse et outre-mer, un" : "Un";
  return `${one} partage reste sous ${megawatts(limit)}, toutes ses installations comprises, et celle-ci compterait ${megawatts(powerKw)}.`;
}
