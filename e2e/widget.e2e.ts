import type { BrowserContext, Frame, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axe, inspect } from "./accessibility.ts";
import { type Person, password, publish, signUp } from "./api.ts";
import { describeHome, signAndApply } from "./consumer-steps.ts";
import { appIsThere, arriveAt } from "./forms.ts";
import { linkIn, mailTo } from "./mails.ts";
import { type PartnerSite, startPartnerSite } from "./partner-site.ts";
import { desktop, openNewWindow, openWindow, phone, signIn } from "./people.ts";
import { browser, product, runProduct } from "./running.ts";

const rennes = { city: "Rennes", postCode: "35000", latitude: 48.11, longitude: -1.68 };
const nantes = { city: "Nantes", postCode: "44000", latitude: 47.218, longitude: -1.553 };
const odile: Person = { firstName: "Odile", lastName: "Marchand", email: "odile@widget.example" };
const paul: Person = { firstName: "Paul", lastName: "Legrand", email: "paul@widget.example" };
const longName = "Communauté de communes du Pays de Saint-Aubin-du-Cormier et de ses environs";

runProduct({ WIDGET_GENERATOR_EMAILS: odile.email });
let partner: PartnerSite;
let hostile: PartnerSite;
let odileId: string;
let odileProject: string;

beforeAll(async () => {
  [partner, hostile] = await Promise.all([startPartnerSite(), startPartnerSite()]);
  const owner = await openWindow(browser, product);
  await signUp(owner, odile);
  odileProject = await publish(owner, "Soleil de Rennes", rennes);
  odileId = (await (await owner.request.get("/api/session")).json()).userId;
  const other = await openWindow(browser, product);
  await signUp(other, paul);
  for (const name of ["Soleil de Nantes", "Toits de Nantes"]) await publish(other, name, nantes);
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});
afterAll(async () => {
  await Promise.all([partner?.stop(), hostile?.stop()]);
});

type Given = Partial<
  Record<"widget_company" | "widget_user_id" | "primary" | "contact" | "mail_object", string>
>;

const script = (given: Given): string => {
  const attributes = Object.entries(given).map(([name, value]) => `data-${name}="${value}"`);
  return `<script src="${product.url}/widget.js" ${attributes.join(" ")}></script>`;
};

interface Shown {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly frame: Frame;
  readonly console: string[];
}

const frameOf = async (page: Page): Promise<Frame> => {
  const element = await page.locator("iframe").first().elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error("There is no frame");
  return frame;
};

/** The frame shows all it asked for, and has told its height. */
async function settled(frame: Frame): Promise<void> {
  await frame.locator(".first-view").waitFor({ state: "detached" });
  await frame.getByRole("heading", { level: 1 }).waitFor();
  await frame
    .locator('[role="status"]')
    .filter({ hasText: /projet/ })
    .waitFor();
  await frame.locator(".mec-map-canvas").waitFor();
}

async function show(body: string, width = 1280): Promise<Shown> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: "fr-FR",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => said.push(`error: ${error.message}`));
  await page.goto(partner.show(`/${Math.random()}`, body));
  const frame = await frameOf(page);
  await settled(frame);
  return { context, page, frame, console: said };
}

const heightOf = (page: Page) =>
  page
    .locator("iframe")
    .first()
    .evaluate((frame) => (frame as HTMLElement).style.height);
const names = (frame: Frame) => frame.locator("article h2").allInnerTexts();

const sizes = [
  { width: 320, colour: "a pale", primary: "#FFE08A", company: longName },
  { width: 768, colour: "a dark", primary: "0b3d2e", company: "Mairie de Rennes" },
  { width: 1280, colour: "a wrong", primary: "jaune;}body{display:none", company: "Mairie de Rennes" },
];

describe.each(sizes)("a partner's page of $width px, with $colour colour", ({ width, primary, company }) => {
  const given = {
    widget_company: company,
    widget_user_id: "",
    primary,
    contact: "https://mairie.example/contact?a=1",
    mail_object: "Depuis la mairie",
  };

  it("has the map and the list, as high as they are and no wider, in colours that can be read", async () => {
    const { page, frame } = await show(script(given), width);
    await frame.getByText(company).waitFor();
    expect((await names(frame)).sort()).toEqual(["Soleil de Nantes", "Soleil de Rennes", "Toits de Nantes"]);
    expect(await frame.getByRole("banner").count()).toBe(0);
    expect(await frame.getByRole("navigation", { name: "Navigation principale" }).count()).toBe(0);
    expect(await frame.getByRole("dialog").count()).toBe(0);
    expect(await frame.getByRole("link", { name: "Contact" }).getAttribute("href")).toBe(given.contact);
    const room = () =>
      frame.evaluate(() => ({
        hidden: document.documentElement.scrollHeight - innerHeight,
        empty: innerHeight - Math.ceil(document.getElementById("root")?.getBoundingClientRect().height ?? 0),
        wide: document.documentElement.scrollWidth - innerWidth,
      }));
    await expect.poll(room, { timeout: 10_000 }).toEqual({ hidden: 0, empty: 0, wide: 0 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await axe(frame)).toEqual([]);
    const used = await frame.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--mec-green"),
    );
    const expected: Record<string, string> = { "#FFE08A": "#857448", "0b3d2e": "#0b3d2e" };
    expect(used).toBe(expected[primary] ?? "#17643f");
  });

  it("grows when the filters unfold, and shrinks again", async () => {
    if (width > 768) return;
    const { page, frame } = await show(script(given), width);
    const pixels = async () => Number.parseInt(await heightOf(page), 10);
    await expect.poll(pixels).not.toBe(700);
    const before = await pixels();
    const filters = frame.getByRole("button", { name: "Filtres" });
    await filters.click();
    await expect.poll(pixels).toBeGreaterThan(before + 100);
    await filters.click();
    await expect.poll(pixels).toBe(before);
  });

  it("opens a project in a tab that keeps the mode, from page to page and after a reload", async () => {
    const { context, page, frame } = await show(script(given), width);
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      frame.getByRole("link", { name: "Soleil de Rennes" }).click(),
    ]);
    await arriveAt(tab, "Soleil de Rennes");
    expect(page.url()).toContain(partner.origin);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    const kept = async () => {
      const { origin, searchParams } = new URL(tab.url());
      expect(origin).toBe(product.url);
      expect(searchParams.get("widget_company")).toBe(company);
      expect(searchParams.get("widget_user_id")).toBe("");
      expect(searchParams.get("mail_object")).toBe("Depuis la mairie");
      expect(searchParams.get("contact")).toBe(given.contact);
      await tab.getByText(company).first().waitFor();
      expect(await tab.getByRole("banner").count()).toBe(0);
      expect(await tab.getByRole("navigation", { name: "Navigation principale" }).count()).toBe(0);
    };
    await kept();
    const looks = inspect(tab);
    await looks.settled();
    await looks.expectNoFault();
    await tab.getByRole("link", { name: "Rejoindre ce projet" }).filter({ visible: true }).first().click();
    await arriveAt(tab, "Vous êtes…");
    await kept();
    await tab.reload();
    await arriveAt(tab, "Vous êtes…");
    await kept();
    await tab.getByRole("link", { name: "Tous les projets" }).click();
    await arriveAt(tab, "Trouver une opération proche");
    await kept();
    expect(new URL(tab.url()).pathname).toBe("/widget");
    // An address that says nothing of it, in the same tab.
    await tab.goto(`${product.url}/faq`);
    await arriveAt(tab, "Centre d’aide");
    await tab.getByText(company).first().waitFor();
    const links = await tab
      .locator("main a[href^='/']")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) expect(link).toContain("widget_user_id=");
  });
});

describe("whose projects", () => {
  it("are an account's alone, on the map as in the list", async () => {
    const { frame, console: said } = await show(script({ widget_user_id: odileId }));
    expect(await names(frame)).toEqual(["Soleil de Rennes"]);
    await frame.locator(".mec-pin").first().waitFor();
    expect(await frame.locator(".mec-pin").count()).toBe(1);
    expect(said.filter((line) => line.includes("widget_user_id"))).toEqual([]);
  });

  it.each(["inconnu", "00000000-0000-4000-8000-000000000009"])(
    "are everybody's when no account is %s, which the console tells the partner",
    async (widget_user_id) => {
      const { frame, console: said } = await show(script({ widget_user_id }));
      expect(await names(frame)).toHaveLength(3);
      const told = said.filter((line) => line.startsWith("warning: Mon énergie collective"));
      expect(told).toEqual([expect.stringContaining(`widget_user_id="${widget_user_id}"`)]);
    },
  );
});

describe("an application that begins at a partner's", () => {
  it("reaches the owner under the partner's subject, and none other of its words", async () => {
    const { context, frame } = await show(
      script({ mail_object: "Candidature depuis la mairie\r\nBcc: x@y.fr" }),
    );
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      frame.getByRole("link", { name: "Soleil de Rennes" }).click(),
    ]);
    await arriveAt(tab, "Soleil de Rennes");
    await tab.getByRole("link", { name: "Rejoindre ce projet" }).filter({ visible: true }).first().click();
    await describeHome(tab, { address: "8 rue du Port, Rennes", prm: "16123456789012" });
    const camille = { firstName: "Camille", lastName: "Roux", email: "camille@widget.example" };
    await signAndApply(tab, camille);
    await arriveAt(tab, "Ma demande de participation");
    await tab.goto(linkIn(await mailTo(product, camille.email, "Bienvenue sur Mon énergie collective")));
    await tab.getByText("Votre adresse e-mail est confirmée").waitFor();
    const mail = await mailTo(product, odile.email, "Candidature depuis la mairie Bcc: x@\u200by.\u200bfr");
    expect(mail.text).toContain(`/project-owner/${odileProject}/my-consumers/pending`);
    expect(product.mails().filter(({ to }) => to.includes("x@y.fr"))).toEqual([]);
  });
});

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

describe("the keyboard", () => {
  it("goes from the partner's page into the frame, opens a project in a tab and comes out at the end", async () => {
    const { context, page, frame } = await show(
      `${script({ widget_user_id: odileId, contact: "https://mairie.example" })}<a id="after" href="#">Après</a>`,
    );
    const stops: string[] = [];
    const focused = () =>
      frame.evaluate(() => {
        const active = document.hasFocus() ? document.activeElement : null;
        const name = active?.getAttribute("aria-label") ?? active?.textContent ?? "";
        return active?.matches("article a") ? `project ${name}` : name;
      });
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press("Tab");
      const name = await focused();
      stops.push(name);
      if (name === "project Soleil de Rennes") {
        const [tab] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
        await arriveAt(tab, "Soleil de Rennes");
        await page.bringToFront();
      }
      if (await page.evaluate(() => document.activeElement?.id === "after")) break;
    }
    for (const name of ["Aller au contenu", "Contact", "Filtres", "project Soleil de Rennes"])
      expect(stops).toContain(name);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("after");
  });
});

describe("the generator", () => {
  const openMenu = async (context: BrowserContext): Promise<Page> => {
    const page = await context.newPage();
    await page.goto("/");
    await appIsThere(page);
    await page.getByRole("button", { name: /^Menu d/ }).click();
    await page.getByRole("link", { name: "Explorer", exact: true }).last().waitFor();
    return page;
  };
  const entries = async (page: Page) => {
    const panel = page.locator("#profile-menu");
    await panel.getByRole("link").first().waitFor();
    return (await panel.getByRole("link").allInnerTexts()).filter((name) => /iframe|widget/i.test(name));
  };
  const signedIn = async (person: Person, viewport = desktop) => {
    const context = await openWindow(browser, product, viewport);
    await signIn(context, person.email, password);
    return context;
  };

  it("is in the menu of the few, and one's own code in that of who has a public project", async () => {
    const own = await openMenu(await signedIn(odile));
    await own.getByRole("link", { name: "Exporter en iframe" }).waitFor();
    expect(await entries(own)).toEqual(["Exporter en iframe", "Générateur de widget"]);
    const other = await openMenu(await signedIn(paul));
    await other.getByRole("link", { name: "Exporter en iframe" }).waitFor();
    expect(await entries(other)).toEqual(["Exporter en iframe"]);
    const newcomer = await openWindow(browser, product);
    await signUp(newcomer, { firstName: "Zoé", lastName: "Petit", email: `zoe@widget.example` });
    expect(await entries(await openMenu(newcomer))).toEqual([]);
    expect(await entries(await openMenu(await openWindow(browser, product)))).toEqual([]);
  });

  it.each([
    ["desktop", desktop],
    ["phone", phone],
  ])("on a %s makes the code of one's own projects, which works once pasted", async (_, viewport) => {
    const context = await signedIn(odile, viewport);
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url });
    const page = await context.newPage();
    const { settled: pageSettled, expectNoFault } = inspect(page);
    await page.goto("/user-portfolio-widget#mes-projets");
    await arriveAt(page, "La carte des projets sur votre site");
    await pageSettled();
    expect(await page.getByRole("radio", { name: "Mes projets" }).isChecked()).toBe(true);
    await page.getByLabel("Votre nom (facultatif)").fill('Mairie "du <b>Lac</b>" & Cie');
    await page.getByLabel("Votre couleur (facultatif)").fill("#ffe08a");
    await page.getByText("Assombrie en #857448", { exact: false }).waitFor();
    await page.getByLabel("Votre page de contact").fill("www.mairie.fr");
    await page.getByText("Il faut une adresse qui commence par https:// ou mailto:.").waitFor();
    await expectNoFault();
    await page.getByLabel("Votre page de contact").fill("https://www.mairie.fr");
    await page.getByRole("button", { name: "Copier le code" }).click();
    await page.getByRole("button", { name: "Code copié" }).waitFor();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    const { frame } = await show(code);
    await frame.getByText('Mairie "du <b>Lac</b>" & Cie').waitFor();
    expect(await names(frame)).toEqual(["Soleil de Rennes"]);
    await page.getByText("Cadre (iframe)").click();
    await page.getByRole("button", { name: "Copier le code" }).click();
    await page.getByRole("button", { name: "Code copié" }).waitFor();
    const fixed = await show(await page.evaluate(() => navigator.clipboard.readText()));
    await fixed.frame.getByText('Mairie "du <b>Lac</b>" & Cie').waitFor();
  });

  it("shows the live preview at three widths, as high as it is, and is not in its mode itself", async () => {
    const context = await openNewWindow(browser, product);
    await context.addInitScript(() => localStorage.setItem("profileType", "individual"));
    const page = await context.newPage();
    await page.goto("/user-portfolio-widget");
    await arriveAt(page, "La carte des projets sur votre site");
    await page.getByLabel("Votre nom (facultatif)").fill("Mairie de Rennes");
    for (const [name, width] of [
      ["Téléphone", 320],
      ["Tablette", 768],
      ["Ordinateur", 1280],
    ] as const) {
      await page.getByText(name).click();
      const preview = page.locator(`iframe[title="Aperçu de la carte à ${width} pixels"]`);
      await preview.waitFor();
      const frame = await frameOf(page);
      await frame.getByText("Mairie de Rennes").waitFor();
      await settled(frame);
      expect(await frame.evaluate(() => innerWidth)).toBe(width - 2);
      const overflow = () => frame.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      await expect.poll(overflow).toBeLessThanOrEqual(2);
    }
    const height = () => page.locator("iframe").evaluate((frame) => (frame as HTMLElement).style.height);
    const before = await height();
    await page.evaluate(() => postMessage({ type: "mec-widget-height", height: 9000 }, "*"));
    await page.waitForTimeout(300);
    expect(await height()).toBe(before);
    await page.reload();
    await arriveAt(page, "La carte des projets sur votre site");
    expect(await page.getByRole("banner").count()).toBe(1);
  });
});
