import type { RepartitionKey } from "@mec/domain/project";
import type { SharingMethod } from "@mec/domain/study";
import {
  type Flows,
  type Grid,
  type Method,
  methodCoefficients,
  methodRule,
  monthOfStep,
  type Rule,
  ruleOf,
} from "@mec/energy";

/** The facts of a study that a method needs, the consumers in their order. */
export interface DesignContext {
  readonly grid: Grid;
  readonly ids: readonly string[];
  /** € saved on a local Wh, averaged over the tariff's periods. */
  readonly savingPerWh: readonly number[];
}

type Of<K extends SharingMethod["kind"]> = Extract<SharingMethod, { kind: K }>;

function sharesOf({ shares }: Of<"static_shares" | "fixed_shares">, ids: readonly string[]): number[] {
  const percents = new Map(shares.map(({ consumptionPointId, percent }) => [consumptionPointId, percent]));
  return ids.map((id) => (percents.get(id) ?? 0) / 100);
}

/** Consumers that no group names are served after the groups. */
function groupsOf({ groups }: Of<"priority_groups">, ids: readonly string[]) {
  const position = new Map(ids.map((id, index) => [id, index]));
  const named = groups.map(({ consumptionPointIds }) => ({
    members: consumptionPointIds.map((id) => position.get(id)).filter((index) => index !== undefined),
  }));
  const grouped = new Set(named.flatMap(({ members }) => members));
  const others = ids.flatMap((_, index) => (grouped.has(index) ? [] : [index]));
  return [...named, { members: others }];
}

function capsOf({ commonKwh, caps }: Of<"monthly_cap">, ids: readonly string[]): number[] {
  const own = new Map(caps.map(({ consumptionPointId, kwh }) => [consumptionPointId, kwh]));
  return ids.map((id) => (own.get(id) ?? commonKwh ?? Number.POSITIVE_INFINITY) * 1000);
}

/** A dynamic method with positions in place of ids; ids that are not in the study are left out. */
function positioned(method: SharingMethod, { ids, grid, savingPerWh }: DesignContext): Method {
  switch (method.kind) {
    case "priority_groups":
      return { kind: method.kind, groups: groupsOf(method, ids) };
    case "monthly_cap":
      return { kind: method.kind, caps: capsOf(method, ids), periods: monthOfStep(grid) };
    case "social_bonus": {
      const helped = new Set(method.consumptionPointIds);
      const beneficiaries = ids.flatMap((id, index) => (helped.has(id) ? [index] : []));
      return { kind: method.kind, beneficiaries, factor: method.factor };
    }
    case "optimised":
      return { kind: method.kind, goal: method.goal, savingPerWh };
    case "fixed_shares": {
      const weights = sharesOf(method, ids);
      const isForNobody = weights.every((weight) => weight === 0);
      return { kind: method.kind, weights: isForNobody ? weights.map(() => 1) : weights };
    }
    case "static_shares":
    case "prorata":
      return { kind: "optimised", goal: "self_consumption", savingPerWh };
  }
}

/** The coefficients of a design, in the grid operator's form: one series per consumer. */
export function coefficientsOfDesign(
  method: SharingMethod,
  flows: Flows,
  context: DesignContext,
): Float32Array[] {
  if (method.kind !== "static_shares") return methodCoefficients(positioned(method, context), flows);
  return sharesOf(method, context.ids).map((share) => new Float32Array(context.grid.length).fill(share));
}

/** The same for keys and methods that share alike, so that a study computes them once. */
export function sharingName(key: RepartitionKey, method: SharingMethod): string {
  if (key === "static") return `static ${JSON.stringify(method)}`;
  return key === "dynamic-per-default"
    ? "prorata"
    : method.kind === "prorata"
      ? method.kind
      : JSON.stringify(method);
}

/** The engine's rule for a key and its method. */
export function ruleOfDesign(
  key: RepartitionKey,
  method: SharingMethod,
  flows: Flows,
  context: DesignContext,
): Rule {
  switch (key) {
    case "dynamic-per-default":
      return ruleOf({ key: "default_dynamic", ...flows });
    case "static": {
      const coefficients = method.kind === "static_shares" ? sharesOf(method, context.ids) : [];
      return ruleOf({ key: "static", ...flows, coefficients });
    }
    // Methods give a consumer the same part of every producer, so these two keys do not differ.
    case "dynamic-simple":
    case "full-dynamic":
      return methodRule(positioned(method, context), flows);
  }
}
