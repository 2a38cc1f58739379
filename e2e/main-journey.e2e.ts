import type { Locator, Page } from "@playwright/test";
import { fillAccount } from "./account-fields.ts";
import { createAllAndApply, named, newPrm, somebody } from "./api.ts";
import { describeHomeFromProject, openAccountAndApply } from "./consumer-steps.ts";
import { appIsThere, arriveAt, chooseAddress, press } from "./forms.ts";
import { linkIn, mailTo } from "./mails.ts";
import { choosePicture, describeInstallation, presentProject } from "./owner-steps.ts";
import { devices, watchErrors } from "./people.ts";
import { expect, test } from "./test.ts";

const description =
  "Les panneaux de l’école produisent plus qu’elle ne consomme, surtout l’été : nous partageons le reste avec le voisinage.";
const reason = "Toute la production est déjà réservée.";

const towns = {
  desktop: { city: "Limoges", postCode: "87000", latitude: 45.834, longitude: 1.262 },
  phone: { city: "Nantes", postCode: "44000", latitude: 47.218, longitude: -1.553 },
};

/** The visible part of an element: what a scrolling frame hides does not count. */
const shareInSight = (target: Locator): Promise<number> =>
  target.evaluate(
    (element) =>
      new Promise((resolve) => {
        new IntersectionObserver(([entry]) => resolve(entry?.intersectionRatio ?? 0)).observe(element);
      }),
  );

for (const { device, viewport } of devices) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test("a project is published, found, applied to, and its owner decides", async ({
      product,
      openWindow,
    }) => {
      const odile = somebody("Odile", "Marchand");
      const camille = somebody("Camille", "Roux");
      const basile = somebody("Basile", "Leroy");
      const refused = [somebody("Diane", "Petit"), somebody("Emile", "Garnier")];

      const town = towns[device];
      const project = named(`Soleil de ${town.city}`);
      const quoted = `«\u00a0${project}\u00a0»`;
      const home = `8 rue du Port, ${town.city}`;
      const errors: string[][] = [];

      async function newPage(): Promise<Page> {
        const page = await (await openWindow()).newPage();
        errors.push(watchErrors(page));
        return page;
      }

      const owner = await newPage();
      const consumer = await newPage();
      const othersPages: Page[] = [];

      const openTab = (name: string) =>
        owner.getByRole("navigation", { name: "Participants par étape" }).getByRole("link", { name }).click();

      async function decide(name: string, decision: string): Promise<Locator> {
        await owner.getByRole("button", { name: `Décider pour ${name}` }).click();
        await owner.getByRole("menuitem", { name: decision, exact: true }).click();
        return owner.getByRole("dialog", { name: decision });
      }

      await test.step("an owner describes her installation and her project, opens an account and publishes", async () => {
        await owner.goto("/");
        const door = device === "phone" ? "Je porte un projet" : "Je suis un porteur de projet";
        await owner.getByRole("link", { name: door }).first().click();
        await arriveAt(owner, "Je suis un porteur de projet");
        await owner.getByRole("link", { name: "Publier mon projet" }).first().click();
        await describeInstallation(owner, `2 rue des Écoles, ${town.city}`);
        await presentProject(owner, project, description);
        await arriveAt(owner, "Quels sont les réglages du projet ?");
        await choosePicture(owner);
        await fillAccount(owner, odile);
        await press(owner, "Publier mon projet");
        await arriveAt(owner, "Votre projet est enregistré");
        await expect(owner.getByText("Adresse e-mail à confirmer")).toBeVisible();
        await owner.goto(linkIn(await mailTo(product, odile.email, "Bienvenue sur Mon énergie collective")));
        await expect(owner.getByText("Votre adresse e-mail est confirmée")).toBeVisible();
        await expect(owner.getByRole("link", { name: "Ouvrir mon projet" })).toBeInViewport();
        await mailTo(product, odile.email, `Votre projet ${quoted} est en ligne`);
      });

      await test.step("a visitor finds the project from an address and opens its page", async () => {
        await consumer.goto("/explore");
        await appIsThere(consumer);
        await chooseAddress(consumer.getByLabel("Votre adresse ou votre ville"), home);
        const found = consumer.getByRole("link", { name: project });
        // Other tests publish in this town too.
        const card = consumer.getByRole("article").filter({ has: found });
        await expect(card.getByText(/^(À votre portée|À vérifier par le porteur)$/)).toBeVisible();
        await found.click();
        await arriveAt(consumer, project);
        await expect(consumer.getByText(description)).toBeVisible();
        await expect(
          consumer.getByText("12 à 18 c€/kWh TTC").filter({ visible: true }).first(),
        ).toBeVisible();
        const picture = consumer.locator("main img").first();
        const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
        await expect.poll(width).toBeGreaterThan(0);
      });

      await test.step("she applies, signed out, and has an account at the end of the three questions", async () => {
        await consumer
          .getByRole("link", { name: "Rejoindre ce projet" })
          .filter({ visible: true })
          .first()
          .click();
        const place = { prm: newPrm(), address: home };
        await describeHomeFromProject(consumer, place);
        await openAccountAndApply(consumer, camille, place);
        await arriveAt(consumer, "Ma demande de participation");
        await expect(consumer.getByText("Votre candidature est envoyée")).toBeVisible();
        await expect(
          consumer.getByRole("heading", { name: "Candidature en attente de validation" }),
        ).toBeVisible();
        await mailTo(
          product,
          camille.email,
          "Votre candidature pour un projet d’autoconsommation collective est envoyée",
        );
      });

      await test.step("the owner, told by mail, proposes a price", async () => {
        await owner.goto(linkIn(await mailTo(product, odile.email, `Nouvelle candidature pour ${quoted}`)));
        await arriveAt(owner, project);
        const dialog = await decide("Camille Roux", "Proposer un prix");
        await dialog.getByLabel("Prix proposé").fill("15");
        // She would lose by it: the owner is asked again.
        await dialog.getByRole("button", { name: "Proposer quand même" }).click();
        await owner.getByRole("button", { name: "Oui, proposer ce prix" }).click();
        await expect(owner.getByText("Prix proposé à 1 personne.")).toBeVisible();
        await openTab("Propositions de prix");
        await expect(owner.getByText("15 c€/kWh TTC")).toBeVisible();
      });

      await test.step("the consumer, told by mail, accepts the price", async () => {
        const subject = `Un prix vous est proposé pour ${quoted}`;
        await consumer.goto(linkIn(await mailTo(product, camille.email, subject)));
        await expect(consumer.getByRole("heading", { name: "Proposition de prix reçue" })).toBeVisible();
        await expect(consumer.getByText("15 c€/kWh TTC").first()).toBeVisible();
        // 15 c€ plus the network, which stays due, is more than the regulated tariff: accepting would cost her money,
        // so she is asked first.
        await expect(consumer.getByText("Vous y perdriez").first()).toBeVisible();
        await press(consumer, "Accepter le prix");
        await consumer.getByRole("dialog").getByRole("button", { name: "Accepter quand même" }).click();
        await expect(consumer.getByRole("heading", { name: "Candidature acceptée" })).toBeVisible();
      });

      await test.step("the owner finds her among the pre-integrated, and the public sees an animal", async () => {
        const subject = `${quoted}\u00a0: Camille Roux accepte votre prix`;
        await owner.goto(linkIn(await mailTo(product, odile.email, subject)));
        expect(new URL(owner.url()).pathname).toMatch(/\/my-consumers\/pre-integrated$/);
        await expect(owner.getByRole("button", { name: "Camille Roux", exact: true })).toBeVisible();
        const decision = owner.getByRole("button", { name: "Actions pour Camille Roux" });
        if (device === "desktop") expect(await shareInSight(decision)).toBe(1);
        const space = owner.getByRole("navigation", { name: "Espace du projet" });
        await space.getByRole("link", { name: /^Accueil/ }).click();
        await owner.getByRole("link", { name: "Voir ma page" }).click();
        await expect(owner.getByText("1 installation, 1 lieu")).toBeVisible();
        await expect(owner.getByRole("listitem").filter({ hasText: "Consommateur" })).toBeVisible();
        await expect(owner.getByRole("main").getByText("Camille")).toBeAbsent();
      });

      await test.step("the owner accepts a second one without a price, and refuses two together, with a reason", async () => {
        const projectId = new URL(owner.url()).pathname.split("/")[2] ?? "";
        for (const applicant of [basile, ...refused]) {
          const page = await newPage();
          await createAllAndApply(page.context(), applicant, projectId, town);
          othersPages.push(page);
        }
        await owner.goto(`/project-owner/${projectId}/my-consumers/pending`);
        const acceptance = await decide("Basile Leroy", "Accepter la candidature");
        await acceptance.getByRole("button", { name: "Accepter la candidature" }).click();
        await expect(owner.getByText("1 candidature acceptée.")).toBeVisible();

        for (const { firstName, lastName } of refused) {
          await owner.getByLabel(`Sélectionner ${firstName} ${lastName}`).check();
        }
        await press(owner, "Refuser (2)");
        const refusal = owner.getByRole("dialog", { name: "Refuser 2 candidatures" });
        await refusal.getByRole("button", { name: "Refuser 2 candidatures" }).click();
        await expect(
          refusal.getByRole("link", { name: "Indiquez la raison de votre décision." }),
        ).toBeVisible();
        const usual = refusal.getByRole("button", { name: "Votre adresse est hors du périmètre du projet" });
        const isCut = (label: HTMLElement) => label.scrollWidth > label.clientWidth;
        expect(await usual.locator(".mantine-Button-label").evaluate(isCut), "the reason is read whole").toBe(
          false,
        );
        await usual.click();
        await expect(refusal.getByLabel("Raison du refus")).toHaveValue(
          "Votre adresse est hors du périmètre du projet.",
        );
        await refusal.getByLabel("Raison du refus").fill(reason);
        await refusal.getByRole("button", { name: "Refuser 2 candidatures" }).click();
        await expect(owner.getByText("2 candidatures refusées.")).toBeVisible();
        await expect(owner.getByText("Pas de candidature à étudier")).toBeVisible();
      });

      await test.step("each of them reads the answer, by mail and in the space", async () => {
        await mailTo(product, basile.email, `Votre candidature pour ${quoted} est acceptée`);
        for (const { email } of refused) {
          const mail = await mailTo(product, email, `Votre candidature pour ${quoted} n’est pas retenue`);
          expect(mail.text).toContain(reason);
        }
        for (const [index, page] of othersPages.entries()) {
          await page.goto("/login");
          const status = index === 0 ? "Candidature acceptée" : "Candidature refusée";
          await expect(page.getByRole("heading", { name: status })).toBeVisible();
        }
        await expect(othersPages.at(-1)!.getByText(reason)).toBeVisible();
      });

      await test.step("no page had an error on the way", () => {
        expect(errors.flat()).toEqual([]);
      });
    });
  });
}
