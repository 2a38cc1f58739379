import { describe, expect, it } from "vitest";
import { savedIn } from "./totals.tsx";

const study = { participants: [{ savingEur: 5000.4 }, { savingEur: 58.8 }], withoutExemptionEur: 2269.4 };

describe("what all participants save", () => {
  it("is told in both its cases, by the words of every other page, where the project starts after the announced end", () => {
    expect(savedIn(study, true)).toEqual([
      ["avec l’exonération de taxe (accise)", "5\u202f059\u00a0€"],
      ["si l’exonération s’arrêtait", "2\u202f269\u00a0€"],
    ]);
  });

  it("is one sum before that end, where no end is announced, or by an answer that does not tell", () => {
    const one = "5\u202f059\u00a0€";
    expect(savedIn(study, false)).toBe(one);
    expect(savedIn({ ...study, withoutExemptionEur: null }, true)).toBe(one);
    expect(savedIn({ participants: study.participants }, true)).toBe(one);
  });
});
