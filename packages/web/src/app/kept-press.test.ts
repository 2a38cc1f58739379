import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepPresses } from "./kept-press.ts";

/** A page with one control, what lies beside it, and what lies at any point. */
function aPage() {
  const page = new EventTarget();
  let at: object | null = null;
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", { elementFromPoint: () => at });
  keepPresses();
  const aControl = (textContent: string) => {
    const control = {
      textContent,
      isConnected: true,
      getAttribute: () => null,
      getBoundingClientRect: () => ({ left: 0, top: 0, width: 10, height: 10 }),
      contains: (one: unknown) => one === control,
      closest: () => control,
      focus: vi.fn(),
      click: vi.fn(),
    };
    return control;
  };
  const beside = { closest: () => null, contains: () => false };
  const hear = (type: string, target: object, given: object = {}) => {
    const event = Object.assign(new Event(type, { cancelable: true }), {
      button: 0,
      clientX: 0,
      clientY: 0,
      ...given,
    });
    Object.defineProperty(event, "target", { value: target });
    page.dispatchEvent(event);
    return event;
  };
  const touch = (type: string, target: object, x = 0) => {
    const one = { clientX: x, clientY: 0 };
    return hear(type, target, { touches: type === "touchend" ? [] : [one], changedTouches: [one] });
  };
  const control = aControl("Envoyer");
  at = control;
  return {
    control,
    other: aControl("Supprimer"),
    twin: aControl("Envoyer"),
    beside,
    hear,
    touch,
    lies: (one: object | null) => (at = one),
  };
}

let page: ReturnType<typeof aPage>;
beforeEach(() => {
  page = aPage();
  return () => vi.unstubAllGlobals();
});
const followed = () => page.control.click.mock.calls.length;

describe("what is pressed with a mouse", () => {
  it("is followed, once, where it has moved from under the pointer", () => {
    const { hear, control, beside } = page;
    hear("mousedown", control);
    hear("mouseup", beside);
    hear("mouseup", beside);
    expect(followed()).toBe(1);
  });

  it("is left to the browser where it is still under the pointer", () => {
    const { hear, control } = page;
    hear("mousedown", control);
    hear("mouseup", control);
    expect(followed()).toBe(0);
  });

  it("is taken back by who lets go elsewhere, or has scrolled himself", () => {
    const { hear, control, beside } = page;
    hear("mousedown", control);
    hear("mouseup", beside, { clientX: 30 });
    hear("mousedown", control);
    hear("wheel", control);
    hear("mouseup", beside);
    expect(followed()).toBe(0);
  });

  it("is not followed where it has gone, nor with another button or a key held, nor what was not pressed", () => {
    const { hear, control, beside } = page;
    hear("mousedown", control, { button: 2 });
    hear("mouseup", beside);
    hear("mousedown", control, { ctrlKey: true });
    hear("mouseup", beside);
    hear("mousedown", beside);
    hear("mouseup", beside);
    hear("mousedown", control);
    control.isConnected = false;
    hear("mouseup", beside);
    expect(followed()).toBe(0);
  });

  it("is not followed where it says something else by now, or lies behind something", () => {
    const { hear, control, beside, other, lies } = page;
    hear("mousedown", control);
    lies(other);
    hear("mouseup", beside);
    lies(control);
    hear("mousedown", control);
    control.textContent = "Envoyer quand même";
    hear("mouseup", beside);
    expect(followed()).toBe(0);
  });

  it("is followed where it has moved out of sight", () => {
    const { hear, control, beside, lies } = page;
    hear("mousedown", control);
    lies(null);
    hear("mouseup", beside);
    expect(followed()).toBe(1);
  });
});

describe("what is pressed with a finger", () => {
  /** The finger lifts over another control; what was pressed lies free elsewhere. */
  const liftOver = (one: object, x = 0) => {
    page.lies(one);
    const event = page.touch("touchend", page.control, x);
    page.lies(page.control);
    return event.defaultPrevented;
  };

  it("is left to the browser where it is still there, or one that says the same took its place", () => {
    const { touch, control, twin } = page;
    for (const there of [control, twin]) {
      touch("touchstart", control);
      expect(liftOver(there)).toBe(false);
    }
    expect(followed()).toBe(0);
  });

  it("is not given to what came in its place", () => {
    const { touch, control, other } = page;
    touch("touchstart", control);
    expect(liftOver(other)).toBe(true);
    expect(other.click).not.toHaveBeenCalled();
  });

  it("is left alone by a finger that scrolls, by a second one, and by one that stays", () => {
    const { touch, hear, control, other } = page;
    touch("touchstart", control);
    expect(liftOver(other, 40)).toBe(false);
    const one = { clientX: 0, clientY: 0 };
    hear("touchstart", control, { touches: [one, one] });
    expect(liftOver(other)).toBe(false);
    touch("touchstart", control);
    hear("touchcancel", control);
    expect(liftOver(other)).toBe(false);
    vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValueOnce(800);
    touch("touchstart", control);
    expect(liftOver(other)).toBe(false);
    vi.restoreAllMocks();
  });
});
