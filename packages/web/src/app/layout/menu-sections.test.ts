import type { UserPoints } from "@mec/domain/account";
import { describe, expect, it } from "vitest";
import { menuSections } from "./menu-sections.ts";
import { myProjectsPath, projectTabPath } from "./project-tab.ts";

const claire = { firstName: "Claire", lastName: "Martin", roles: [] };
const nothing: UserPoints = { projects: [], productionPoints: [], consumptionPoints: [] };
const oneHome: UserPoints = { ...nothing, consumptionPoints: [{ id: "h1" }] };
const twoHomes: UserPoints = { ...nothing, consumptionPoints: [{ id: "h1" }, { id: "h2" }] };
const ownerWithHome: UserPoints = { ...oneHome, projects: [{ id: "p1" }] };
const producer: UserPoints = { ...nothing, productionPoints: [{ id: "s1" }] };

const labels = (...menu: Parameters<typeof menuSections>) =>
  menuSections(...menu).flatMap(({ links }) => links.map(({ label }) => label));

describe("the profile menu", () => {
  it("offers a visitor to explore, to log in and to create an account", () => {
    expect(menuSections(null)).toEqual([
      { heading: "Trouver un projet proche", links: [{ label: "Explorer", to: "/explore" }] },
      {
        heading: "Bienvenue",
        links: [
          { label: "Se connecter", to: "/login" },
          { label: "Créer un compte", to: "/sign-up/credentials" },
        ],
      },
    ]);
  });

  it.each([
    ["nothing", nothing, null, "Ajouter mon logement"],
    ["points not read yet", undefined, null, "Ajouter mon logement"],
    [
      "one home",
      oneHome,
      { label: "Mon logement", to: "/consumer/h1/application" },
      "J'ai un autre site de consommation",
    ],
    [
      "two homes",
      twoHomes,
      { label: "Mes projets", to: "/user-portfolio" },
      "J'ai un autre site de consommation",
    ],
    [
      "a project and a home",
      ownerWithHome,
      { label: "Mes projets", to: "/user-portfolio" },
      "J'ai un autre site de consommation",
    ],
    ["a production point", producer, { label: "Mes projets", to: "/user-portfolio" }, "Ajouter mon logement"],
  ])("of who holds %s", (_, points, mine, add) => {
    const links = menuSections(claire, points).flatMap((section) => section.links);
    expect(links.map(({ label }) => label)).toEqual([
      "Claire Martin",
      "Explorer",
      ...(mine ? [mine.label] : []),
      add,
      "Je publie mon projet",
    ]);
    if (mine) expect(links).toContainEqual(mine);
  });

  it("calls the one place of a business, a school or a town hall no home", () => {
    const school = { ...nothing, consumptionPoints: [{ id: "h1", consumerType: "professional" as const }] };
    expect(labels(claire, school)).toContain("Mon site");
    expect(labels(claire, school)).not.toContain("Mon logement");
  });

  it("has Facturation for who has services, its invoices once their place is known", () => {
    const services = { label: "Mes services", to: "/services" };
    const last = (...menu: Parameters<typeof menuSections>) => menuSections(...menu).at(-1);
    expect(last(claire, ownerWithHome, { hasServices: true })).toEqual({
      heading: "Facturation",
      links: [services],
    });
    const invoicesUrl = "https://factures.exemple.fr/?email=claire%40exemple.fr";
    expect(last(claire, nothing, { hasServices: true, invoicesUrl })).toEqual({
      heading: "Facturation",
      links: [services, { label: "Mes factures", to: invoicesUrl, isElsewhere: true }],
    });
  });

  it("has no Facturation for who has no service, nor for a visitor", () => {
    const headings = (...menu: Parameters<typeof menuSections>) =>
      menuSections(...menu).map(({ heading }) => heading);
    expect(headings(claire, ownerWithHome)).toEqual([undefined, undefined]);
    expect(headings(claire, ownerWithHome, { hasServices: false })).toEqual([undefined, undefined]);
    expect(headings(null, nothing, { hasServices: true })).not.toContain("Facturation");
  });

  it("leads support to moderation, and nobody else", () => {
    expect(labels({ ...claire, roles: ["support"] }, nothing)).toContain("Modération");
    expect(labels(claire, ownerWithHome)).not.toContain("Modération");
  });

  const own = { label: "Exporter en iframe", to: "/user-portfolio-widget#mes-projets" };
  const any = { label: "Générateur de widget", to: "/user-portfolio-widget" };
  it.each([
    [false, false, []],
    [true, false, [own]],
    [false, true, [any]],
    [true, true, [own, any]],
  ])(
    "of who has a public project (%s) and makes widgets (%s) has their entries",
    (exportsProjects, generates, entries) => {
      const billing = { hasServices: false };
      const links = menuSections(claire, nothing, billing, { exportsProjects, generates }).flatMap(
        (part) => part.links,
      );
      expect(links.filter(({ to }) => to.includes("widget"))).toEqual(entries);
      const visitor = menuSections(null, nothing, billing, { exportsProjects, generates });
      expect(JSON.stringify(visitor)).not.toContain("widget");
    },
  );

  it("leads to the portfolio while the points have not come", () => {
    expect(myProjectsPath(undefined)).toBe("/user-portfolio");
  });
});

describe("the phone's tab of projects", () => {
  const none = { projectId: null, consumptionPointId: null };
  const holding: UserPoints = { ...twoHomes, projects: [{ id: "p1" }, { id: "p2" }] };

  it.each([
    ["the project at hand", "/profile", { ...none, projectId: "p2" }, "/project-owner/p2"],
    ["the home at hand", "/faq", { ...none, consumptionPointId: "h2" }, "/consumer/h2/application"],
    [
      "all they hold, from the project",
      "/project-owner/p2/my-perimeter",
      { ...none, projectId: "p2" },
      "/user-portfolio",
    ],
    ["all they hold, when nothing is at hand", "/faq", none, "/user-portfolio"],
    [
      "all they hold, when the project at hand is another's",
      "/faq",
      { ...none, projectId: "p9" },
      "/user-portfolio",
    ],
  ])("leads to %s", (_, pathname, selected, path) => {
    expect(projectTabPath(pathname, holding, selected)).toBe(path);
  });

  it("leads a visitor to where she logs in", () => {
    expect(projectTabPath("/faq", undefined, { ...none, projectId: "p1" })).toBe("/user-portfolio");
  });
});
