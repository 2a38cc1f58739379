import { describe, expect, it } from "vitest";
import { appIsThere } from "./forms.ts";
import {
  frameOf,
  heightOf,
  hostile,
  names,
  odileId,
  partner,
  runPartners,
  script,
  show,
} from "./partner-page.ts";
import { browser, product } from "./running.ts";

runPartners();

describe("another site", () => {
  const embedded = async (url: string) => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(partner.show("/embed", `<iframe src="${url.replaceAll("&", "&amp;")}"></iframe>`));
    await page.waitForTimeout(1500);
    return frameOf(page);
  };

  it.each([
    "/",
    "/explore?widget_user_id=&widget_company=Mairie",
    "/login?widget_user_id=",
    "/user-portfolio-widget",
    "/widget/autre",
  ])("cannot frame %s", async (path) => {
    expect((await embedded(product.url + path)).url()).toMatch(/^chrome-error:/);
  });

  it("frames the widget, and nothing of it but the map stays in the frame", async () => {
    const { context, frame } = await show(
      `<iframe src="${product.url}/widget?lat=43&long=-8&zoom=12&q=Mer"></iframe>`,
      768,
    );
    await frame.getByText("Pas encore de projet ici").waitFor();
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

  it("leaves no cookie of ours, and nothing in its visitors' storage of the mode", async () => {
    const { context, frame } = await show(script({ widget_company: "Mairie" }));
    expect(await context.cookies()).toEqual([]);
    expect(await frame.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  });
});

describe("messages between the page and its frame", () => {
  it("tell the height and nothing else", async () => {
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

  it("are heard from the frame, in their form alone", async () => {
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
    for (const message of wrong) await tell(message);
    await page.waitForTimeout(300);
    expect(await heightOf(page)).toBe("1234px");
    await tell({ type: "mec-widget-height", height: 1235 });
    await expect.poll(() => heightOf(page)).toBe("1235px");
  });

  it("are not heard from anybody else: another frame of another site, of ours, nor the page itself", async () => {
    const message = `{ type: "mec-widget-height", height: 9000 }`;
    const forger = hostile.show(
      "/forger",
      `<script>setInterval(() => parent.postMessage(${message}, "*"), 50)</script>`,
    );
    const { page } = await show(
      `${script({})}<iframe src="${forger}"></iframe><iframe id="twin" src="${product.url}/widget"></iframe>
       <script>setInterval(() => postMessage(${message}, "*"), 50)</script>`,
    );
    const twin = await (await page.locator("#twin").elementHandle())?.contentFrame();
    await twin?.evaluate(() => window.parent.postMessage({ type: "mec-widget-height", height: 9000 }, "*"));
    await page.waitForTimeout(500);
    const height = await heightOf(page);
    expect(Number.parseInt(height, 10)).toBeGreaterThan(600);
    expect(Number.parseInt(height, 10)).toBeLessThan(1000);
    const others = await page
      .locator("iframe:not([title])")
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).style.height));
    expect(others).toEqual(["", ""]);
  });

  it("to the frame change nothing in it, whoever sends them", async () => {
    const { page, frame, console: said } = await show(script({ widget_company: "Mairie" }));
    const before = { url: frame.url(), names: await names(frame), height: await heightOf(page) };
    await page.evaluate(() => {
      const inner = document.querySelector("iframe")?.contentWindow;
      const messages = [
        null,
        { type: "mec-widget-height", height: 9000 },
        { type: "navigate", to: "/login" },
        { primary: "000000", contact: "javascript:alert(1)" },
        "<img src=x onerror=alert(1)>",
      ];
      for (const message of messages) inner?.postMessage(message, "*");
    });
    await page.waitForTimeout(300);
    expect({ url: frame.url(), names: await names(frame), height: await heightOf(page) }).toEqual(before);
    expect(said.filter((line) => line.startsWith("error") && !line.includes("net::ERR"))).toEqual([]);
  });
});
