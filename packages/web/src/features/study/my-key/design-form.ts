import type { RepartitionKey } from "@mec/domain/project";
import { decimalText } from "@mec/domain/shared";
import {
  methodsOfKey,
  type RepartitionDesign,
  repartitionDesignSchema,
  type SharingGoal,
  type SharingMethod,
  type SharingMethodKind,
} from "@mec/domain/study";
import type { Groups } from "./groups/groups.ts";

/** A participant, as the designer names him. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly consumptionKwh: number;
}

/** What is typed, for every method at once: trying another one loses nothing. Texts are by consumption point id. */
export type DesignForm = {
  key: RepartitionKey;
  kind: SharingMethodKind;
  shares: Record<string, string>;
  groups: Groups;
  commonCap: string;
  caps: Record<string, string>;
  aided: string[];
  factor: string;
  goal: SharingGoal;
};

const usualFactor = "2";

export const emptyDesign: DesignForm = {
  key: "dynamic-per-default",
  kind: "prorata",
  shares: {},
  groups: [],
  commonCap: "",
  caps: {},
  aided: [],
  factor: usualFactor,
  goal: "total_saving",
};

const written = (number: number): string => String(number).replace(".", ",");

/** The form values of this method; the other methods keep theirs. */
function partsOf(method: SharingMethod): Partial<DesignForm> {
  switch (method.kind) {
    case "prorata":
      return {};
    case "static_shares":
    case "fixed_shares":
      return {
        shares: Object.fromEntries(
          method.shares.map(({ consumptionPointId, percent }) => [
            consumptionPointId,
            written(Number(percent.toFixed(2))),
          ]),
        ),
      };
    case "priority_groups":
      return {
        groups: method.groups.map(({ name, consumptionPointIds }) => ({ name, ids: consumptionPointIds })),
      };
    case "monthly_cap":
      return {
        commonCap: method.commonKwh === null ? "" : written(method.commonKwh),
        caps: Object.fromEntries(
          method.caps.map(({ consumptionPointId, kwh }) => [consumptionPointId, written(kwh)]),
        ),
      };
    case "social_bonus":
      return { aided: method.consumptionPointIds, factor: written(method.factor) };
    case "optimised":
      return { goal: method.goal };
  }
}

/** A design as form values. */
export const designToForm = ({ key, method }: RepartitionDesign): DesignForm => ({
  ...emptyDesign,
  key,
  kind: method.kind,
  ...partsOf(method),
});

/** Changes the key; the method stays when the new key has it too. */
export function withKey(form: DesignForm, key: RepartitionKey): DesignForm {
  const [first = form.kind] = methodsOfKey[key];
  return { ...form, key, kind: methodsOfKey[key].includes(form.kind) ? form.kind : first };
}

/** The number in a text; NaN, which every rule refuses, when there is none. */
const numberOf = (text: string): number => decimalText.safeParse(text).data ?? Number.NaN;

/** The members who have a text, with its number; a person who has left is ignored. */
function numbersOf(texts: Record<string, string>, members: readonly Member[]): [id: string, value: number][] {
  return members.flatMap(({ id }) => {
    const text = texts[id]?.trim() ?? "";
    return text === "" ? [] : [[id, numberOf(text)]];
  });
}

function methodOf(form: DesignForm, members: readonly Member[]): SharingMethod {
  const isMember = (id: string) => members.some((member) => member.id === id);
  switch (form.kind) {
    case "prorata":
      return { kind: form.kind };
    case "static_shares":
    case "fixed_shares": {
      const shares = numbersOf(form.shares, members);
      return {
        kind: form.kind,
        shares: shares.map(([consumptionPointId, percent]) => ({ consumptionPointId, percent })),
      };
    }
    case "priority_groups": {
      const groups = form.groups.map(({ name, ids }) => ({
        name,
        consumptionPointIds: ids.filter(isMember),
      }));
      return {
        kind: form.kind,
        groups: groups.filter(({ consumptionPointIds }) => consumptionPointIds.length > 0),
      };
    }
    case "monthly_cap":
      return {
        kind: form.kind,
        commonKwh: form.commonCap.trim() === "" ? null : numberOf(form.commonCap),
        caps: numbersOf(form.caps, members).map(([consumptionPointId, kwh]) => ({ consumptionPointId, kwh })),
      };
    case "social_bonus":
      return {
        kind: form.kind,
        consumptionPointIds: form.aided.filter(isMember),
        factor: numberOf(form.factor),
      };
    case "optimised":
      return { kind: form.kind, goal: form.goal };
  }
}

/** The design of the form, or what is wrong with it, in words. */
export function judgeDesign(form: DesignForm, members: readonly Member[]) {
  const verdict = repartitionDesignSchema.safeParse({ key: form.key, method: methodOf(form, members) });
  if (verdict.success) return { design: verdict.data, faults: [] };
  return { design: null, faults: [...new Set(verdict.error.issues.map(({ message }) => message))] };
}

/** Whether saving one would change nothing of the other. */
export function isSameDesign(one: DesignForm, other: DesignForm, members: readonly Member[]): boolean {
  const { design } = judgeDesign(one, members);
  return design !== null && JSON.stringify(design) === JSON.stringify(judgeDesign(other, members).design);
}

/** The shares' sum so far, in %; texts that are not numbers count as 0. */
export function sumOfShares(shares: Record<string, string>, members: readonly Member[]): number {
  return numbersOf(shares, members).reduce((sum, [, percent]) => sum + (percent || 0), 0);
}

const hundredths = 10_000;

/**
 * Shares that add up to 100 % in proportion to weights, to the hundredth; the rounding's remainder goes to
 * the first.
 */
export function sharesBy(
  members: readonly Member[],
  weightOf: (member: Member) => number,
): Record<string, string> {
  const whole = members.reduce((sum, member) => sum + weightOf(member), 0);
  const parts = members.map((member) => Math.floor((hundredths * weightOf(member)) / whole));
  const left = hundredths - parts.reduce((sum, part) => sum + part, 0);
  return Object.fromEntries(
    members.map(({ id }, index) => [id, written(((parts[index] ?? 0) + (index < left ? 1 : 0)) / 100)]),
  );
}
