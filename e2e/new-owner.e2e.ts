import type { Locator } from "@playwright/test";
import { createAllAndApply, named, publish, read, send, signUp, signUpUnconfirmed, somebody } from "./api.ts";
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
  const bearer = page.getByRole("region", { name: "Qui porte ce projet" });
  await expect(bearer.getByText("Pas encore en ligne", { exact: true })).toBeVisible();
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

test("who accepted somebody reads in one place all that his documents wait for, and takes their services by one order", async ({
  product,
  openWindow,
  openNewWindow,
}) => {
  const window = await openWindow();
  await signUp(product, window, somebody("Maëlle", "Le Goff"));
  const projectId = await publish(window, named("Toits du Golfe"), place);
  await createAllAndApply(await openNewWindow(), somebody("Hugo", "Voisin"), projectId, place);
  const [application] = await read(window, `/project/${projectId}/application`);
  await send(window, "POST", `/application/${application?.id}/progress`, { status: "SIGNATURE" });
  const page = await window.newPage();
  await page.setViewportSize(phone);
  const toComplete = page.getByRole("alert").filter({ hasText: "À compléter avant d’envoyer" });
  const says = (...lines: RegExp[]) => expect(toComplete.getByRole("listitem")).toHaveText(lines);
  const ofPlant = /^Toit de l’écoleLe signataire et le numéro de PDL\.Compléter$/;
  await page.goto(`/project-owner/${projectId}/my-documents/agreement`);
  await says(
    /^Les services des documents48\s€\sTTC par consommateur, compté à l’envoi\.Activer$/,
    /^L’association.*RNA\.Compléter$/,
    /^La cotisation.*Compléter$/,
    ofPlant,
    /^.*À Hugo Voisin d’agir\.Voir$/,
  );
  await toComplete.getByRole("link", { name: "Activer" }).click();
  await arriveAt(page, "Mes services");
  const whole = page.getByRole("region", { name: "Pour envoyer les documents" });
  await expect(whole).toBeInViewport();
  await whole.getByRole("button", { name: "Tout activer" }).click();
  const dialog = page.getByRole("dialog", { name: "Les services des documents" });
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  await expect(
    dialog.getByText(/^En tout\s: 48\s€\sTTC par consommateur.* Rien aujourd’hui\.$/u),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Confirmer la commande" }).click();
  await expect(page.getByText("Actif", { exact: true })).toHaveCount(3);
  await expect(whole).toHaveCount(0);
  await page.goBack();
  await says(/^L’association/, /^La cotisation/, ofPlant, /^.*À Hugo Voisin d’agir/);
});
