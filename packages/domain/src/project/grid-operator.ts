import type { CommuneFacts } from "../address/index.ts";
import { foldText } from "../shared/index.ts";

/** The company that runs the public distribution network nearly everywhere on the mainland. */
export const nationalGridOperator = "Enedis";

/**
 * The greatest local distribution companies, by where they are known to run a network: the whole commune, or a part of
 * the department. There are over a hundred: a place that is not here may have one too. Checked on 22 November 2026 with
 * https://connaissancedesenergies.org/node/109114 (Grenoble, Strasbourg, Vienne, Deux-Sèvres) and
 * https://certificats-economie-energie.com/info/eld/ (Metz besides).
 */
const localGridOperators: readonly { readonly name: string; readonly where: RegExp }[] = [
  { name: "Strasbourg Électricité Réseaux", where: /^67482$/ },
  { name: "GreenAlp", where: /^38185$/ },
  { name: "Réséda", where: /^57463$/ },
  { name: "SRD", where: /^86/ },
  { name: "Gérédis", where: /^79/ },
];

const lettersOf = (name: string) => foldText(name).replaceAll(/[^\p{L}]/gu, "");

/** Other names of the same companies, as their letters: what people write from memory or from a bill. */
const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ser: "Strasbourg Électricité Réseaux",
    esr: "Strasbourg Électricité Réseaux",
    strasbourgelectricitereseauxser: "Strasbourg Électricité Réseaux",
    esrstrasbourgelectricitereseaux: "Strasbourg Électricité Réseaux",
    geredisdeuxsevres: "Gérédis",
    soregies: "SRD",
    soregiesreseauxdedistribution: "SRD",
  }),
);

/** Whether two names that people wrote mean one company: accents, capitals and other signs aside. */
export function isSameOperator(one: string, other: string): boolean {
  const [a = "", b = ""] = [one, other].map((name) => lettersOf(otherNames.get(lettersOf(name)) ?? name));
  return a === b;
}

/** The local company known to run a network in the commune or in a part of its department. */
const localGridOperator = ({ citycode }: Pick<CommuneFacts, "citycode">): string | null =>
  localGridOperators.find(({ where }) => where.test(citycode))?.name ?? null;

interface GridOfProject {
  /** What its owner said; "" while he said nothing. */
  readonly gridOperator: string;
  readonly address: { readonly citycode?: string | undefined };
}

/**
 * The local company known where somebody wants to join from, when it is not the project's: the one that its owner said, else
 * the one known at the project's own address, else the national company.
 */
export function otherGridOperator(
  { citycode }: { readonly citycode?: string | undefined },
  { gridOperator, address }: GridOfProject,
): string | null {
  const found = citycode ? localGridOperator({ citycode }) : null;
  const known = address.citycode ? localGridOperator({ citycode: address.citycode }) : null;
  if (found === null) return null;
  return isSameOperator(found, gridOperator || (known ?? nationalGridOperator)) ? null : found;
}

export interface LocalGrid {
  readonly operator: string;
  /** Names of the participants' communes where the company is known. */
  readonly communes: readonly string[];
}

/** The local companies among an operation's communes: all its points must be behind one operator's network. */
export function localGridsOf(communes: readonly (CommuneFacts | null)[]): LocalGrid[] {
  const found = new Map<string, Set<string>>();
  for (const commune of communes) {
    const operator = commune && localGridOperator(commune);
    if (!operator) continue;
    found.set(operator, (found.get(operator) ?? new Set()).add(commune.name));
  }
  return [...found].map(([operator, names]) => ({ operator, communes: [...names].sort() }));
}
