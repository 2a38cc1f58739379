import { madeOnce } from "../shared/index.ts";

/** Who can stand behind a project. */
export const bearerKinds = ["individual", "municipality", "association", "farmer", "company"] as const;
export type BearerKind = (typeof bearerKinds)[number];

export const bearerKindLabels: Record<BearerKind, string> = {
  individual: "Un habitant",
  municipality: "Commune ou collectivité",
  association: "Une association",
  farmer: "Un agriculteur",
  company: "Une entreprise",
};

/** "Commune de Langouet", or what the person is when no name is told. */
export const bearerName = ({ kind, name }: { kind: BearerKind; name: string | null }): string =>
  name ?? bearerKindLabels[kind];

const articles: readonly (readonly [RegExp, string])[] = [
  [/^(commune|communauté|ville|mairie|métropole|coopérative|société|ferme|région)(?= )/i, "la "],
  [/^(syndicat|département|collectif|conseil)(?= )/i, "le "],
  [/^(association|entreprise|agglomération)(?= )/i, "l’"],
];

/** The bearer inside a sentence: "la commune de Langouet", "un habitant". A proper name is left as it is. */
export function bearerInSentence(bearer: { kind: BearerKind; name: string | null }): string {
  const name = bearerName(bearer);
  const lower = name.charAt(0).toLowerCase() + name.slice(1);
  if (bearer.name === null) return lower;
  const article = articles.find(([start]) => start.test(name))?.[1];
  return article === undefined ? name : article + lower;
}

const monthFormat = madeOnce(
  () => new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" }),
);

/** "2027-07" → "juillet 2027" */
export const monthText = (month: string): string => monthFormat().format(new Date(`${month}-01T00:00:00Z`));
