import { t } from "../../../platform/i18n.ts";

const longestName = 50;
const mark = " · ";

/** How an installation is called shortly, where its street has no room. */
const shortName = (plant: string): string => (plant.startsWith(t("Toit")) ? t("Toit") : t("Installation"));

/** How long the name of a structure may be, with its installation's behind it. */
export const longestCompany = 35;

/** The structure that was named on joining, and what its installation is called besides. */
function partsOf(name: string): { company: string; plant: string } {
  const [company = "", ...rest] = name.split(mark);
  return rest.length > 0 ? { company, plant: rest.join(mark) } : { company: "", plant: name };
}

/** The structure in the name of an installation; "" without one. */
export const companyOf = (name: string): string => partsOf(name).company;

/** "EARL de la Prairie · Toit du 12 rue du Port": the owner reads who proposes it, and its signatory's form begins with it. */
export function withCompany(name: string, typed: string): string {
  const { plant } = partsOf(name);
  const company = typed.replaceAll("·", " ").trim().slice(0, longestCompany).trim();
  if (company === "") return plant;
  const whole = company + mark + plant;
  return whole.length <= longestName ? whole : company + mark + shortName(plant);
}
