import { beforeEach, expect, it, vi } from "vitest";
import { keepPresses } from "./kept-press.ts";

/** A page with one control, and what lies under the pointer. */
function aPage() {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  keepPresses();
  const control = { isConnected: true, contains: (one: unknown) => one === control, click: vi.fn() };
  const inside = Object.assign(control, { closest: () => control });
  const beside = { closest: () => null };
  const hear = (type: string, target: object, at: { x?: number; button?: number } = {}) => {
    const event = Object.assign(new Event(type), { button: at.button ?? 0, clientX: at.x ?? 0, clientY: 0 });
    Object.defineProperty(event, "target", { value: target });
    page.dispatchEvent(event);
  };
  return { control, inside, beside, hear };
}

let page: ReturnType<typeof aPage>;
beforeEach(() => {
  page = aPage();
  return () => vi.unstubAllGlobals();
});

it("what moved from under the pointer while it was pressed is followed, once", () => {
  const { hear, inside, beside, control } = page;
  hear("mousedown", inside);
  hear("mouseup", beside);
  hear("mouseup", beside);
  expect(control.click).toHaveBeenCalledOnce();
});

it("what is still under the pointer is left to the browser", () => {
  const { hear, inside, control } = page;
  hear("mousedown", inside);
  hear("mouseup", inside);
  expect(control.click).not.toHaveBeenCalled();
});

it("who lets go elsewhere takes his press back", () => {
  const { hear, inside, beside, control } = page;
  hear("mousedown", inside);
  hear("mouseup", beside, { x: 30 });
  expect(control.click).not.toHaveBeenCalled();
});

it("what has gone meanwhile is not followed, nor another button, nor what was not pressed", () => {
  const { hear, inside, beside, control } = page;
  hear("mousedown", inside, { button: 2 });
  hear("mouseup", beside);
  hear("mousedown", beside);
  hear("mouseup", beside);
  hear("mousedown", inside);
  control.isConnected = false;
  hear("mouseup", beside);
  expect(control.click).not.toHaveBeenCalled();
});
