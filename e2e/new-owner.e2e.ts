import type { Locator } from "@playwright/test";
import { named, publish, signUpUnconfirmed, somebody } from "./api.ts";
import { arriveAt } from "./forms.ts";
import { desktop, phone } from "./people.ts";
import { expect, test } from "./test.ts";

const place = { city: "Vannes", postCode: "56000", latitude: 47.658, longitude: -2.76 };

test("a new owner is not asked who he is, and reads his page, which says that it is not online yet", async ({
  openNewWindow,
}) => {
  const window = await openNewWindow();
  const maelle = somebody("Maëlle", "Le Goff");
  await signUpUnconfirmed(window, maelle);
  const project = named("Toits du Golfe");
  const projectId = await publish(window, project, place);
  const page = await window.newPage();
  await page.goto(`/project-owner/${projectId}`);
  const own = page.getByRole("link", { name: "Voir ma page" });
  await expect(own).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("profileType"))).toBe("individual");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.setViewportSize(phone);
  const today = page.getByRole("region", { name: "À faire", exact: true });
  const widthOf = async (place: Locator) => (await place.boundingBox())?.width ?? Number.NaN;
  // What is drawn for a phone comes after the window is one's.
  await expect
    .poll(async () => {
      const [resend, kit] = [
        await widthOf(today.getByRole("button", { name: "Renvoyer l’e-mail" })),
        await widthOf(today.getByRole("link", { name: /^Ouvrir le kit/ })),
      ];
      return Math.abs(resend - kit);
    })
    .toBeLessThan(0.5);
  await expect(today.getByText(`Envoyé à ${maelle.email}.`)).toBeVisible();
  await expect(today.getByRole("link", { name: "Corriger cette adresse" })).toHaveAttribute(
    "href",
    "/profile",
  );
  await page.setViewportSize(desktop);
  await own.click();
  await arriveAt(page, project);
  await expect(page.getByText("Enregistré, pas encore en ligne")).toBeVisible();
  await expect(page.getByText("Pas encore en ligne", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Publié le/)).toHaveCount(0);
});

test("who goes back after publishing is led to the project, not told that something lacks", async ({
  openWindow,
}) => {
  const window = await openWindow();
  await signUpUnconfirmed(window, somebody("Maëlle", "Le Goff"));
  const project = named("Toits du Golfe");
  const projectId = await publish(window, project, place);
  const page = await window.newPage();
  await page.goto("/on-boarding/project-owner/edit-project/description");
  await arriveAt(page, "Publier un autre projet\u202f?");
  await expect(page.getByText(project)).toBeVisible();
  await page.getByRole("link", { name: "Ouvrir l’espace de mon projet" }).click();
  await expect(page).toHaveURL(`/project-owner/${projectId}`);
});
