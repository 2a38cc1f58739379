import type { Flows } from "../allocation/block.ts";
import type { Rule } from "../allocation/rule.ts";
import { fixedShares } from "./fixed-shares.ts";
import { monthlyCap } from "./monthly-cap.ts";
import { type Goal, optimised } from "./optimise.ts";
import { type PriorityGroup, priorityGroups } from "./priority-groups.ts";
import { socialBonus } from "./social-bonus.ts";

/** A way of making the coefficients of a dynamic key (see each method's own file). */
export type Method =
  | { readonly kind: "priority_groups"; readonly groups: readonly PriorityGroup[] }
  | { readonly kind: "fixed_shares"; readonly weights: readonly number[] }
  | { readonly kind: "monthly_cap"; readonly caps: readonly number[]; readonly periods: ArrayLike<number> }
  | { readonly kind: "social_bonus"; readonly beneficiaries: readonly number[]; readonly factor: number }
  | { readonly kind: "optimised"; readonly goal: Goal; readonly savingPerWh: readonly number[] };

/** The rule of a method for a study. @throws RangeError on parameters that do not fit the study. */
export function methodRule(method: Method, flows: Flows): Rule {
  const consumers = flows.consumption.length;
  switch (method.kind) {
    case "priority_groups":
      return priorityGroups(method.groups, consumers);
    case "fixed_shares":
      return fixedShares(method.weights, consumers);
    case "monthly_cap":
      return monthlyCap(method.caps, method.periods, consumers);
    case "social_bonus":
      return socialBonus(method.beneficiaries, method.factor, consumers);
    case "optimised":
      return optimised(method.goal, method.savingPerWh, flows);
  }
}

/** One French sentence on what each method favours. */
export const methodMeaning: Readonly<Record<Method["kind"] | Goal, string>> = {
  priority_groups:
    "Favorise les groupes choisis : le premier groupe est servi d’abord, les suivants se partagent ce qui reste.",
  fixed_shares:
    "Favorise la part convenue pour chacun : ce qu’un participant ne consomme pas est redonné aux autres selon leurs parts.",
  monthly_cap:
    "Favorise le partage entre tous : un participant qui atteint son plafond du mois laisse la suite aux autres.",
  social_bonus:
    "Favorise les foyers aidés : leur consommation compte davantage dans le partage, jusqu’à être entièrement locale.",
  optimised: "Cherche, à chaque pas de temps, le partage qui sert le mieux l’objectif choisi.",
  self_consumption:
    "Favorise l’autoconsommation : toute l’énergie locale qui peut être consommée sur place l’est.",
  total_saving:
    "Favorise l’économie totale : l’énergie locale va d’abord à ceux pour qui chaque kWh local économise le plus.",
  smallest_saving:
    "Favorise l’équité : le partage relève d’abord l’économie annuelle du participant qui gagne le moins.",
};
