import { named, publish, send, signUp, somebody } from "./api.ts";
import { arriveAt } from "./forms.ts";
import { linkIn, mailTo } from "./mails.ts";
import { expect, test } from "./test.ts";

const quimper = { city: "Quimper", postCode: "29000", latitude: 47.996, longitude: -4.102 };

test("what an invited person passes on to neighbours is the project's plain address, and not his own invitation", async ({
  product,
  openWindow,
}) => {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const project = named("Moulin de Locmaria");
  const projectId = await publish(owner, project, quimper);
  const noe = somebody("Noé", "Rivière");
  await send(owner, "POST", `/project/${projectId}/invitation`, { emails: [noe.email] });
  const subject = "Odile Marchand vous invite à rejoindre une opération d’autoconsommation collective";
  const link = linkIn(await mailTo(product, noe.email, subject));

  const page = await (await openWindow()).newPage();
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => {
      document.title = text;
    };
  });
  await page.goto(link);
  await arriveAt(page, project);
  await expect(page).toHaveURL(/[?&]invitation=/);
  const plain = new URL(page.url());
  plain.search = "";

  await page.getByRole("button", { name: "Copier le lien" }).click();
  await expect(page).toHaveTitle(plain.href);
  const mail = await page.getByRole("link", { name: "Envoyer par e-mail" }).getAttribute("href");
  const { searchParams } = new URL(mail ?? "");
  expect(searchParams.get("body")).toContain(`${plain.href}\n`);
});
