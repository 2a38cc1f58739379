import type { BrowserContext, Page } from "@playwright/test";
import { signUpUnconfirmed, somebody } from "./api.ts";
import { test as base, expect } from "./test.ts";

const test = base.extend<{ profile: Page }>({
  /** Anne's, whose address is not confirmed: her profile is read again whenever she comes back to the window. */
  profile: async ({ openWindow }, use) => {
    const window = await openWindow();
    await signUpUnconfirmed(window, somebody("Anne", "Le Goff"));
    const page = await window.newPage();
    await page.goto("/profile");
    await expect(page.getByLabel("Prénom")).toHaveValue("Anne");
    await use(page);
  },
});

/** Another tab of the same browser: Anne logs out, and Bruno opens his account. */
async function takeOver(window: BrowserContext): Promise<void> {
  await window.clearCookies();
  await signUpUnconfirmed(window, somebody("Bruno", "Tanguy"));
}

test.describe("who signs in in another tab of the same browser", () => {
  test("finds his own name in his profile, and not who was there before", async ({ profile }) => {
    await takeOver(profile.context());
    await profile.getByRole("link", { name: "Mentions légales" }).click();
    await expect(profile.getByRole("heading", { level: 1 })).toHaveText("Mentions légales");
    await profile.goBack();
    await expect(profile.getByLabel("Nom", { exact: true })).toHaveValue("Tanguy");
    await expect(profile.getByLabel("Prénom")).toHaveValue("Bruno");
  });

  test("finds it too on a profile that is read again as he comes back to its tab", async ({ profile }) => {
    await takeOver(profile.context());
    await profile.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await expect(profile.getByRole("textbox", { name: "Adresse e-mail" })).toHaveValue(/^bruno@/);
    await expect(profile.getByLabel("Prénom")).toHaveValue("Bruno");
  });
});
