import type { PriceProposal } from "@mec/api/study";
import { allowedTransitions, type Transition } from "@mec/domain/application";
import { describe, expect, it } from "vitest";
import { isSureLoss, mustWait, questionOf, weighedOf } from "./accepting.ts";
import { proposal } from "./proposal.test-helper.ts";

const steps = allowedTransitions("PROPOSAL", "holder");
const step = (to: Transition["to"]): Transition => {
  const found = steps.find((one) => one.to === to);
  if (!found) throw new Error(`no step to ${to}`);
  return found;
};
const accept = step("SIGNATURE");
const weigh = (data: PriceProposal | null | undefined, isFetching: boolean) =>
  weighedOf(proposal.price, { data, isFetching });

describe("accepting a price", () => {
  it("waits while its sum is computed, and leaving does not", () => {
    expect(mustWait(accept, weigh(undefined, true))).toBe(true);
    expect(mustWait(step("REJECTED"), weigh(undefined, true))).toBe(false);
    expect(mustWait(accept, weigh(proposal, true))).toBe(false);
  });

  it("takes the sum of another price for none", () => {
    const other = { ...proposal, price: 0.2 };
    expect(weigh(other, true)).toBe("computing");
    expect(weigh(other, false)).toBe("unknown");
  });

  it("is asked to be confirmed when the sum could not be computed, or costs money", () => {
    for (const none of [undefined, null]) {
      expect(mustWait(accept, weigh(none, false))).toBe(false);
      expect(questionOf(accept, weigh(none, false))?.body).toContain("pas pu calculer");
    }
    const costly = {
      ...proposal,
      saves: false,
      savingEur: { low: -9, high: -1 },
      verdict: "Ce projet ne vous ferait pas économiser.",
    };
    expect(questionOf(accept, weigh(costly, false))?.body).toContain("ne vous ferait pas économiser");
    expect(questionOf(accept, weigh(costly, false))).toMatchObject({
      body: expect.stringContaining("de 1 à 9\u00a0€ de perte"),
      isDoubtful: true,
    });
    const nothing = { ...costly, savingEur: { low: -3, high: 0.2 }, verdict: "Presque rien." };
    expect(questionOf(accept, weigh(nothing, false))?.title).toContain("presque rien");
    expect([costly, proposal].map((one) => isSureLoss(weigh(one, false)))).toEqual([true, false]);
    expect((["computing", "unknown"] as const).map(isSureLoss)).toEqual([false, false]);
    expect(questionOf(accept, weigh(proposal, false))).toBeNull();
  });

  it("is asked to be confirmed when it may cost money, even if it may save some", () => {
    const verdict =
      "Ce projet pourrait vous faire économiser jusqu’à 2 €, ou vous coûter jusqu’à 3 € de plus.";
    const risky = { ...proposal, savingEur: { low: -3, high: 2 }, verdict };
    expect(questionOf(accept, weigh(risky, false))).toMatchObject({
      title: expect.stringContaining("pourrait vous coûter de l’argent"),
      isDoubtful: true,
    });
    expect(questionOf(accept, weigh(risky, false))?.body).toContain("vous coûter jusqu’à 3 €");
    const business = { ...proposal, savingWithoutVatEur: { low: -1, high: 40 } };
    expect(questionOf(accept, weigh(business, false))?.title).toContain("pourrait vous coûter de l’argent");
  });

  it("leaves a withdrawal its own question, whatever is known of the sum", () => {
    for (const weighed of [proposal, "computing", "unknown"] as const)
      expect(questionOf(step("REJECTED"), weighed)?.title).toContain("Retirer votre candidature");
    // The title says what is refused: a phone has no room for it on the button.
    expect(questionOf(step("REJECTED"), proposal)?.confirmLabel).toBe("Retirer ma candidature");
  });
});
