import { appIsThere } from "./forms.ts";
import { fits, frameOf, hearWords, heightOf, names, test } from "./partner-page.ts";
import { expect } from "./test.ts";

test.describe("another site", () => {
  for (const path of [
    "/",
    "/explore?widget_user_id=&widget_company=Mairie",
    "/login?widget_user_id=",
    "/user-portfolio-widget",
    "/widget/autre",
  ]) {
    test(`cannot frame ${path}`, async ({ product, openNewWindow, partners: { partner } }) => {
      const page = await (await openNewWindow()).newPage();
      await page.goto(
        partner.show("/embed", `<iframe src="${product.url + path.replaceAll("&", "&amp;")}"></iframe>`),
      );
      const frame = await frameOf(page);
      await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
    });
  }

  test("frames the widget, and nothing of it but the map stays in the frame", async ({ product, show }) => {
    const { context, frame } = await show(
      `<iframe src="${product.url}/widget?lat=43&long=-8&zoom=12&q=Mer"></iframe>`,
      768,
    );
    await expect(frame.getByText("Pas encore de projet ici")).toBeVisible();
    for (const [name, path] of [
      ["Publier un projet près de chez moi", "/je-suis-un-porteur-de-projet"],
      ["Me prévenir par e-mail", "/widget"],
    ] as const) {
      const [tab] = await Promise.all([
        context.waitForEvent("page"),
        frame.getByRole("link", { name }).click(),
      ]);
      await appIsThere(tab);
      expect(new URL(tab.url()).pathname).toBe(path);
      expect(new URL(frame.url()).pathname).toBe("/widget");
    }
  });

  test("leaves no cookie of ours, and nothing in its visitors' storage of the mode", async ({
    show,
    script,
  }) => {
    const { context, frame } = await show(script({ widget_company: "Mairie" }));
    expect(await context.cookies()).toEqual([]);
    expect(await frame.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  });
});

test.describe("messages between the page and its frame", () => {
  test("tell the height and nothing else", async ({ product, show, script, partners: { odileId } }) => {
    const { page } = await show(
      `<script>window.heard = []; addEventListener("message", ({ origin, data }) => heard.push({ origin, data }));</script>${script({ widget_user_id: odileId, contact: "mailto:a@exemple.fr" })}`,
    );
    const heard = await page.evaluate(
      () => (window as unknown as { heard: { origin: string; data: unknown }[] }).heard,
    );
    expect(heard.length).toBeGreaterThan(0);
    for (const message of heard) {
      expect(message).toEqual({
        origin: product.url,
        data: { type: "mec-widget-height", height: expect.any(Number) },
      });
    }
  });

  test("are heard from the frame, in their form alone", async ({ show, script }) => {
    const { page, frame } = await show(script({}));
    const tell = (message: unknown) =>
      frame.evaluate((data) => window.parent.postMessage(data, "*"), message);
    await tell({ type: "mec-widget-height", height: 1234 });
    await expect.poll(() => heightOf(page)).toBe("1234px");
    const wrong = [
      null,
      "mec-widget-height",
      900,
      { type: "mec-widget-height" },
      { type: "mec-widget-height", height: "900" },
      { type: "mec-widget-height", height: "900px;position:fixed" },
      { type: "mec-widget-height", height: 900.5 },
      { type: "mec-widget-height", height: -900 },
      { type: "mec-widget-height", height: 1e9 },
      { type: "height", height: 900 },
    ];
    const heard = await hearWords(page);
    for (const message of wrong) await tell(message);
    await tell("that is all");
    await heard("that is all");
    expect(await heightOf(page), "the height of the frame").toBe("1234px");
    await tell({ type: "mec-widget-height", height: 1235 });
    await expect.poll(() => heightOf(page)).toBe("1235px");
  });

  test("are not heard from anybody else: another frame of another site, of ours, nor the page itself", async ({
    product,
    show,
    script,
    partners: { hostile },
  }) => {
    const message = `{ type: "mec-widget-height", height: 9000 }`;
    const tell = (word: string, to = "") =>
      `<script>setInterval(() => { ${to}postMessage(${message}, "*"); ${to}postMessage("${word}", "*"); }, 50)</script>`;
    const forger = hostile.show("/forger", tell("the other site", "parent."));
    const { page } = await show(
      `${script({})}<iframe src="${forger}"></iframe><iframe id="twin" src="${product.url}/widget"></iframe>
       ${tell("the page")}`,
    );
    const twin = await (await page.locator("#twin").elementHandle())?.contentFrame();
    const heard = await hearWords(page);
    await twin?.evaluate(() => {
      window.parent.postMessage({ type: "mec-widget-height", height: 9000 }, "*");
      window.parent.postMessage("the other frame", "*");
    });
    await heard("the other site", "the page", "the other frame");
    const height = await heightOf(page);
    expect(Number.parseInt(height, 10)).toBeGreaterThan(600);
    expect(Number.parseInt(height, 10)).toBeLessThan(1000);
    const others = await page
      .locator("iframe:not([title])")
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).style.height));
    expect(others).toEqual(["", ""]);
  });

  test("to the frame change nothing in it, whoever sends them", async ({ show, script }) => {
    const { page, frame, console: said } = await show(script({ widget_company: "Mairie" }));
    await expect(names(frame)).toHaveCount(3);
    await fits(frame);
    const before = {
      url: frame.url(),
      names: await names(frame).allInnerTexts(),
      height: await heightOf(page),
    };
    const heard = await hearWords(frame);
    await page.evaluate(() => {
      const inner = document.querySelector("iframe")?.contentWindow;
      const messages = [
        null,
        { type: "mec-widget-height", height: 9000 },
        { type: "navigate", to: "/login" },
        { primary: "000000", contact: "javascript:alert(1)" },
        "<img src=x onerror=alert(1)>",
        "that is all",
      ];
      for (const message of messages) inner?.postMessage(message, "*");
    });
    await heard("that is all");
    expect({
      url: frame.url(),
      names: await names(frame).allInnerTexts(),
      height: await heightOf(page),
    }).toEqual(before);
    expect(said.filter((line) => line.startsWith("error") && !line.includes("net::ERR"))).toEqual([]);
  });
});
