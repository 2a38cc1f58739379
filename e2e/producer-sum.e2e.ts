import { createAllAndApply, named, publish, signUp, somebody } from "./api.ts";
import { acceptAt } from "./documents-setup.ts";
import { arriveAt, press } from "./forms.ts";
import { keptRoof } from "./kept-roof.ts";
import { mailTo } from "./mails.ts";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";

// A town of its own: the list begins with the nearest, and other journeys publish near each other.
const place = { city: "Concarneau", postCode: "29900", latitude: 47.876, longitude: -3.921 };

/** "de 7 850 à 10 910 €": what a year brings, wherever it is told. */
function sumIn(told: string): string {
  const plain = told.toLowerCase().replaceAll(/[\u00a0\u202f]/gu, " ");
  const [sum = ""] = /(?:environ|de) [\d ]*\d(?: €)?(?: à [\d ]*\d €)?/u.exec(plain) ?? [];
  expect(sum).toMatch(/\d/);
  return sum.trim();
}

test("a farmer reads one sum from the list to his card, at the price that participants have accepted", async ({
  product,
  openWindow,
}) => {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const project = named("Toits de Penhars");
  const projectId = await publish(owner, project, place);
  // Three neighbours have accepted 10 c€, of the 10 to 12 c€ that the project announces.
  for (const name of ["Anne", "Louis", "Maëlle"]) {
    const neighbour = await openWindow();
    await createAllAndApply(neighbour, somebody(name, "Le Gall"), projectId, place);
    await acceptAt(0.1, owner, neighbour);
    await neighbour.close();
  }

  const window = await openWindow(phone);
  const jean = somebody("Jean", "Moreau");
  await signUp(product, window, jean);
  const page = await window.newPage();
  const main = page.getByRole("main");
  await page.goto("/faq");
  await page.evaluate((roof) => localStorage.setItem("draft:roof", roof), keptRoof(place, "37400"));

  await page.goto(`/explore?q=Concarneau&lat=${place.latitude}&long=${place.longitude}`);
  const listed = main.getByRole("listitem").filter({ hasText: project }).first();
  const toldInList = await listed.getByText(/^Votre toit\s: .* par an ici/).innerText();
  const sum = sumIn(toldInList);

  // Once he has joined, his sum is that of the three who are there and of a full project: it supposes no homes any more.
  const mostIn = (told: string) =>
    (/à ([\d\s]+)\s€ par an ici/u.exec(told)?.[1] ?? "none").replaceAll(/\s/gu, "\\s");
  let [asked, most] = [sum, mostIn(toldInList)];
  const ofThree = () =>
    new RegExp(
      `[Aa]u moins .*€ par an ici avec les 3 lieux acceptés aujourd’hui .*, jusqu’à ${most}\\s€ par an si le projet se remplit`,
      "u",
    );

  await test.step("the project's page says what it is made of", async () => {
    await page.goto(`/project/${projectId}/x`);
    await arriveAt(page, project);
    expect(sumIn(await main.getByText(/^Votre toit\s: .* par an ici/).innerText())).toBe(sum);
    const made = main.getByText(
      /^Si le projet se remplit\s: .* partagés à 10\sc€ et .* partagés de 10 à 12\sc€, .* de surplus à 5,36\sc€\.$/,
    );
    await expect(made).toBeHidden();
    await main.getByText("Voir le calcul").click();
    await expect(made).toBeVisible();
    await expect(main.getByText("celui retenu pour des participants")).toBeVisible();
  });

  await test.step("the form says which price is settled, counts it with those of today, and what he asks with those who come", async () => {
    await page.getByRole("link", { name: "Proposer ma production" }).filter({ visible: true }).last().click();
    await arriveAt(page, "À quel prix partagez-vous votre électricité ?");
    const settled = main.getByRole("alert", {
      name: /^Prix déjà retenu pour des participants\s: 10\sc€\/kWh HT/,
    });
    await expect(settled).toContainText("un autre prix avec les premiers demanderait leur accord");
    const told = main.getByText(/par an ici/);
    expect(sumIn(await told.innerText())).toBe(sum);
    // With VAT, as he reads prices: 12.5 c€ before it.
    await page.getByLabel("Fourchette haute").fill("15");
    await expect(
      main.getByText(
        /^Électricité partagée à 10\sc€\/kWh\sHT avec les participants d’aujourd’hui, et de 10 à 12,5\sc€/,
      ),
    ).toBeVisible();
    await expect.poll(async () => sumIn(await told.innerText())).not.toBe(sum);
    asked = sumIn(await told.innerText());
    most = mostIn(await told.innerText());
    await press(page, "Envoyer ma proposition");
    await arriveAt(page, "Votre proposition est envoyée");
  });

  const card = main.getByRole("article").filter({ hasText: "8 rue du Parc" });
  await test.step("his card names it while he waits", async () => {
    await page.goto("/user-portfolio");
    await expect(
      card.getByText(/^Prix retenu pour des participants\s: 10\sc€.*vous demandez de 10/),
    ).toBeVisible();
    expect(sumIn(await card.getByText(/par an ici/).innerText())).toBe(asked);
  });

  await test.step("so does the question whether to accept him, and the mail that says yes", async () => {
    const desk = await owner.newPage();
    await desk.goto(`/project-owner/${projectId}/my-producer`);
    await desk
      .getByRole("main")
      .getByRole("button", { name: /^Accepter/ })
      .click();
    const question = desk.getByRole("dialog");
    expect(
      sumIn(
        await question.getByText(/^Pour le producteur, au prix retenu, et au sien avec ceux/).innerText(),
      ),
    ).toBe(asked);
    await question.getByRole("button", { name: /^Accepter/ }).click();
    const { text } = await mailTo(
      product,
      jean.email,
      `Votre proposition pour «\u00a0${project}\u00a0» est acceptée`,
    );
    expect(text).toMatch(ofThree());
  });

  await test.step("and his card afterwards", async () => {
    await page.goto("/user-portfolio");
    const today = card.getByRole("row").filter({ hasText: "Avec les 3 lieux acceptés aujourd’hui" });
    await expect(today).toContainText(/au moins .*€/u);
    const may = card
      .getByRole("row")
      .filter({ hasText: "avec ceux qui viendront au prix que vous demandez" });
    await expect(may).toContainText(new RegExp(`jusqu’à ${most}`, "u"));
  });

  await test.step("and the project's page, which leads him to his installation", async () => {
    await page.goto(`/project/${projectId}/x`);
    await arriveAt(page, project);
    await expect(main.getByText("Vous y produisez")).toBeVisible();
    await expect(main.getByText(/par an ici/)).toHaveText(ofThree());
    await expect(
      main.getByRole("link", { name: "Voir mon installation" }).filter({ visible: true }),
    ).toHaveCount(1);
    for (const name of [/^Rejoindre/, "Proposer ma production", /^Dites où/]) {
      await expect(main.getByRole("link", { name })).toHaveCount(0);
    }
    await expect(main.getByRole("link", { name: "Y consommer aussi" })).toBeVisible();
    await main.getByRole("heading", { name: /^Combien économiseriez-vous/ }).scrollIntoViewIfNeeded();
    await expect(page.getByLabel("Votre consommation annuelle")).toBeHidden();
  });

  await test.step("where he may propose another one, by the roof that he described or without", async () => {
    const another = main.getByRole("link", { name: "Proposer une autre installation" });
    await another.click();
    await arriveAt(page, "Quelle est votre installation ?");
    // Panels that are there may have a contract, which is asked, and its tariff; those that are not have none.
    const tariff = page.getByLabel("Votre tarif d’achat actuel (facultatif)");
    await expect(tariff).toHaveCount(0);
    await page.getByRole("radio", { name: /^Oui, mais je donnerai son PDL plus tard/ }).check();
    await expect(tariff).toHaveCount(0);
    await page.getByRole("radio", { name: /^Oui, depuis le 9\soctobre 2021/ }).check();
    await expect(tariff).toBeVisible();
    await page.getByRole("radio", { name: /^Pas encore en service/ }).check();
    await expect(tariff).toHaveCount(0);
    const barn = keptRoof(place, "37400").replaceAll("8 Rue du Parc", "3 Rue du Parc").replace('"8"', '"3"');
    await page.evaluate((roof) => localStorage.setItem("draft:roof", roof), barn);
    await page.goto(`/project/${projectId}/x`);
    await expect(another).toBeVisible();
    await main.getByRole("link", { name: "Proposer ce toit" }).click();
    await arriveAt(page, "À quel prix partagez-vous votre électricité ?");
    await press(page, "Envoyer ma proposition");
    await arriveAt(page, "Votre proposition est envoyée");
    await page.goto(`/project/${projectId}/x`);
    await expect(main.getByText(/^Vous y produisez\s: /)).toBeVisible();
    await expect(main.getByText(/^Proposition envoyée\s: .*3 rue du Parc/)).toBeVisible();
  });
});
