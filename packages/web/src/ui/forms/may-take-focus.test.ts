import { afterEach, expect, it, vi } from "vitest";
import { mayTakeFocus } from "./may-take-focus.ts";

afterEach(() => vi.unstubAllGlobals());

it("leaves the focus to who types elsewhere by the time a result is there", () => {
  const [body, asker, field] = [{}, {}, {}] as Element[];
  const whileFocusIsOn = (activeElement: Element | null | undefined) => {
    vi.stubGlobal("document", { activeElement, body });
    return mayTakeFocus(asker ?? null);
  };
  expect(whileFocusIsOn(field)).toBe(false);
  // The button that asked, or nothing once it was folded away.
  for (const free of [asker, body, null]) expect(whileFocusIsOn(free)).toBe(true);
});
