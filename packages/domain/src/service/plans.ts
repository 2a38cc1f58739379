/** §3: the four groups of services. */
export const serviceGroups = ["data", "pmo", "vente", "convention"] as const;
export type ServiceGroup = (typeof serviceGroups)[number];

/** §4: how a service is paid; `not-taken` is no plan. */
export const pricingTypes = ["usage", "credits", "free", "not-taken"] as const;
export type PricingType = (typeof pricingTypes)[number];

/** The ways of paying a service that is taken. */
export type TakenPricing = Exclude<PricingType, "not-taken">;

/** §4: a service is active unless not taken. */
export const isActive = (pricing: PricingType): pricing is TakenPricing => pricing !== "not-taken";

export type PlanCode = `${ServiceGroup}-${PricingType}`;
export interface Plan {
  readonly group: ServiceGroup;
  readonly pricing: PricingType;
}

export const planCodeOf = ({ group, pricing }: Plan): PlanCode => `${group}-${pricing}`;

/** §9: codes of an earlier catalogue. */
const legacyCodes: Readonly<Record<string, PlanCode>> = {
  MONEC_CLASSIC: "data-usage",
  MONEC_SPECIFIC: "data-credits",
};

/** §9: a code that names no plan of any service, skipped wherever codes are read. */
export const ignoredPlanCode = "resiliation";

/** Made when it is asked: who only looks whether a service is taken reads no code. */
const allPlans = (): Plan[] =>
  serviceGroups.flatMap((group) => pricingTypes.map((pricing) => ({ group, pricing })));

/** The plan that a code names, a legacy one included; null for any other text. */
export function readPlanCode(code: string): Plan | null {
  const named = (Object.hasOwn(legacyCodes, code) && legacyCodes[code]) || code;
  return allPlans().find((plan) => planCodeOf(plan) === named) ?? null;
}

export type PlansInForce = Readonly<Record<ServiceGroup, PricingType>>;

/**
 * The plan of each group, after every choice that was made.
 * @param codes oldest first; the newest of a group is in force, and what names no plan is passed over.
 */
export function plansInForce(codes: Iterable<string>): PlansInForce {
  const plans: Record<ServiceGroup, PricingType> = {
    data: "not-taken",
    pmo: "not-taken",
    vente: "not-taken",
    convention: "not-taken",
  };
  for (const code of codes) {
    const plan = readPlanCode(code);
    if (plan) plans[plan.group] = plan.pricing;
  }
  return plans;
}
