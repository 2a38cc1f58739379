import type { Locator } from "@playwright/test";
import { inspect, judgeBothWidths } from "./accessibility.ts";
import { password, publish, signUp, signUpUnconfirmed, somebody } from "./api.ts";
import { arriveAt, press, unfold } from "./forms.ts";
import { holdAnswers } from "./held.ts";
import { linkIn, mailTo } from "./mails.ts";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";

const rennes = { city: "Rennes", postCode: "35000", latitude: 48.11, longitude: -1.68 };

/** Judges at both widths the page that shows this. */
async function judge(shown: Locator): Promise<void> {
  const page = shown.page();
  await expect(shown).toBeVisible();
  await judgeBothWidths({ page, ...inspect(page) }, shown);
}

test.describe("addresses, walked on a phone and judged at both widths", () => {
  test.use({ viewport: phone });

  test("a project waits for its owner’s address, who reads why, cannot invite yet and loses nothing", async ({
    product,
    openWindow,
  }) => {
    const odile = somebody("Odile", "Marchand");
    const lou = somebody("Lou", "Petit");
    const project = "Soleil de Rennes, en attente";
    const context = await openWindow();
    const page = await context.newPage();
    await signUpUnconfirmed(context, odile);
    const id = await publish(context, project, rennes);
    await page.goto(`/project-owner/${id}`);
    await judge(page.getByText("Préparez vos invitations"));
    // Asked once: by the list of what there is to do, not above it as well.
    await expect(page.getByRole("button", { name: "Renvoyer l’e-mail" })).toHaveCount(1);
    await page.goto(`/project-owner/${id}/my-consumers/pending`);
    // The state and the way out of it are one line above the tabs, said once.
    await judge(page.getByRole("button", { name: "Renvoyer l’e-mail" }));
    await expect(page.getByText("Adresse e-mail à confirmer")).toHaveCount(1);
    const tabs = page.getByRole("navigation", { name: "Espace du projet" });
    await expect.poll(async () => (await tabs.boundingBox())?.y).toBeLessThan(320);
    await page.getByRole("button", { name: "Inviter des voisins" }).first().click();
    const drawer = page.getByRole("dialog");
    await drawer.getByLabel("Adresses e-mail").fill("voisine@exemple.fr");
    await drawer.getByRole("button", { name: "Envoyer les invitations" }).click();
    await expect(drawer.getByText("Confirmez d’abord votre adresse e-mail", { exact: false })).toBeVisible();
    await expect(drawer.getByLabel("Adresses e-mail")).toHaveValue("voisine@exemple.fr");
    await drawer.getByRole("button", { name: "Renvoyer l’e-mail" }).click();
    await judge(drawer.getByText("Un nouvel e-mail est parti."));

    const stranger = await (await openWindow()).newPage();
    await stranger.goto(`/project/${id}`);
    await arriveAt(stranger, "Ce projet n’existe pas ou n’est plus publié");
    await page.goto(linkIn(await mailTo(product, odile.email, "Confirmez votre adresse e-mail")));
    await judge(page.getByText("Votre adresse e-mail est confirmée"));
    await stranger.reload();
    await arriveAt(stranger, project);

    await unfold(stranger, "Écrire au porteur du projet");
    await stranger.getByLabel("Votre nom").fill("Lou Petit");
    await stranger.getByLabel("Votre adresse e-mail").fill(lou.email);
    await stranger.getByLabel("Votre message").fill("Bonjour, puis-je me joindre à votre projet ?");
    await press(stranger, "Envoyer mon message");
    await judge(stranger.getByText("Encore une étape : ouvrez votre messagerie"));
    const subject = "Confirmez votre adresse pour envoyer votre message";
    await stranger.goto(linkIn(await mailTo(product, lou.email, subject)));
    await judge(stranger.getByText("Votre message est parti"));

    const received = await mailTo(product, odile.email, "Un message au sujet de votre projet");
    await page.goto(received.text.match(/https?:\S+signaler-un-abus\S+/)?.[0] ?? "");
    await arriveAt(page, "Signaler un abus");
    await page.getByLabel("Qu’est-ce qui ne va pas ?", { exact: false }).fill("Ce message est insistant.");
    await judge(page.getByLabel("Qu’est-ce qui ne va pas ?", { exact: false }));
    await press(page, "Signaler cet e-mail");
    await expect(page.getByText("Merci, votre signalement est enregistré")).toBeVisible();
  });

  test("a new address waits on the profile, counts with its link, and the former one undoes it", async ({
    product,
    openWindow,
  }) => {
    const zoe = somebody("Zoe", "Marchand");
    const next = somebody("Zoe", "Marchand").email;
    const context = await openWindow();
    const page = await context.newPage();
    await signUp(product, context, zoe);
    await page.goto("/profile");
    await page.getByLabel("Adresse e-mail").fill(next);
    await page.getByRole("main").getByRole("button", { name: "Enregistrer", exact: true }).first().click();
    await expect(page.getByText("Nouvelle adresse en attente de confirmation")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Adresse e-mail" })).toHaveValue(zoe.email);
    await judge(page.getByText("Nouvelle adresse en attente de confirmation"));
    const answer = await holdAnswers(page, "**/api/email-verification");
    await page.goto(linkIn(await mailTo(product, next, "Confirmez votre adresse e-mail")));
    const field = page.getByRole("textbox", { name: "Adresse e-mail" });
    await expect(field, "the profile may come before the link is answered").toHaveValue(zoe.email);
    answer();
    await expect(page.getByText("Votre adresse e-mail est confirmée")).toBeVisible();
    await expect(field).toHaveValue(next);

    const subject = "L’adresse e-mail de votre compte a été changée";
    const other = await (await openWindow()).newPage();
    await other.goto(linkIn(await mailTo(product, zoe.email, subject)));
    await judge(other.getByText("Annuler le changement d’adresse e-mail ?"));
    await press(other, "Annuler le changement");
    await expect(other.getByText("Le changement est annulé")).toBeVisible();
    await other.goto(linkIn(await mailTo(product, zoe.email, "Votre compte est de nouveau à vous")));
    await other.getByLabel("Nouveau mot de passe", { exact: false }).first().fill(`${password}-2`);
    await page.goto("/profile");
    await arriveAt(page, /connect/i);
  });

  test("a mailbox whose address somebody else typed is not his because its link is opened", async ({
    product,
    openWindow,
  }) => {
    const odile = somebody("Odile", "Marchand");
    await signUpUnconfirmed(await openWindow(), odile);
    const page = await (await openWindow()).newPage();
    await page.goto(linkIn(await mailTo(product, odile.email, "Bienvenue sur Mon énergie collective")));
    await judge(page.getByText("Est-ce bien votre compte ?"));
    await page.reload();
    await press(page, "C’est mon compte, confirmer");
    await expect(page.getByText("Votre adresse e-mail est confirmée")).toBeVisible();
  });

  test("an alert begins with the link in its mailbox", async ({ product, openWindow }) => {
    const email = somebody("Lou", "Petit").email;
    const page = await (await openWindow()).newPage();
    await page.goto("/explore?q=Brest+(29200)&lat=48.39&long=-7.5&zoom=12");
    await press(page, "Me prévenir par e-mail");
    await page.getByLabel("Votre adresse e-mail").fill(email);
    await page.getByLabel("L’adresse de votre logement", { exact: false }).fill("8 rue de Siam, Brest");
    await page.getByRole("group", { name: "Numéros" }).getByRole("option").first().click();
    await press(page, "Me prévenir");
    await judge(page.getByText("Encore une étape : ouvrez votre messagerie"));
    await page.goto(linkIn(await mailTo(product, email, "Confirmez votre demande d’alerte")));
    await judge(page.getByText("Votre alerte est confirmée"));
  });
});
