import { describe, expect, it } from "vitest";
import { sharpness, shownSpan, wholeSpan, widest, zoomedIn, zoomedOut } from "./zoom.ts";

describe("the zoom of a document", () => {
  it("goes in by steps as far as the widest, and stays there", () => {
    let zoom = 1;
    const seen = [zoom];
    for (let press = 0; press < 20; press += 1) {
      zoom = zoomedIn(zoom);
      seen.push(zoom);
    }
    expect([...new Set(seen)]).toEqual([1, 1.25, 1.5, 2, 2.5, 3]);
    expect(zoom).toBe(widest);
  });

  it("comes back by the same steps, and never under the width of its place", () => {
    expect(zoomedOut(zoomedIn(1.5))).toBe(1.5);
    expect(zoomedOut(1)).toBe(1);
  });
});

describe("how sharp a page is drawn", () => {
  it("is as the screen is", () => expect(sharpness(390, 552, 3)).toBe(3));

  it("is less for a page so wide that a phone would refuse to draw it", () => {
    const ratio = sharpness(1170, 1655, 3);
    expect(ratio).toBeLessThan(3);
    expect(1170 * 1655 * ratio ** 2).toBeCloseTo(12_000_000, 0);
  });
});

describe("what of a page a narrow screen shows", () => {
  const span = wholeSpan([
    { from: 0.12, to: 0.5 },
    { from: 0.3, to: 0.86 },
  ]);

  it("is its texts, with a little air around", () => {
    expect(span.from).toBeCloseTo(0.09);
    expect(span.to).toBeCloseTo(0.89);
    expect(shownSpan(360, span)).toBe(span);
  });

  it("is all of it where there is room, or when it has no text", () => {
    expect(shownSpan(720, span)).toEqual({ from: 0, to: 1 });
    expect(wholeSpan([])).toEqual({ from: 0, to: 1 });
  });

  it("never goes beyond its edges", () => {
    expect(wholeSpan([{ from: -0.1, to: 1.2 }])).toEqual({ from: 0, to: 1 });
  });
});
