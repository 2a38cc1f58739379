import { named, newPrm, publish, read, send, signUp, somebody } from "./api.ts";
import { barn, place } from "./farm.ts";
import { arriveAt, choose, press } from "./forms.ts";
import { expect, test } from "./test.ts";

test("who has panels under a contract tells its tariff on his installation's page, changes it there, and takes it away", async ({
  openWindow,
  product,
}) => {
  const [owner, farmer] = await Promise.all([openWindow(), openWindow()]);
  await signUp(product, owner, somebody("Odile", "Martin"));
  await signUp(product, farmer, somebody("Jean", "Kermarrec"));
  const projectId = await publish(owner, named("Toits du port-musée"), place);
  const { id } = await send(farmer, "POST", "/production-point/", { ...barn, prm: newPrm() });
  const application = { projectId, productionPointId: String(id), isFromProjectOwner: false };
  await send(farmer, "POST", "/application", application);
  const page = await farmer.newPage();
  const tariff = page.getByLabel("Votre tarif d’achat actuel (facultatif)");
  const card = page.getByRole("main").getByRole("article").filter({ hasText: barn.name });
  const counted = /comptent à votre tarif\s: 11,5\sc€\/kWh\sHT/;
  const open = async () => {
    await page.goto(
      `/on-boarding/project-owner/create-production-point/typology?productionPointId=${String(id)}`,
    );
    await arriveAt(page, "Quelle est votre installation ?");
  };
  const save = async () => {
    await press(page, "Enregistrer");
    await expect(page.getByText("Votre installation est à jour.")).toBeVisible();
  };

  await test.step("by the fields and the rules of the roof, and his sums follow at once", async () => {
    await page.goto("/user-portfolio");
    await expect(card.getByText(/par an ici/).first()).toBeVisible();
    await expect(card.getByText(counted)).toHaveCount(0);
    await open();
    await expect(tariff).toHaveCount(0);
    await choose(page, "Oui, depuis le 9\u00a0octobre 2021 (S21)");
    await expect(tariff).toHaveValue("");
    await expect(page.getByText("Votre acheteur prendrait-il", { exact: false })).toHaveCount(0);
    await tariff.fill("douze");
    await press(page, "Enregistrer");
    await expect(tariff).toHaveAccessibleDescription(/^Indiquez un nombre/);
    await tariff.fill("11,5");
    await choose(page, "Oui, au même tarif");
    await save();
    await card.getByText("Sur quoi repose cette somme").click();
    await expect(card.getByText(counted)).toBeVisible();
  });

  await test.step("as do those of the owner whom he asks", async () => {
    const desk = await owner.newPage();
    await desk.goto(`/project-owner/${projectId}/my-producer`);
    await desk
      .getByRole("main")
      .getByRole("button", { name: /^Accepter/ })
      .click();
    await expect(desk.getByRole("dialog").getByText(/de son contrat d’achat/)).toBeVisible();
    await expect(desk.getByRole("dialog").getByText(/doit prendre fin/)).toHaveCount(0);
    await desk.close();
  });

  await test.step("one that ended keeps what it paid, and asks for its day", async () => {
    await open();
    await choose(page, "Il est terminé, ou le sera le…");
    const paid = page.getByLabel("Le tarif d’achat qu’il payait (facultatif)");
    await expect(paid).toHaveValue("11,5");
    await press(page, "Enregistrer");
    const day = page.getByLabel("Fin du contrat d’achat");
    await expect(day).toHaveAccessibleDescription(/./);
    await day.fill("2025-10-31");
    await save();
    await card.getByText("Sur quoi repose cette somme").click();
    await expect(
      card.getByText(/Votre contrat d’achat est terminé\s: il payait 11,5\sc€\/kWh\sHT/),
    ).toBeVisible();
    await open();
    await expect(day).toHaveValue("2025-10-31");
    await choose(page, "Oui, depuis le 9\u00a0octobre 2021 (S21)");
    await choose(page, "Oui, au même tarif");
    await save();
  });

  await test.step("he finds it as he told it, and takes it away", async () => {
    await open();
    await expect(tariff).toHaveValue("11,5");
    await expect(page.getByRole("radio", { name: /^Oui, au même tarif/ })).toBeChecked();
    // One of before cannot run beside sharing: its holder reads it where he says it, and the owner where he accepts.
    await choose(page, "Oui, d’avant le 9\u00a0octobre 2021");
    await expect(page.getByText(/ne se cumule pas avec le partage/)).toBeVisible();
    await expect(page.getByText("Votre acheteur prendrait-il", { exact: false })).toHaveCount(0);
    await tariff.fill("");
    await save();
    await expect(card.getByText(counted)).toHaveCount(0);
    const desk = await owner.newPage();
    await desk.goto(`/project-owner/${projectId}/my-producer`);
    await desk
      .getByRole("main")
      .getByRole("button", { name: /^Accepter/ })
      .click();
    await expect(
      desk.getByRole("dialog").getByText(/^Son contrat d’achat, .* doit prendre fin avant\.$/),
    ).toBeVisible();
    const [kept] = await read(farmer, "/production-point/by-user");
    expect(kept).not.toHaveProperty("buyBack");
  });

  await test.step("and a link to the end of his contract leads to that day's field", async () => {
    await page.goto(
      `/on-boarding/project-owner/create-production-point/typology?productionPointId=${String(id)}#contract-end`,
    );
    await expect(page.getByRole("radio", { name: "Il est terminé, ou le sera le…" })).toBeChecked();
    await expect(page.getByLabel("Fin du contrat d’achat")).toBeFocused();
    await expect(page.getByLabel("Fin du contrat d’achat")).toBeInViewport();
  });
});

test("a registered installation is proposed once its holder has said whether a purchase contract runs", async ({
  openWindow,
  product,
}) => {
  const [owner, farmer] = await Promise.all([openWindow(), openWindow()]);
  await signUp(product, owner, somebody("Odile", "Martin"));
  await signUp(product, farmer, somebody("Jean", "Kermarrec"));
  const projectId = await publish(owner, named("Toits du port-musée"), place);
  await send(farmer, "POST", "/production-point/", { ...barn, prm: newPrm() });
  const page = await farmer.newPage();
  await page.goto(`/on-boarding/project-owner/create-production-point/typology?projectId=${projectId}`);
  await arriveAt(page, "Quelle est votre installation ?");
  await choose(page, barn.name);
  await press(page, "Proposer cette installation");
  await expect(page.getByRole("alert").first()).toContainText("Un contrat d’achat est-il en cours");
  await choose(page, "Oui, d’avant le 9\u00a0octobre 2021");
  await page.getByLabel("Votre tarif d’achat actuel (facultatif)").fill("60");
  await press(page, "Proposer cette installation");
  await arriveAt(page, "Votre proposition est envoyée");
  const [kept] = await read(farmer, "/production-point/by-user");
  expect(kept).toMatchObject({
    purchaseContract: "older",
    buyBack: { price: 0.6, takesSurplus: false },
  });
});
