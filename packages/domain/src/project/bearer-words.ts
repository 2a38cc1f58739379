/** Who can stand behind a project. */
export const bearerKinds = ["individual", "municipality", "association", "farmer", "company"] as const;
export type BearerKind = (typeof bearerKinds)[number];

export const bearerKindLabels: Record<BearerKind, string> = {
  individual: "Un habitant",
  municipality: "Une commune ou une collectivité",
  association: "Une association",
  farmer: "Un agriculteur",
  company: "Une entreprise",
};

/** "Commune de Langouet", or what the person is when no name is told. */
export const bearerName = ({ kind, name }: { kind: BearerKind; name: string | null }): string =>
  name ?? bearerKindLabels[kind];

const monthFormat = new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" });

/** "2027-07" → "juillet 2027" */
export const monthText = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));
