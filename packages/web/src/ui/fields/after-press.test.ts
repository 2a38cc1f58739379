import { beforeEach, expect, it, vi } from "vitest";

/** What the page hears of the mouse and the keys, and what the module does with it. */
async function startPage() {
  vi.resetModules();
  const target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  const { afterPress } = await import("./after-press.ts");
  const hear = (...names: string[]) => {
    for (const name of names) target.dispatchEvent(new Event(name));
  };
  return { afterPress, hear };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it("what a field tells as it is left is told at once by the keyboard", async () => {
  const { afterPress } = await startPage();
  const work = vi.fn();
  afterPress(work);
  expect(work).toHaveBeenCalledOnce();
});

it.each(["mouseup", "dragend", "contextmenu", "keydown"])(
  "while a button is held down it waits for the end of the press: %s",
  async (ending) => {
    const { afterPress, hear } = await startPage();
    const work = vi.fn();
    hear("mousedown");
    afterPress(work);
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
    hear(ending);
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
    // Nothing is pressed any more: the next field is not held back.
    const next = vi.fn();
    afterPress(next);
    expect(next).toHaveBeenCalledOnce();
  },
);
