import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { keptAmong, mostKept, place, type Slot } from "./flow.ts";

const top = 50;
const bottom = 250;

const slotsArbitrary = fc.array(
  fc.record({
    height: fc.integer({ min: 1, max: 90 }),
    before: fc.integer({ min: 0, max: 20 }),
    keep: fc.boolean(),
    startsPage: fc.boolean(),
  }),
  { minLength: 1, maxLength: 60 },
);

function placed(slots: readonly Slot[], held: readonly Slot[] = []) {
  const { places, pages } = place(slots, { top, bottom, held: new Set(held) });
  const at = slots.map((slot) => places.get(slot) ?? { page: -1, y: -1 });
  return { at, pages };
}

it("cuts nothing: each slot is within its page, below the one before", () => {
  fc.assert(
    fc.property(slotsArbitrary, (slots) => {
      const { at, pages } = placed(slots);
      at.forEach(({ page, y }, index) => {
        const { height = 0 } = slots[index] ?? {};
        expect(y).toBeGreaterThanOrEqual(top);
        expect(y + height).toBeLessThanOrEqual(bottom);
        const before = at[index - 1];
        const above = slots[index - 1]?.height ?? 0;
        if (before?.page === page) expect(y).toBeGreaterThanOrEqual(before.y + above);
        else expect(page).toBe((before?.page ?? -1) + 1);
      });
      expect(pages).toBe((at.at(-1)?.page ?? 0) + 1);
    }),
  );
});

it("keeps together what fits a page and must stay together, whether by itself or held", () => {
  fc.assert(
    fc.property(slotsArbitrary, fc.nat(), (drawn, seed) => {
      const slots = drawn.map((slot) => ({ ...slot, startsPage: false }));
      const start = seed % slots.length;
      const group = slots.slice(start, start + 3);
      const alone = slots.map((slot) => ({ ...slot, keep: false }));
      const held = alone.slice(start, start + group.length - 1);
      const needed = group.reduce((sum, { height, before }, index) => sum + height + (index ? before : 0), 0);
      fc.pre(needed <= bottom - top);
      const { at } = placed(alone, held);
      expect(new Set(at.slice(start, start + group.length).map(({ page }) => page)).size).toBe(1);
    }),
  );
});

it("begins a page where it must", () => {
  const slot = { height: 10, before: 5, keep: true };
  const { at } = placed([slot, { ...slot, startsPage: true }, { ...slot }]);
  expect(at).toEqual([
    { page: 0, y: top },
    { page: 1, y: top },
    { page: 1, y: top + 15 },
  ]);
});

it("draws the head of a table again above the row that begins a page", () => {
  const running = { height: 20, draw: () => undefined };
  const rows = Array.from({ length: 5 }, () => ({ height: 60, before: 0, keep: false, running }));
  const { places, repeated } = place(rows, { top, bottom, held: new Set() });
  expect(rows.map((row) => places.get(row))).toEqual([
    { page: 0, y: 50 },
    { page: 0, y: 110 },
    { page: 0, y: 170 },
    { page: 1, y: 70 },
    { page: 1, y: 130 },
  ]);
  expect(repeated.map(({ place: { page, y } }) => [page, y])).toEqual([[1, 50]]);
});

it("keeps what is made of the rows of a block, unless they are so many that all would fill the memory", () => {
  for (const [count, times] of [
    [mostKept, 1],
    [mostKept + 1, 2],
  ] as const) {
    const make = vi.fn(() => null);
    const made = keptAmong(count, make);
    expect([made(), made()]).toEqual([null, null]);
    expect(make).toHaveBeenCalledTimes(times);
  }
});
