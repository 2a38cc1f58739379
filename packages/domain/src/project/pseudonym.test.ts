import { describe, expect, it } from "vitest";
import { animalPseudonyms, pseudonymColor, pseudonymLabel, pseudonymOf } from "./index.ts";

const ids = Array.from(
  { length: 5000 },
  (_, index) => `${index.toString(16).padStart(8, "0")}-2a53-4e0c-9a39-0f3f1b7a2c11`,
);

const hexOf = (value: number) => (value % 0x10000).toString(16).padStart(4, "0");

describe("pseudonyms", () => {
  it("are a hundred, all different, each an animal and its temper", () => {
    expect(new Set(animalPseudonyms).size).toBe(100);
    for (const pseudonym of animalPseudonyms) expect(pseudonym).toMatch(/^\p{Lu}[\p{Ll}-]+( \p{Ll}+){1,2}$/u);
  });

  it("are stable for a participant: these were given once and must never change", () => {
    expect(pseudonymOf("7d9f1c1e-2a53-4e0c-9a39-0f3f1b7a2c11")).toBe("Caille pressée");
    expect(pseudonymOf("00000000-0000-4000-8000-000000000000")).toBe("Dauphin complice");
  });

  it("are shown with the beginning of the id in brackets", () => {
    const id = "7d9f1c1e-2a53-4e0c-9a39-0f3f1b7a2c11";
    expect(pseudonymLabel(id)).toBe(`${pseudonymOf(id)} (7d9f)`);
  });

  it("tell the participants of a project apart, without their id", () => {
    const point = (index: number) =>
      `${hexOf(index * 40_503)}${hexOf(index * 7919)}-2a53-4e0c-9a39-0f3f1b7a2c11`;
    const participants = Array.from({ length: 100 }, (_, index) => point(index + 1));
    expect(new Set(participants.map(pseudonymOf)).size).toBeLessThan(100);
    expect(new Set(participants.map(pseudonymLabel)).size).toBe(100);
    for (const id of participants) expect(pseudonymLabel(id)).not.toContain(id.slice(0, 8));
  });

  it("are spread over participants: all serve, none serves thrice its share", () => {
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(pseudonymOf(id), (counts.get(pseudonymOf(id)) ?? 0) + 1);
    expect(counts.size).toBe(100);
    expect(Math.max(...counts.values())).toBeLessThan(3 * (ids.length / 100));
  });

  it("have one colour each, whether the id is in brackets behind or not", () => {
    for (const id of ids.slice(0, 500)) {
      expect(pseudonymColor(pseudonymLabel(id))).toBe(pseudonymColor(pseudonymOf(id)));
    }
  });

  it("come in several colours, none for more than a fifth, on which white text is readable", () => {
    const shares = new Map<string, number>();
    for (const color of animalPseudonyms.map(pseudonymColor)) shares.set(color, (shares.get(color) ?? 0) + 1);
    expect(shares.size).toBeGreaterThanOrEqual(6);
    expect(Math.max(...shares.values())).toBeLessThanOrEqual(20);
    for (const color of shares.keys()) expect(contrastWithWhite(color)).toBeGreaterThanOrEqual(4.5);
  });
});

/** WCAG 2: (1.05) / (relative luminance + 0.05). */
function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
