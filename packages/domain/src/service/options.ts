import { DomainError } from "../shared/index.ts";
import {
  ignoredPlanCode,
  isActive,
  type Plan,
  type PlansInForce,
  type PricingType,
  pricingTypes,
  readPlanCode,
  type ServiceGroup,
} from "./plans.ts";
import { prices } from "./pricing.ts";

interface PricingOption {
  readonly type: PricingType;
  readonly hide: boolean;
  readonly enabled: boolean;
}
export interface Service {
  readonly selectedPricing: { readonly type: PricingType };
  readonly pricingOptions: PricingOption[];
}

/** A free plan is the operator's gift: only those who have it are shown it. */
function isHidden(type: PricingType, selected: PricingType): boolean {
  if (type === "not-taken") return isActive(selected);
  return type === "free" && selected !== "free";
}

function isEnabled(group: ServiceGroup, type: PricingType, selected: PricingType): boolean {
  if (isActive(selected)) return type === selected;
  return !isActive(type) || !prices[group][type].disabled;
}

/**
 * A service as a person sees it (specification §4): once a pricing is taken, `not-taken` is hidden and only
 * the pricing taken is enabled. To take another, the person leaves that one first.
 */
export function serviceOf(group: ServiceGroup, selected: PricingType): Service {
  return {
    selectedPricing: { type: selected },
    pricingOptions: pricingTypes.map((type) => ({
      type,
      hide: isHidden(type, selected),
      enabled: isEnabled(group, type, selected),
    })),
  };
}

/**
 * What a person's choice of a plan code changes; null when it is the plan already in force.
 * Leaving (`<group>-not-taken`) is always possible.
 * @throws DomainError UNKNOWN_PLAN, PLAN_DISABLED.
 */
export function choosePlan(code: string, inForce: PlansInForce): Plan | null {
  if (code === ignoredPlanCode) return null;
  const plan = readPlanCode(code);
  if (!plan) throw new DomainError("UNKNOWN_PLAN", "Cette offre n’existe pas.");
  const { group, pricing } = plan;
  const selected = inForce[group];
  if (pricing === selected) return null;
  if (!isActive(pricing) || isEnabled(group, pricing, selected)) return plan;
  throw new DomainError(
    "PLAN_DISABLED",
    isActive(selected)
      ? "Quittez d’abord l’option que vous avez choisie pour ce service."
      : "Cette option n’est pas disponible.",
  );
}
