import type { ConsumerType } from "../point/index.ts";
import type { Role } from "./schemas.ts";

type Identified = { readonly id: string };

/** Everything a person holds; only the ids matter here, and in words what kind of place it is. */
export type UserPoints = {
  readonly projects: readonly Identified[];
  readonly productionPoints: readonly Identified[];
  readonly consumptionPoints: readonly (Identified & { readonly consumerType?: ConsumerType })[];
};

const userTypeNames = ["owner", "producer", "consumer"] as const;
export type UserType = (typeof userTypeNames)[number];

/** §4: what a person is follows from what they hold; someone may be all three, or nothing yet. */
export function userTypes(points: UserPoints): UserType[] {
  const held: Record<UserType, readonly Identified[]> = {
    owner: points.projects,
    producer: points.productionPoints,
    consumer: points.consumptionPoints,
  };
  return userTypeNames.filter((type) => held[type].length > 0);
}

/** §4: no project, no production point, exactly one consumption point. */
export function isSingleConsumer(points: UserPoints): boolean {
  return (
    points.projects.length === 0 &&
    points.productionPoints.length === 0 &&
    points.consumptionPoints.length === 1
  );
}

export type Landing =
  | { to: "security" }
  | { to: "support" }
  | { to: "home" }
  | { to: "consumer"; consumerId: string }
  | { to: "portfolio" };

/** §4: where a person goes after login; support without a second factor goes to the page that enrols one. */
export function landingAfterLogin(
  user: { readonly roles: readonly Role[]; readonly secondFactorRequired?: true | undefined },
  points: UserPoints,
): Landing {
  if (user.secondFactorRequired) return { to: "security" };
  if (user.roles.includes("support")) return { to: "support" };
  if (userTypes(points).length === 0) return { to: "home" };
  const [consumer] = points.consumptionPoints;
  if (consumer && isSingleConsumer(points)) return { to: "consumer", consumerId: consumer.id };
  return { to: "portfolio" };
}
