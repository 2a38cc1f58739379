import type { BrowserContext, Locator } from "@playwright/test";
import { named, newPrm, publish, read, send, signUp, somebody } from "./api.ts";
import { prepareDocuments } from "./documents-setup.ts";
import { arriveAt } from "./forms.ts";
import { linkIn } from "./mails.ts";
import { phone } from "./people.ts";
import { askedAddress, confirmAddress } from "./signature-steps.ts";
import { expect, test } from "./test.ts";
import { addressIn, building, lyon } from "./town-hall.ts";

/** A place's documents in its owner's list. */
interface SentDocuments {
  consumptionPointId: string | null;
  bulletin: { status: string };
  salesContract: { status: string };
}

async function apply(person: BrowserContext, projectId: string, place: ReturnType<typeof building>) {
  const { id } = await send(person, "POST", "/consumption-point/", place);
  const application = { projectId, consumptionPointId: id, isFromProjectOwner: false };
  await send(person, "POST", "/application", application);
  return `${id}`;
}

/** The ends of the first saving that stands in a part of a page: "30–59". */
async function sumIn(part: Locator): Promise<string> {
  const [, low, high] = /(\d+)(?:\s€)?\s(?:à|et)\s\+?(\d+)\s€/u.exec(await part.innerText()) ?? [];
  return `${low}–${high}`;
}

const bothTogether = /^Vos 2\slieux(?:, si l’exonération d’accise s’arrêtait)?\s: .* par an/u;

test("each of two places of one account is told one sum: on the page, in the list, by its application, to the owner, where it is signed", async ({
  product,
  openWindow,
  openNewWindow,
}) => {
  const owner = await openWindow();
  const odile = somebody("Odile", "Marchand");
  await signUp(product, owner, odile);
  const project = named("Soleil du bourg");
  const projectId = await publish(owner, project, lyon);
  await prepareDocuments(owner, projectId, { email: odile.email, prm: newPrm() });

  const neighbour = await openNewWindow(phone);
  await signUp(product, neighbour, somebody("Paul", "Besnard"));
  // Five others take part: from then on a sum counts what they consume.
  for (const name of ["Atelier", "Entrepôt", "Institut", "Agence", "Usine"])
    await apply(neighbour, projectId, building(name, 30_000));
  const neighbours = new Set((await read(owner, `/project/${projectId}/application`)).map(({ id }) => id));
  for (const id of neighbours)
    await send(owner, "POST", `/application/${id}/progress`, { status: "SIGNATURE" });

  const clerk = await openNewWindow(phone);
  const nadine = somebody("Nadine", "Le Goff");
  await signUp(product, clerk, nadine);
  const places = [
    { name: "École", id: await apply(clerk, projectId, building("École", 45_000)) },
    { name: "Espace", id: await apply(clerk, projectId, building("Espace", 8000)) },
  ];
  const moveBoth = async (by: typeof owner, status: "PROPOSAL" | "SIGNATURE") => {
    for (const { id } of await read(owner, `/project/${projectId}/application`))
      if (!neighbours.has(id)) await send(by, "POST", `/application/${id}/progress`, { status, price: 0.07 });
  };
  await moveBoth(owner, "PROPOSAL");

  const page = await clerk.newPage();
  const main = page.getByRole("main");
  const told = new Map<string, string>();
  const cardOf = async (name: string) => {
    const card = main.getByRole("article").filter({ hasText: name }).first();
    await expect(card.getByText(/d’économie/).first()).toBeVisible();
    return sumIn(card);
  };
  await test.step("her list of places, while both prices wait and once both are accepted", async () => {
    await page.goto("/user-portfolio");
    for (const { name } of places) told.set(name, await cardOf(name));
    expect(new Set(told.values()).size).toBe(2);
    await expect(main.getByText("Ils se partagent la même production")).toBeVisible();
    await page.goto(`/consumer/${places[0]?.id}/application`);
    await expect(main.getByText(bothTogether)).toBeVisible();
    await page.goto("/user-portfolio");
    await moveBoth(clerk, "SIGNATURE");
    await page.reload();
    await expect(main.getByText("Proposition de prix reçue")).toHaveCount(0);
    for (const { name } of places) expect(await cardOf(name)).toBe(told.get(name));
  });

  await test.step("one more building is two steps away, the first of which asks where it is", async () => {
    await page.getByRole("link", { name: "Ajouter" }).click();
    await page.getByRole("link", { name: "Candidater pour un autre lieu" }).click();
    await arriveAt(page, "Où consommez-vous l’électricité\u202f?");
    await expect(page.getByText("Étape 1 sur 2")).toBeVisible();
    await page.goto(`/consumer/${places[0]?.id}/application`);
    await main.getByRole("link", { name: "Candidater pour un autre lieu" }).click();
    await arriveAt(page, "Où consommez-vous l’électricité\u202f?");
  });

  await test.step("each application, of which neither says that the other changed its sum: it was counted from its price on", async () => {
    for (const { name, id } of places) {
      await page.goto(`/consumer/${id}/application`);
      await expect(main.getByText(/d’économie/).first()).toBeVisible();
      expect(await sumIn(main)).toBe(told.get(name));
      await expect(main.getByText(bothTogether)).toBeVisible();
    }
    await expect(main.getByText("un autre de vos lieux")).toHaveCount(0);
  });

  await test.step("the list and the project's page, for the place that is chosen", async () => {
    for (const { name } of places) {
      await page.goto("/explore");
      const choice = page.getByRole("button", { name, exact: true });
      const line = page.getByRole("listitem").filter({ hasText: project }).first();
      await expect(line.getByText(/par an/).first()).toBeVisible();
      if (await choice.isVisible()) await choice.click();
      await expect.poll(() => sumIn(line)).toBe(told.get(name));
      await page.goto(`/project/${projectId}/x`);
      await expect.poll(() => sumIn(page.getByRole("region", { name: /^Pour vous/ }))).toBe(told.get(name));
      await expect
        .poll(() => sumIn(page.locator('section[aria-labelledby="project-estimate"]')))
        .toBe(told.get(name));
    }
  });

  await test.step("the owner's list", async () => {
    const desk = await owner.newPage();
    await desk.goto(`/project-owner/${projectId}/my-consumers/pre-integrated`);
    for (const { name } of places) {
      const row = desk.getByRole("row").filter({ hasText: name });
      // Of both cases of the exemption, there in one line each.
      const [low, high] = (told.get(name) ?? "").split("–");
      await expect(row).toContainText(new RegExp(`${low} à ${high}\\s€`, "u"));
    }
  });

  await test.step("the mayor, who signs for both", async () => {
    const mayor = { ...somebody("Hélène", "Morvan") };
    for (const { id } of places)
      await send(clerk, "POST", `/signatory/consumption-point/${id}`, {
        ...{
          entityType: "Professionnel",
          gender: "FEMALE",
          firstName: mayor.firstName,
          name: mayor.lastName,
        },
        ...{ email: mayor.email, phoneNumber: "02 99 12 34 56", socialReason: "Commune de Lyon" },
        ...{ furnitureName: "Commune de Lyon", companyPosition: "Maire", juridiction: "COMMUNITY" },
        ...{ socialAddress: addressIn("Place de la Mairie"), siretId: "21690123100011" },
      });
    const points = { consumptionPointIds: places.map(({ id }) => id), productionPointIds: [] };
    for (const kind of ["bulletin", "salesContract"])
      await send(owner, "POST", `/project/${projectId}/document/${kind}/send`, points);
    // Files are made after the answer, of each sending apart: the mail of the first may come before the second's.
    const isSent = ({ consumptionPointId, bulletin, salesContract }: SentDocuments) =>
      places.some(({ id }) => id === consumptionPointId) &&
      [bulletin, salesContract].every(({ status }) => status === "SENT");
    const listed = async () => (await read(owner, `/project/${projectId}/document`)) as never[];
    await expect.poll(async () => (await listed()).filter(isSent).length).toBe(places.length);
    const signing = await (await openNewWindow(phone)).newPage();
    await signing.goto(linkIn(await askedAddress(product, mayor.email)));
    await confirmAddress(signing, `${mayor.firstName} ${mayor.lastName}`);
    await arriveAt(signing, "4\u00a0documents à signer");
    for (const { name } of places) {
      const line = signing.getByRole("listitem").filter({ hasText: name }).filter({ hasText: "€" }).first();
      await expect.poll(() => sumIn(line)).toBe(told.get(name));
    }
  });
});
