import type { Locator, Page } from "@playwright/test";
import { expect } from "./expect.ts";

const mostStops = 150;

/** The focused element, and whether its focus shows: on itself, on its label, or on a card around it. */
function focused(page: Page): Promise<{ name: string; isShown: boolean; isOnScreen: boolean }> {
  return page.evaluate(() => {
    const around = (element: Element | null): Element[] =>
      element ? [element, ...around(element.parentElement)] : [];

    function isOutlined(element: Element): boolean {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return false;
      if (Number.parseFloat(outlineOffset) < 0) return true;
      const { top, right, bottom, left } = element.getBoundingClientRect();
      const isHiddenBy = (box: Element) => {
        const frame = box.getBoundingClientRect();
        const isFlush =
          frame.top >= top - 1 &&
          frame.right <= right + 1 &&
          frame.bottom <= bottom + 1 &&
          frame.left >= left - 1;
        return isFlush && getComputedStyle(box).overflow !== "visible";
      };
      return !around(element.parentElement).some(isHiddenBy);
    }

    const active = document.activeElement ?? document.body;
    const beside = active.nextElementSibling;
    const bearers = [...around(active).slice(0, 6), ...(beside ? [beside] : [])];
    // The parts of a date (day, month, year, calendar) show their focus themselves, out of the page's reach.
    const hasParts = active.matches('input[type="date"]');
    const { top, bottom } = active.getBoundingClientRect();
    return {
      name: `<${active.tagName.toLowerCase()} id="${active.id}"> ${active.textContent?.slice(0, 60)}`,
      isShown: hasParts || bearers.some(isOutlined),
      isOnScreen: bottom > 0 && top < innerHeight,
    };
  });
}

const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.and(target.page().locator(":focus")).count()) > 0;

/** Presses a key until the target is reached; every stop on the way must show its focus. */
async function goTo(key: "Tab" | "Shift+Tab", target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press(key);
    await expect
      .poll(() => focused(page))
      .toEqual({ name: expect.any(String), isShown: true, isOnScreen: true });
    if (await hasFocus(target)) return;
  }
  throw new Error(`${mostStops} stops, and still not at ${target}`);
}

export const tabTo = (target: Locator): Promise<void> => goTo("Tab", target);
export const tabBackTo = (target: Locator): Promise<void> => goTo("Shift+Tab", target);

/** Waits until this has the focus without a key being pressed. */
export const expectFocus = (target: Locator): Promise<void> => expect(target).toBeFocused();

export async function tabToAndType(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}

export async function tabToAndPress(target: Locator, key: "Enter" | "Space"): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Types an address and walks down the list to the house. */
export async function tabToAndChooseAddress(field: Locator, typed: string, house: string): Promise<void> {
  await tabToAndType(field, typed);
  const page = field.page();
  await expect(page.getByRole("option", { name: house })).toBeVisible();
  const active = () =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute("aria-activedescendant") ?? "";
      return document.getElementById(id)?.textContent ?? "";
    });
  for (let steps = 0; steps < 20 && !(await active()).includes(house); steps += 1) {
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
}
