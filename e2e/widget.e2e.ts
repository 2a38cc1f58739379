import { axe, inspect } from "./accessibility.ts";
import { newPrm, somebody } from "./api.ts";
import { describeHome, openAccountAndApply } from "./consumer-steps.ts";
import { appIsThere, arriveAt } from "./forms.ts";
import { linkIn, mailTo } from "./mails.ts";
import { fits, heightOf, names, odile, test } from "./partner-page.ts";
import { expect } from "./test.ts";

const longName = "Communauté de communes du Pays de Saint-Aubin-du-Cormier et de ses environs";

const sizes = [
  { width: 320, colour: "a pale", primary: "#FFE08A", company: longName },
  { width: 768, colour: "a dark", primary: "0b3d2e", company: "Mairie de Rennes" },
  { width: 1280, colour: "a wrong", primary: "jaune;}body{display:none", company: "Mairie de Rennes" },
];

for (const { width, colour, primary, company } of sizes) {
  test.describe(`a partner's page of ${width} px, with ${colour} colour`, () => {
    const given = {
      widget_company: company,
      widget_user_id: "",
      primary,
      contact: "https://mairie.example/contact?a=1",
      mail_object: "Depuis la mairie",
    };

    test("has the map and the list, as high as they are and no wider, in colours that can be read", async ({
      show,
      script,
    }) => {
      const { page, frame } = await show(script(given), width);
      await expect(frame.getByText(company)).toBeVisible();
      await expect
        .poll(async () => (await names(frame).allInnerTexts()).sort())
        .toEqual(["Soleil de Nantes", "Soleil de Rennes", "Toits de Nantes"]);
      await expect(frame.getByRole("banner")).toBeAbsent();
      await expect(frame.getByRole("navigation", { name: "Navigation principale" })).toBeAbsent();
      await expect(frame.getByRole("dialog")).toBeAbsent();
      await expect(frame.getByRole("link", { name: "Contact" })).toHaveAttribute("href", given.contact);
      await fits(frame);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await axe(frame)).toEqual([]);
      const used = await frame.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--mec-green"),
      );
      const expected: Record<string, string> = { "#FFE08A": "#857448", "0b3d2e": "#0b3d2e" };
      expect(used).toBe(expected[primary] ?? "#17643f");
    });

    if (width <= 768)
      test("grows when the filters unfold, and shrinks again", async ({ show, script }) => {
        const { page, frame } = await show(script(given), width);
        const pixels = async () => Number.parseInt(await heightOf(page), 10);
        await expect(names(frame)).toHaveCount(3);
        await fits(frame);
        const before = await pixels();
        const filters = frame.getByRole("button", { name: "Filtres" });
        await filters.click();
        await expect.poll(pixels).toBeGreaterThan(before + 100);
        await filters.click();
        await expect.poll(pixels).toBe(before);
      });

    test("opens a project in a tab that keeps the mode, from page to page and after a reload", async ({
      product,
      show,
      script,
      partners: { partner },
    }) => {
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
        await expect(tab.getByText(company).first()).toBeVisible();
        await expect(tab.getByRole("banner")).toBeAbsent();
        await expect(tab.getByRole("navigation", { name: "Navigation principale" })).toBeAbsent();
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
      await arriveAt(tab, "Trouver un projet près de chez vous");
      await kept();
      await expect(tab).toHaveURL(/\/widget\?/);
      // An address without the widget's parameters, in the same tab.
      await tab.goto(`${product.url}/faq`);
      await arriveAt(tab, "Centre d’aide");
      await expect(tab.getByText(company).first()).toBeVisible();
      const links = await tab
        .locator("main a[href^='/']")
        .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
      expect(links.length).toBeGreaterThan(5);
      for (const link of links) expect(link).toContain("widget_user_id=");
    });
  });
}

test.describe("whose projects", () => {
  test("are an account's alone, on the map as in the list", async ({
    show,
    script,
    partners: { odileId },
  }) => {
    const { frame, console: said } = await show(script({ widget_user_id: odileId }));
    await expect(names(frame)).toHaveText(["Soleil de Rennes"]);
    await expect(frame.locator(".mec-pin").first()).toBeVisible();
    await expect(frame.locator(".mec-pin")).toHaveCount(1);
    expect(said.filter((line) => line.includes("widget_user_id"))).toEqual([]);
  });

  for (const widget_user_id of ["inconnu", "00000000-0000-4000-8000-000000000009"]) {
    test(`are everybody's when no account is ${widget_user_id}, which the console tells the partner`, async ({
      show,
      script,
    }) => {
      const { frame, console: said } = await show(script({ widget_user_id }));
      await expect(names(frame)).toHaveCount(3);
      const told = said.filter((line) => line.startsWith("warning: Mon énergie collective"));
      expect(told).toEqual([expect.stringContaining(`widget_user_id="${widget_user_id}"`)]);
    });
  }
});

test.describe("an address that is searched in a partner's page", () => {
  test("is remembered by that page alone: nothing of it is kept", async ({ show, script }) => {
    const { frame } = await show(script({}));
    const search = frame.getByLabel("Votre adresse ou votre ville").first();
    await search.fill("8 rue du Port, Rennes");
    await frame.getByRole("group", { name: "Numéros" }).getByRole("option").first().click();
    await expect(frame.getByRole("region", { name: "Votre fiche" })).toContainText("8 Rue du Port");
    const kept = await search.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain("dossier");
  });
});

test.describe("an application that begins at a partner's", () => {
  test("reaches the owner under the partner's subject, and none other of its words", async ({
    product,
    show,
    script,
    partners: { odileProject },
  }) => {
    const { context, frame } = await show(
      script({ mail_object: "Candidature depuis la mairie\r\nBcc: x@y.fr" }),
    );
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      frame.getByRole("link", { name: "Soleil de Rennes" }).click(),
    ]);
    await arriveAt(tab, "Soleil de Rennes");
    await tab.getByRole("link", { name: "Rejoindre ce projet" }).filter({ visible: true }).first().click();
    const home = { address: "8 rue du Port, Rennes", prm: newPrm() };
    await describeHome(tab, home);
    const camille = somebody("Camille", "Roux");
    await openAccountAndApply(tab, camille, home);
    await arriveAt(tab, "Ma demande de participation");
    await tab.goto(linkIn(await mailTo(product, camille.email, "Bienvenue sur Mon énergie collective")));
    await expect(tab.getByText("Votre adresse e-mail est confirmée")).toBeVisible();
    const mail = await mailTo(product, odile.email, "Candidature depuis la mairie Bcc: x@y.fr");
    expect(mail.text).toContain(`/project-owner/${odileProject}/my-consumers/pending`);
    expect(product.mails().filter(({ to }) => to.includes("x@y.fr"))).toEqual([]);
  });
});

test.describe("a link that a stranger writes", () => {
  const query = "widget_user_id=&widget_company=Mon+compte+est+bloqué&contact=https://piege.example";

  for (const path of ["/login", "/sign-up/credentials", "/forgot-password/reset-password", "/verification"]) {
    test(`puts no words of his over the form of ${path}`, async ({ product, openNewWindow }) => {
      const page = await (await openNewWindow()).newPage();
      await page.goto(`${product.url}${path}?${query}`);
      await appIsThere(page);
      await expect(page.getByText("Mon énergie collective", { exact: true }).first()).toBeVisible();
      await expect(page.getByText("Mon compte est bloqué")).toBeAbsent();
      await expect(page.locator('a[href*="piege.example"]')).toBeAbsent();
      await expect(page.getByRole("banner")).toBeAbsent();
      await page.reload();
      await appIsThere(page);
      await expect(page.getByText("Mon compte est bloqué")).toBeAbsent();
    });
  }
});

test.describe("the keyboard", () => {
  test("goes from the partner's page into the frame, opens a project in a tab and comes out at the end", async ({
    show,
    script,
    partners: { odileId },
  }) => {
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
