import type { Page } from "@playwright/test";
import { named, publish, send, signUp, somebody } from "./api.ts";
import { appIsThere, arriveAt, press } from "./forms.ts";
import { holdAnswers } from "./held.ts";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";
import { building } from "./town-hall.ts";

const quimper = { city: "Quimper", postCode: "29000", latitude: 47.996, longitude: -4.102 };

test("what an answer moves from under a pointer is pressed all the same, and taken back by who slides away", async ({
  page,
}) => {
  await page.goto("/faq");
  await appIsThere(page);
  const link = page.getByRole("main").getByRole("link").first();
  const moved = () =>
    page.evaluate(() => document.querySelector("main")?.style.setProperty("padding-top", "9rem"));
  const pressAndMove = async () => {
    await page.evaluate(() => document.querySelector("main")?.style.removeProperty("padding-top"));
    await link.hover();
    await page.mouse.down();
    await moved();
  };
  await pressAndMove();
  await page.mouse.move(5, 400);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/faq$/u);
  await pressAndMove();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/faq\/.+/u);
});

test("what an answer moves from under a finger is pressed all the same, and not what came in its place", async ({
  openWindow,
}) => {
  const page = await (await openWindow(phone)).newPage();
  await page.goto("/faq");
  await appIsThere(page);
  const links = page.getByRole("main").getByRole("link");
  const second = links.nth(1);
  await second.scrollIntoViewIfNeeded();
  const [above, pressed] = await Promise.all([links.first().boundingBox(), second.boundingBox()]);
  if (!above || !pressed) throw new Error("The articles are not shown");
  const path = await second.getAttribute("href");
  const at = { x: pressed.x + pressed.width / 2, y: pressed.y + pressed.height / 2 };
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await page.evaluate(
    (by) => document.querySelector("main")?.style.setProperty("translate", `0 ${by}px`),
    pressed.y - above.y,
  );
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(page).toHaveURL(new RegExp(`${path}$`, "u"));
});

/** How often the page asks for a candidature. */
function countSent(page: Page): () => number {
  let sent = 0;
  page.on("request", (one) => {
    if (one.method() === "POST" && one.url().endsWith("/api/application")) sent++;
  });
  return () => sent;
}

test("a button that an answer names otherwise under the finger is not pressed by it: he read other words", async ({
  product,
  openWindow,
}) => {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const projectId = await publish(owner, named("Toits de Penhars"), quimper);
  const clerk = await openWindow();
  await signUp(product, clerk, somebody("Anne", "Guérin"));
  // Its place is in Lyon: beyond any perimeter of Quimper.
  await send(clerk, "POST", "/consumption-point/", building("École", 30_000));
  const page = await clerk.newPage();
  await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
  await arriveAt(page, "Avec quel lieu participez-vous ?");
  const arrive = await holdAnswers(page, /verdict/);
  await press(page, "Continuer");
  await arriveAt(page, "Envoyez votre candidature");
  const main = page.getByRole("main");
  await expect(main.getByText("Ce que ce projet vous apporterait")).toBeVisible();
  const sent = countSent(page);
  await main.getByRole("button", { name: "Envoyer ma candidature", exact: true }).hover();
  await page.mouse.down();
  arrive();
  const anyway = main.getByRole("button", { name: "Candidater quand même, hors de portée" });
  await expect(anyway).toBeVisible();
  await page.mouse.up();
  // Pressed by who has read it, it sends: once.
  await anyway.click();
  await arriveAt(page, "Ma demande de participation");
  expect(sent()).toBe(1);
});
