import type { Locator, Page } from "@playwright/test";
import { judgeBothWidths, type Visit } from "./accessibility.ts";
import { type DemoRole, phone } from "./people.ts";
import { type DemoIds, expect } from "./test.ts";

/** What a page shows after some action in it. */
export interface State {
  name: string;
  role?: DemoRole;
  path: string | ((ids: DemoIds) => string);
  /** Something is prevented from loading. */
  isBroken?: true;
  /**
   * Why the state cannot be looked at in the other width: a table becomes cards, a part folds, or the map chose its
   * content when it opened.
   */
  isOfOneWidth?: true;
  /** @returns what shows that the page is in that state. */
  reach(page: Page, ids: DemoIds): Promise<Locator>;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

/** What is told of answers that are refused. */
export const refusal = (page: Page) =>
  page.getByText("Veuillez remplir correctement tout les champs").first();

/** Reaches a state, and judges what it shows at both widths. */
export async function judgeState(
  { path, isBroken, isOfOneWidth, reach }: State,
  visitor: Visit,
  ids: DemoIds,
) {
  const { page, settled, expectNoFault, expectNoError } = visitor;
  const arrive = async () => {
    await page.goto(typeof path === "string" ? path : path(ids));
    await settled();
    const shown = await reach(page, ids);
    await expect(shown).toBeVisible();
    await settled();
    return shown;
  };
  const shown = await arrive();
  if (isOfOneWidth) {
    await expectNoFault();
    await page.setViewportSize(phone);
    await arrive();
    await expectNoFault();
  } else {
    await judgeBothWidths(visitor, shown);
  }
  if (!isBroken) expectNoError();
}
