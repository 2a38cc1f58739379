import type { BrowserContext } from "@playwright/test";
import { named, newPrm, publish, read, send, signUp, somebody } from "./api.ts";
import { prepareDocuments } from "./documents-setup.ts";
import { arriveAt, chooseAddress, press } from "./forms.ts";
import { linkIn, mailTo } from "./mails.ts";
import { phone } from "./people.ts";
import { askedAddress, confirmAddress, consentAndSign, passAlike, readAll } from "./signature-steps.ts";
import { expect, test } from "./test.ts";
import { addressIn, building, lyon } from "./town-hall.ts";

const ids = async (clerk: BrowserContext) =>
  (await read(clerk, "/consumption-point/by-user")).map(({ id }) => id);

test("a town hall's second place is answered for and proposed at once, and its mayor reads which document is of which", async ({
  product,
  openWindow,
  openNewWindow,
}) => {
  const owner = await openWindow();
  const odile = somebody("Odile", "Marchand");
  await signUp(product, owner, odile);
  const project = named("Soleil des écoles");
  const projectId = await publish(owner, project, lyon);
  await prepareDocuments(owner, projectId, { email: odile.email, prm: newPrm() });

  const clerk = await openNewWindow(phone);
  const anne = somebody("Anne", "Guérin");
  await signUp(product, clerk, anne);
  const { id: school } = await send(clerk, "POST", "/consumption-point/", building("École", 30_000));
  await send(clerk, "POST", "/application", {
    projectId,
    consumptionPointId: school,
    isFromProjectOwner: false,
  });
  const page = await clerk.newPage();
  const main = page.getByRole("main");

  await test.step("the gym, once saved, is what projects answer to", async () => {
    await page.goto("/on-boarding/consumer/type");
    await expect(page.getByRole("radio", { name: "Professionnel" })).toBeChecked();
    await press(page, "Continuer");
    await chooseAddress(page.getByLabel("Adresse", { exact: true }), "2 rue du Gymnase, Lyon");
    await page.getByLabel("Nom de ce site").fill("Gymnase");
    await page.getByLabel("Consommation annuelle (facultatif)").fill("20000");
    await expect(page.getByLabel("Récupérez-vous la TVA de vos factures")).toHaveValue("false");
    await press(page, "Continuer");
    await arriveAt(page, "Quel est votre contrat d’électricité ?");
    await press(page, "Continuer");
    await press(page, "Je le ferai plus tard");
    await press(page, "Enregistrer ce lieu");
    await expect(page.getByText("Ce lieu est enregistré. Choisissez un projet.")).toBeVisible();
    const line = page.getByRole("listitem").filter({ hasText: project }).first();
    await expect(line.getByText("Encore de la place")).toBeVisible();
    await expect(line.getByText("Candidature envoyée")).toHaveCount(0);
    // The sums of the cards above come later, and push what one is about to press.
    await expect(line.getByText(/€.* par an/u)).toBeVisible();
    // She gets no VAT back: her price is the one that she pays, as her sum is.
    await line.getByRole("link", { name: project }).click();
    await arriveAt(page, project);
    await expect(main.getByText("12 à 14,4\u00a0c€/kWh\u00a0TTC").first()).toBeVisible();
    await expect(main.getByText(/c€\/kWh\sHT/u)).toHaveCount(0);
  });

  await test.step("and is proposed first where she joins", async () => {
    await page.getByRole("link", { name: "Rejoindre ce projet" }).filter({ visible: true }).last().click();
    await arriveAt(page, "Avec quel lieu participez-vous ?");
    await expect(main.getByRole("radio", { name: "Gymnase" })).toBeChecked();
    await expect(page.getByText("Étape 1 sur 2")).toBeVisible();
    await press(page, "Continuer");
    await arriveAt(page, "Envoyez votre candidature");
    // What has nothing to say between the two takes no room.
    const sum = main.getByText("Ce que ce projet vous apporterait");
    await expect(sum).toBeVisible();
    const [above, below] = [
      await main.getByText("Vous candidatez au projet").boundingBox(),
      await sum.boundingBox(),
    ];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThanOrEqual(40);
    await press(page, "Envoyer ma candidature");
    await arriveAt(page, "Ma demande de participation");
  });

  await test.step("and her list of places adds up what both would save", async () => {
    await page.goto("/user-portfolio");
    await expect(
      page.getByText(
        /^Vos 2\slieux, si l’exonération d’accise s’arrêtait\s: .* par an, cotisation comprise\.$/,
      ),
    ).toBeVisible();
  });

  await test.step("she says in one tap that another signs, and nothing of hers stays in the fields", async () => {
    await page.goto(`/consumer/${school}/my-profile#signatory`);
    const [self, another] = [
      main.getByRole("radio", { name: `Moi, ${anne.firstName} ${anne.lastName}` }),
      main.getByRole("radio", { name: "Une autre personne (maire, gérante…)" }),
    ];
    // A town hall's clerk is asked first: nothing of hers is guessed.
    for (const choice of [self, another]) await expect(choice).not.toBeChecked();
    for (const field of ["Prénom", "Adresse e-mail"]) await expect(page.getByLabel(field)).toHaveValue("");
    await self.check();
    await expect(page.getByLabel("Prénom")).toHaveValue(anne.firstName);
    await another.check();
    for (const field of ["Prénom", "Adresse e-mail"]) await expect(page.getByLabel(field)).toHaveValue("");
  });

  const mayor = somebody("Yves", "Le Guennec");
  const points = await ids(clerk);
  await test.step("the mayor is named for both", async () => {
    const signatory = {
      entityType: "Professionnel",
      gender: "MALE",
      firstName: mayor.firstName,
      name: mayor.lastName,
      email: mayor.email,
      phoneNumber: "02 99 12 34 56",
      socialReason: "Commune de Lyon",
      furnitureName: "Commune de Lyon",
      companyPosition: "Maire",
      socialAddress: addressIn("Place de la Mairie"),
      juridiction: "COMMUNITY",
      siretId: "21690123100011",
    };
    for (const place of await read(clerk, "/consumption-point/by-user"))
      if (`${place.id}` !== `${school}`)
        await send(clerk, "PUT", `/consumption-point/${place.id}`, { ...place, prm: newPrm(), sge: true });
    const applications = await read(owner, `/project/${projectId}/application`);
    for (const { id } of applications)
      await send(owner, "POST", `/application/${id}/progress`, { status: "PROPOSAL", price: 0.11 });
    await page.goto("/user-portfolio");
    await expect(
      page.getByText("Prix proposé\u00a0: 13,2\u00a0c€/kWh\u00a0TTC, soit 11\u00a0c€/kWh\u00a0HT"),
    ).toHaveCount(2);
    for (const { id } of applications)
      await send(clerk, "POST", `/application/${id}/progress`, { status: "SIGNATURE" });
    for (const id of points) await send(clerk, "POST", `/signatory/consumption-point/${id}`, signatory);
    await page.goto(`/consumer/${school}/application`);
    await expect(
      main.getByText(`Au porteur du projet, puis à ${mayor.firstName} ${mayor.lastName} d’agir`),
    ).toBeVisible();
    await expect(main.getByText(`les recevra à l’adresse ${mayor.email}`)).toBeVisible();
    for (const kind of ["bulletin", "salesContract"])
      await send(owner, "POST", `/project/${projectId}/document/${kind}/send`, {
        consumptionPointIds: points,
        productionPointIds: [],
      });
  });

  await test.step("the clerk reads who signs, and where his link went", async () => {
    const mail = await askedAddress(product, mayor.email);
    expect(mail.text).toContain("comme celle d’Yves");
    await page.goto(`/consumer/${school}/application`);
    await expect(main.getByText(`À ${mayor.firstName} ${mayor.lastName} d’agir`)).toBeVisible();
    await expect(main.getByText(`par le lien envoyé à ${mayor.email}`)).toBeVisible();
    await expect(main.getByRole("link", { name: "Comment une collectivité participe" })).toBeVisible();
    await expect(main.getByRole("button", { name: "Renvoyer l’e-mail" }).first()).toBeVisible();
    const told = await mailTo(
      product,
      anne.email,
      `Les documents de «\u00a0${project}\u00a0» sont chez ${mayor.firstName} ${mayor.lastName}`,
    );
    expect(told.text).toContain("Vous n’avez rien à signer");
  });

  const signing = await (await openNewWindow(phone)).newPage();
  await test.step("the mayor reads which place each paper is about, and that he pays for both", async () => {
    await signing.goto(
      linkIn(
        await mailTo(
          product,
          mayor.email,
          "Des documents attendent votre signature\u00a0: confirmez votre adresse",
        ),
      ),
    );
    await confirmAddress(signing, `${mayor.firstName} ${mayor.lastName}`);
    await arriveAt(signing, "4\u00a0documents à signer");
    for (const place of ["École", "Gymnase"])
      await expect(
        signing.getByRole("button", { name: `Bulletin d’adhésion\u00a0: ${place}` }),
      ).toBeVisible();
    await expect(signing.getByText(/pour chacun de vos 2\slieux/)).toBeVisible();
    await expect(
      signing.getByText(
        /^Vos 2\slieux, si l’exonération d’accise s’arrêtait\s: .* par an, cotisation comprise\.$/,
      ),
    ).toBeVisible();
    await expect(signing.getByText(/^Une collectivité signe une fois sa délibération/)).toBeVisible();
  });

  await test.step("while the clerk, who does not sign, may read them and have him written to again", async () => {
    await page.goto(`/consumer/${school}/application`);
    await expect(main.getByText(`À signer par ${mayor.firstName} ${mayor.lastName}`).first()).toBeVisible();
    await expect(main.getByRole("link", { name: "Lire les documents" })).toBeVisible();
    await expect(main.getByRole("button", { name: "Signer maintenant" })).toHaveCount(0);
    await main.getByRole("button", { name: "Renvoyer l’e-mail" }).click();
    await expect(main.getByText("Un nouvel e-mail est parti.")).toBeVisible();
  });

  await test.step("and, once he has signed, that he needs no account", async () => {
    await readAll(signing, [/^Bulletin/, /^Contrat/], { areAll: false });
    await passAlike(signing, [/^Bulletin/, /^Contrat/]);
    await consentAndSign(signing, product, {
      email: mayor.email,
      name: `${mayor.firstName} ${mayor.lastName}`,
    });
    await arriveAt(signing, "Merci, vous avez signé");
    await expect(signing.getByText("vous n’avez pas besoin de compte")).toBeVisible();
    await expect(signing.getByText(/Connectez-vous/)).toHaveCount(0);
  });
});
