import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAllAndApply, type Person } from "./api.ts";
import { describeHome, signAndApply } from "./consumer-steps.ts";
import { arriveAt, chooseAddress, press } from "./forms.ts";
import { linkIn, mailTo } from "./mails.ts";
import { choosePicture, describeInstallation, openAccount, presentProject } from "./owner-steps.ts";
import { desktop, openWindow, phone, watchErrors } from "./people.ts";
import { browser, product, runProduct } from "./running.ts";

const description =
  "Les panneaux de l’école produisent plus qu’elle ne consomme, surtout l’été : nous partageons le reste avec le voisinage.";
const reason = "Toute la production est déjà réservée.";

const devices = [
  {
    device: "desktop",
    viewport: desktop,
    prm: "16123456789012",
    town: { city: "Rennes", postCode: "35000", latitude: 48.11, longitude: -1.68 },
  },
  {
    device: "phone",
    viewport: phone,
    prm: "19876543210987",
    town: { city: "Nantes", postCode: "44000", latitude: 47.218, longitude: -1.553 },
  },
];

/** How much of it is in sight: what a frame that scrolls hides does not count. */
const shareInSight = (target: Locator): Promise<number> =>
  target.evaluate(
    (element) =>
      new Promise((resolve) => {
        new IntersectionObserver(([entry]) => resolve(entry?.intersectionRatio ?? 0)).observe(element);
      }),
  );

runProduct();

describe.each(devices)("on a $device", ({ device, viewport, prm, town }) => {
  const person = (firstName: string, lastName: string): Person => ({
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}@${device}.example`,
  });
  const odile = person("Odile", "Marchand");
  const camille = person("Camille", "Roux");
  const basile = person("Basile", "Leroy");
  const refused = [person("Diane", "Petit"), person("Emile", "Garnier")];

  const project = `Soleil de ${town.city}`;
  const quoted = `«\u00a0${project}\u00a0»`;
  const home = `8 rue du Port, ${town.city}`;
  const errors: string[][] = [];
  let owner: Page;
  let consumer: Page;
  const othersPages: Page[] = [];

  async function newPage(): Promise<Page> {
    const page = await (await openWindow(browser, product, viewport)).newPage();
    errors.push(watchErrors(page));
    return page;
  }

  beforeAll(async () => {
    owner = await newPage();
    consumer = await newPage();
  });
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });

  const openTab = (name: string) =>
    owner.getByRole("navigation", { name: "Participants par étape" }).getByRole("link", { name }).click();

  async function decide(name: string, decision: string): Promise<Locator> {
    await owner.getByRole("button", { name: `Décider pour ${name}` }).click();
    await owner.getByRole("menuitem", { name: decision, exact: true }).click();
    return owner.getByRole("dialog", { name: decision });
  }

  it("an owner describes her installation and her project, opens an account and publishes", async () => {
    await owner.goto("/");
    const door = device === "phone" ? "Je porte un projet" : "Je suis un porteur de projet";
    await owner.getByRole("link", { name: door }).first().click();
    await arriveAt(owner, "Je suis un porteur de projet");
    await owner.getByRole("link", { name: "Publier mon projet" }).first().click();
    await arriveAt(owner, "Que souhaitez-vous faire ?");
    await owner.getByRole("link", { name: "Publier mon projet" }).click();
    await describeInstallation(owner, `2 rue des Écoles, ${town.city}`);
    await presentProject(owner, project, description);
    await arriveAt(owner, "Quels sont les réglages du projet ?");
    await choosePicture(owner);
    await press(owner, "Créer mon compte et continuer");
    await openAccount(owner, odile);

    await arriveAt(owner, "Quels sont les réglages du projet ?");
    await owner.getByRole("img", { name: "Aperçu de l’image du projet" }).waitFor();
    await press(owner, "Publier mon projet");
    await arriveAt(owner, "Votre projet est enregistré");
    await owner.getByText("En attente de votre e-mail").waitFor();
    await owner.goto(linkIn(await mailTo(product, odile.email, "Bienvenue sur Mon énergie collective")));
    await owner.getByText("Votre adresse e-mail est confirmée").waitFor();
    await mailTo(product, odile.email, `Votre projet ${quoted} est en ligne`);
  });

  it("a visitor finds the project from an address and opens its page", async () => {
    await consumer.goto("/explore");
    await chooseAddress(consumer.getByLabel("Votre adresse ou votre ville"), home);
    await consumer.getByText(/^(À votre portée|À vérifier par le porteur)$/).waitFor();
    await consumer.getByRole("link", { name: project }).click();
    await arriveAt(consumer, project);
    await consumer.getByText(description).waitFor();
    await consumer.getByText("12 à 18 c€/kWh TTC").filter({ visible: true }).first().waitFor();
    const picture = consumer.locator("main img").first();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width, { timeout: 30_000 }).toBeGreaterThan(0);
  });

  it("she applies, signed out, and has an account at the end of the five questions", async () => {
    await consumer
      .getByRole("link", { name: "Rejoindre ce projet" })
      .filter({ visible: true })
      .first()
      .click();
    await describeHome(consumer, { address: home, prm });
    await signAndApply(consumer, camille);
    await arriveAt(consumer, "Ma demande de participation");
    await consumer.getByText("Votre candidature est envoyée").waitFor();
    await consumer.getByRole("heading", { name: "Candidature en attente de validation" }).waitFor();
    await mailTo(
      product,
      camille.email,
      "Votre candidature pour un projet d’autoconsommation collective est envoyée",
    );
  });

  it("the owner, told by mail, proposes a price", async () => {
    await owner.goto(linkIn(await mailTo(product, odile.email, `Nouvelle candidature pour ${quoted}`)));
    await arriveAt(owner, project);
    const dialog = await decide("Camille Roux", "Proposer un prix");
    await dialog.getByLabel("Prix proposé").fill("0,15");
    await dialog.getByRole("button", { name: "Proposer un prix" }).click();
    await owner.getByText("Prix proposé à 1 personne.").waitFor();
    await openTab("Propositions de prix");
    await owner.getByText("15 c€/kWh TTC").waitFor();
  });

  it("the consumer, told by mail, accepts the price", async () => {
    const subject = `Un prix vous est proposé pour ${quoted}`;
    await consumer.goto(linkIn(await mailTo(product, camille.email, subject)));
    await consumer.getByRole("heading", { name: "Proposition de prix reçue" }).waitFor();
    await consumer.getByText("15 c€/kWh TTC").waitFor();
    await press(consumer, "Accepter le prix");
    await consumer.getByRole("heading", { name: "Candidature acceptée" }).waitFor();
  });

  it("the owner finds her among the pre-integrated, and the public sees an animal", async () => {
    const subject = `${quoted}\u00a0: Camille Roux accepte votre prix`;
    await owner.goto(linkIn(await mailTo(product, odile.email, subject)));
    expect(new URL(owner.url()).pathname).toMatch(/\/my-consumers\/pre-integrated$/);
    await owner.getByRole("button", { name: "Camille Roux", exact: true }).waitFor();
    const decision = owner.getByRole("button", { name: "Décider pour Camille Roux" });
    if (device === "desktop") expect(await shareInSight(decision)).toBe(1);
    await owner.getByRole("link", { name: "Page publique" }).click();
    await owner.getByText("1 producteur, 1 consommateur").waitFor();
    await owner.getByRole("listitem").filter({ hasText: "Consommateur" }).waitFor();
    expect(await owner.getByRole("main").getByText("Camille").count()).toBe(0);
  });

  it("the owner accepts a second one without a price, and refuses two together, with a reason", async () => {
    const projectId = new URL(owner.url()).pathname.split("/")[2] ?? "";
    for (const applicant of [basile, ...refused]) {
      const page = await newPage();
      await createAllAndApply(page.context(), applicant, projectId, town);
      othersPages.push(page);
    }
    await owner.goto(`/project-owner/${projectId}/my-consumers/pending`);
    const acceptance = await decide("Basile Leroy", "Accepter la candidature");
    await acceptance.getByRole("button", { name: "Accepter la candidature" }).click();
    await owner.getByText("1 candidature acceptée.").waitFor();

    for (const { firstName, lastName } of refused) {
      await owner.getByLabel(`Sélectionner ${firstName} ${lastName}`).check();
    }
    await press(owner, "Refuser (2)");
    const refusal = owner.getByRole("dialog", { name: "Refuser" });
    await refusal.getByRole("button", { name: "Refuser" }).click();
    await refusal.getByRole("link", { name: "Indiquez la raison de votre décision." }).waitFor();
    await refusal.getByLabel("Raison du refus").fill(reason);
    await refusal.getByRole("button", { name: "Refuser" }).click();
    await owner.getByText("2 candidatures refusées.").waitFor();
    await owner.getByText("Pas de candidature à étudier").waitFor();
  });

  it("each of them reads the answer, by mail and in the space", async () => {
    await mailTo(product, basile.email, `Votre candidature pour ${quoted} est acceptée`);
    for (const { email } of refused) {
      const mail = await mailTo(product, email, `Votre candidature pour ${quoted} n’est pas retenue`);
      expect(mail.text).toContain(reason);
    }
    for (const [index, page] of othersPages.entries()) {
      await page.goto("/login");
      const status = index === 0 ? "Candidature acceptée" : "Candidature refusée";
      await page.getByRole("heading", { name: status }).waitFor();
    }
    await othersPages.at(-1)?.getByText(reason).waitFor();
  });

  it("no page had an error on the way", () => {
    expect(errors.flat()).toEqual([]);
  });
});
