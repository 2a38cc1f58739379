import { createAllAndApply, named, publish, read, send, signUp, somebody } from "./api.ts";
import { arriveAt } from "./forms.ts";
import { keptRoof } from "./kept-roof.ts";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";

const quimper = { city: "Quimper", postCode: "29000", latitude: 47.996, longitude: -4.102 };

test("who applies to a full project joins its waiting list, knows his rank, and is shown so to the owner", async ({
  product,
  openWindow,
}) => {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const project = named("Moulin de Locmaria");
  const projectId = await publish(owner, project, quimper);
  const [mill] = await read(owner, "/production-point/by-user");
  await send(owner, "PUT", `/production-point/${mill?.id}`, { ...mill, yearlyProduction: 6000 });
  // From five consumers on the public knows that nothing is left.
  for (const firstName of ["Anne", "Bruno", "Chloé", "Denis", "Elsa"]) {
    await createAllAndApply(await openWindow(), somebody(firstName, "Le Gall"), projectId, quimper);
  }
  for (const { id } of await read(owner, `/project/${projectId}/application`)) {
    await send(owner, "POST", `/application/${id}/progress`, { status: "SIGNATURE" });
  }

  const window = await openWindow(phone);
  const page = await window.newPage();
  await page.goto(`/project/${projectId}/x`);
  await arriveAt(page, project);
  const button = page
    .getByRole("link", { name: "Rejoindre la liste d’attente" })
    .filter({ visible: true })
    .last();
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  await expect(page.getByRole("link", { name: "Rejoindre ce projet" })).toBeAbsent();
  await expect(
    page.getByText(/^Non.: tout est réservé, vous rejoindriez la liste d’attente\. Pour /),
  ).toBeAttached();

  // Who described a roof has what this project lacks.
  const farmer = await openWindow(phone);
  const field = await farmer.newPage();
  await field.addInitScript((kept) => localStorage.setItem("draft:roof", kept), keptRoof(quimper));
  await field.goto(`/project/${projectId}/x`);
  await arriveAt(field, project);
  await expect(field.getByText("Une production de plus y est bienvenue.")).toBeVisible();
  // One name for one act: under the answer, and at the foot of the screen.
  const proposing = field.getByRole("link", { name: /^Proposer/ }).filter({ visible: true });
  await expect(proposing).toHaveText(["Proposer ma production", "Proposer ma production"]);
  const bar = proposing.last();
  await expect(field.getByRole("link", { name: "Rejoindre la liste d’attente" }).first()).toBeVisible();
  await bar.click();
  await expect(field).toHaveURL(/create-production-point\/typology\?projectId=/);

  const noe = somebody("Noé", "Rivière");
  const { consumptionPoint } = await createAllAndApply(window, noe, projectId, quimper);
  await page.goto(`/consumer/${consumptionPoint?.id}/application`);
  await arriveAt(page, "Ma demande de participation");
  await expect(page.getByRole("heading", { name: "Sur la liste d’attente" })).toBeVisible();
  await expect(page.getByText("Vous êtes au 1er rang de ceux qui attendent")).toBeVisible();

  await page.goto(`/project/${projectId}/x`);
  await arriveAt(page, project);
  await expect(page.getByText("Sur la liste d’attente, 1er").first()).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Voir ma demande" }).filter({ visible: true }).last(),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Rejoindre la liste d’attente" })).toBeAbsent();

  await page.goto(`/explore?q=Quimper&lat=${quimper.latitude}&long=${quimper.longitude}`);
  const card = page.getByRole("listitem").filter({ hasText: project }).first();
  await expect(card.getByText("Sur la liste d’attente, 1er", { exact: true })).toBeVisible();
  await expect(card.getByText(/^Complet/)).toBeAbsent();

  const desk = await owner.newPage();
  await desk.goto(`/project-owner/${projectId}/my-consumers/pending`);
  await expect(desk.getByText("Liste d’attente, rang 1", { exact: true })).toBeVisible();
});
