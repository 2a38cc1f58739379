import { describe, expect, it } from "vitest";
import { sharpness, widest, zoomedIn, zoomedOut } from "./zoom.ts";

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
