import { describe, expect, it } from "vitest";
import { isPriceOpen, priceTermIssue, usualPriceUntil } from "./price-term.ts";
import { checkTransition } from "./transitions.ts";

const noon = new Date("2026-11-23T11:00:00Z");

describe("a price that is proposed until a day", () => {
  it("is open on that whole day in Paris, and not after it", () => {
    expect(isPriceOpen("2026-11-23", noon)).toBe(true);
    expect(isPriceOpen("2026-11-22", noon)).toBe(false);
    // 22:59 UTC is 23:59 in Paris; a minute later it is the next day there.
    expect(isPriceOpen("2026-11-23", new Date("2026-11-23T22:59:00Z"))).toBe(true);
    expect(isPriceOpen("2026-11-23", new Date("2026-11-23T23:00:00Z"))).toBe(false);
  });

  it("is open for ever when no day was said", () => {
    expect(isPriceOpen(null, noon)).toBe(true);
    expect(isPriceOpen(undefined, noon)).toBe(true);
  });

  it("lasts thirty days unless said otherwise", () => {
    expect(usualPriceUntil(noon)).toBe("2026-12-23");
    expect(usualPriceUntil(new Date("2026-12-31T23:30:00Z"))).toBe("2027-01-31");
  });

  it("leaves a council its sitting: sixty days where one of those asked votes", () => {
    expect(usualPriceUntil(noon, { votes: true })).toBe("2027-01-22");
    expect(usualPriceUntil(noon, { votes: false })).toBe("2026-12-23");
  });

  it.each([
    ["2026-11-22", "PRICE_TERM_INVALID"],
    ["2026-11-23", undefined],
    ["2027-11-23", undefined],
    ["2027-11-24", "PRICE_TERM_INVALID"],
  ])("may end on %s: %s", (until, code) => {
    expect(priceTermIssue(until, noon)?.code).toBe(code);
  });
});

describe("a step, with the last day of a price", () => {
  const codeOf = (request: Parameters<typeof checkTransition>[0]): string => {
    const verdict = checkTransition(request);
    return verdict.ok ? "ok" : verdict.error.code;
  };
  const term = (until: string | null, openUntil: string | null = null) => ({ until, openUntil, now: noon });

  it("the holder accepts until then, and may refuse at any time", () => {
    const accepts = { status: "PROPOSAL", actor: "holder", to: "SIGNATURE" } as const;
    expect(codeOf({ ...accepts, term: term(null, "2026-11-23") })).toBe("ok");
    expect(codeOf({ ...accepts, term: term(null, "2026-11-22") })).toBe("PRICE_EXPIRED");
    expect(codeOf({ ...accepts, to: "REJECTED", term: term(null, "2026-11-22") })).toBe("ok");
  });

  it("the holder accepts the price that he read, or whatever is proposed when he says none", () => {
    const accepts = { status: "PROPOSAL", actor: "holder", to: "SIGNATURE" } as const;
    const open = { ...term(null), openPrice: 0.21 };
    expect(codeOf({ ...accepts, price: 0.21, term: open })).toBe("ok");
    expect(codeOf({ ...accepts, term: open })).toBe("ok");
    expect(codeOf({ ...accepts, price: 0.12, term: open })).toBe("PRICE_CHANGED");
    expect(codeOf({ ...accepts, price: 0.12, actor: "owner", term: open })).toBe("PRICE_UNEXPECTED");
  });

  it("the owner proposes again, or accepts without waiting any longer", () => {
    const late = term("2026-12-01", "2026-11-22");
    expect(codeOf({ status: "PROPOSAL", actor: "owner", to: "PROPOSAL", price: 0.1, term: late })).toBe("ok");
    const accepts = { status: "PROPOSAL", actor: "owner", to: "SIGNATURE" } as const;
    expect(codeOf({ ...accepts, term: term(null, "2026-11-22") })).toBe("ok");
  });

  it("says one that can be, and says it of a price only", () => {
    const proposes = { status: "APPLICATION", actor: "owner", to: "PROPOSAL", price: 0.1 } as const;
    expect(codeOf({ ...proposes, term: term("2026-11-22") })).toBe("PRICE_TERM_INVALID");
    const accepts = { status: "APPLICATION", actor: "owner", to: "SIGNATURE" } as const;
    expect(codeOf({ ...accepts, term: term("2026-12-01") })).toBe("PRICE_UNEXPECTED");
  });
});
