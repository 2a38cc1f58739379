import * as z from "zod";
import { DomainError, messages } from "../shared/index.ts";
import { isActive, type PricingType, type ServiceGroup, type TakenPricing } from "./plans.ts";
import { prices } from "./pricing.ts";

/** §7: what can be counted. */
export const billableActions = [
  "PMO_USAGE",
  "PMO_CREDITS",
  "CONVENTION_USAGE",
  "CONVENTION_CREDITS",
  "VENTE_USAGE",
  "VENTE_CREDITS",
] as const;
export const billableActionSchema = z.enum(billableActions, { error: messages.choice });
export type BillableAction = (typeof billableActions)[number];

const dataExportActions = ["DATA_USAGE_CONSO", "DATA_USAGE_PROJECT"] as const;
export const dataExportActionSchema = z.enum(dataExportActions, { error: messages.choice });
export type DataExportAction = (typeof dataExportActions)[number];

type Counted = { readonly group: Exclude<ServiceGroup, "data">; readonly pricing: "usage" | "credits" };

/** The service that each action is counted for, and the plan under which. */
export const countedBy: Readonly<Record<BillableAction, Counted>> = {
  PMO_USAGE: { group: "pmo", pricing: "usage" },
  PMO_CREDITS: { group: "pmo", pricing: "credits" },
  CONVENTION_USAGE: { group: "convention", pricing: "usage" },
  CONVENTION_CREDITS: { group: "convention", pricing: "credits" },
  VENTE_USAGE: { group: "vente", pricing: "usage" },
  VENTE_CREDITS: { group: "vente", pricing: "credits" },
};

const notThePlan = () =>
  new DomainError("PLAN_MISSING", "Cette action ne correspond pas à l’offre choisie pour ce service.");

/** The action under which exports of study data are counted: for each consumer, or for the project with credits. */
export const exportActionOf = (pricing: TakenPricing): DataExportAction =>
  pricing === "credits" ? "DATA_USAGE_PROJECT" : "DATA_USAGE_CONSO";

/**
 * Whether study data may be exported under the plan in force: by that plan's own action; a free plan allows the same
 * as usage.
 * @throws DomainError PLAN_MISSING.
 */
export function checkExportAction(action: DataExportAction, inForce: PricingType): void {
  if (exportActionOf(requirePlan(inForce)) === action) return;
  throw notThePlan();
}

/** The action under which a plan's ledger keeps what it counts; a free plan counts as usage does, at 0 €. */
export function actionOf(group: ServiceGroup, pricing: TakenPricing): BillableAction | DataExportAction {
  if (group === "data") return exportActionOf(pricing);
  const names = { pmo: "PMO", convention: "CONVENTION", vente: "VENTE" } as const;
  return `${names[group]}_${pricing === "credits" ? "CREDITS" : "USAGE"}`;
}

/** @throws DomainError PLAN_MISSING when the service is not taken. */
export function requirePlan(pricing: PricingType): TakenPricing {
  if (isActive(pricing)) return pricing;
  throw new DomainError("PLAN_MISSING", "Choisissez d’abord une offre pour ce service.");
}

/**
 * Whether an action may be counted: the plan in force is the action's own, or a free one.
 * @throws DomainError PLAN_MISSING.
 */
export function checkAction(action: BillableAction, inForce: PricingType): void {
  if (requirePlan(inForce) === "free" || inForce === countedBy[action].pricing) return;
  throw notThePlan();
}

/**
 * What each newly counted consumption point costs: the price each for usage; for credits the whole pack with the
 * first, unless the project has credits still good, and nothing for the others; nothing for a free plan.
 * @param count a whole number, 0 or more.
 * @returns `count` amounts in € without tax.
 */
export function amountsOf(
  group: ServiceGroup,
  pricing: TakenPricing,
  count: number,
  hasValidCredits: boolean,
): number[] {
  const { amountExclTax, unit } = prices[group][pricing];
  return Array.from({ length: count }, (_, index) =>
    unit === "consumer" || (index === 0 && !hasValidCredits) ? amountExclTax : 0,
  );
}
