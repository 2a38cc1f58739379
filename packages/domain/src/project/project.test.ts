import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amiensAddress as address } from "../address/address.test-helper.ts";
import { messages } from "../shared/index.ts";
import {
  contactMessageSchema,
  descriptionSchema,
  descriptionTemplate,
  gaugeSentence,
  hasRoom,
  isAboveAnnounced,
  isDuplicate,
  isWhollyReserved,
  normalisedName,
  priceRangeOf,
  projectInputSchema,
  projectSlug,
  repartitionKeyExplanations,
  repartitionKeyLabels,
  repartitionKeys,
  roomLevel,
  toComeOf,
  withoutCalendar,
} from "./index.ts";

const project = { name: "Soleil d’Amiens", description: "Une description. ".repeat(10), address };

describe("a project", () => {
  it("has defaults: 2 km, Enedis' default key, visible", () => {
    expect(projectInputSchema.parse(project)).toMatchObject({
      perimeter: 2,
      repartitionKey: "dynamic-per-default",
      visibility: true,
    });
  });

  it.each([
    ["a name of 4", { name: "Amie" }, messages.projectName],
    ["a name of 51", { name: "a".repeat(51) }, messages.projectName],
    ["another perimeter", { perimeter: 5 }, messages.perimeter],
    ["a perimeter that is a text", { perimeter: "2" }, messages.perimeter],
    ["a key of the wire", { repartitionKey: "default_dynamic" }, messages.choice],
    ["a typed address", { address: "Amiens" }, messages.address],
    ["a description of 99", { description: "a".repeat(99) }, messages.projectDescription],
    ["a description of 1201", { description: "a".repeat(1201) }, messages.projectDescription],
    ["a placeholder left", { description: `${"a".repeat(120)} XXX` }, messages.projectDescriptionPlaceholder],
  ])("is refused with %s", (_case, part, message) => {
    const issues = projectInputSchema.safeParse({ ...project, ...part }).error?.issues;
    expect(issues?.map((issue) => issue.message)).toEqual([message]);
  });

  it("explains its keys in one sentence each", () => {
    for (const key of repartitionKeys) {
      expect(repartitionKeyLabels[key]).toBeTruthy();
      expect(repartitionKeyExplanations[key].match(/\./g)).toHaveLength(1);
    }
  });
});

describe("the template of a description", () => {
  it.each([
    ["2026-01-15T00:00:00Z", 2026],
    ["2026-02-28T23:59:59Z", 2026],
    ["2026-03-01T00:00:00Z", 2027],
    ["2026-11-21T00:00:00Z", 2027],
  ])("written on %s announces %d", (now, year) => {
    const text = descriptionTemplate(new Date(now));
    expect(text).toContain(`étude d’entrée dans l’opération\u00A0: à partir de mars ${year}`);
    expect(text).toContain(`contrats et partage de l’électricité\u00A0: à partir de juillet ${year}`);
  });

  it("has no calendar once an expected month is given, and whatever else was written stays", () => {
    const text = withoutCalendar(descriptionTemplate(new Date("2026-11-21T00:00:00Z")));
    for (const said of ["calendrier", "mars", "juillet"]) expect(text).not.toContain(said);
    expect(text).toContain("suffit.\n\nQui sommes-nous");
    const template = descriptionTemplate(new Date("2026-11-21T00:00:00Z"));
    for (const own of [
      "Nous partageons à partir de juillet 2028, avec vous.",
      template.replace("juillet 2027.", "juillet prochain."),
      template.replace("juillet 2027.", "juillet ou août 2027."),
      template.replace("juillet 2027.", "juillet 2027, après accord de la mairie."),
    ]) {
      expect(withoutCalendar(own)).toBe(own);
    }
  });

  it("has the right length once its placeholders are replaced, and not before", () => {
    const template = descriptionTemplate(new Date("2026-11-21T00:00:00Z"));
    expect(descriptionSchema.safeParse(template).error?.issues[0]?.message).toBe(
      messages.projectDescriptionPlaceholder,
    );
    expect(descriptionSchema.safeParse(template.replaceAll("XXX", "Amiens")).success).toBe(true);
    expect(template).not.toMatch(/ [;:!?»]|« /);
  });
});

describe("a project's name in its address", () => {
  it.each([
    ["Soleil d'Amiens", "soleil-d'amiens"],
    ["Nord / Sud", "nord-sud"],
    ["Les  Toits\tde\u00A0l'École", "les-toits-de-l'école"],
    ["a//b--c", "a-b-c"],
    [" Bord ", "-bord-"],
  ])("of %j is %s", (name, slug) => {
    expect(projectSlug(name)).toBe(slug);
  });

  it("never holds a slash, a space, a capital letter or two hyphens in a row, and is its own name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        const slug = projectSlug(name);
        expect(slug).not.toMatch(/[/\s]|--/);
        expect(slug).toBe(slug.toLowerCase());
        expect(projectSlug(slug)).toBe(slug);
      }),
    );
  });
});

describe("a duplicate", () => {
  const at = (latitude: number, longitude: number) => ({ ...address, coordinates: { latitude, longitude } });
  const existing = { name: "Soleil d’Amiens", address };
  const farInTown = at(49.92, 2.35);

  it.each([
    ["the same name in the town, spelt otherwise", { name: "SOLEIL D'AMIENS !", address: farInTown }, true],
    [
      "the same name under another post code of the town",
      { name: "Soleil d’Amiens", address: { ...farInTown, postCode: "80080" } },
      true,
    ],
    ["another name within 200 m", { name: "Toits du port", address: at(49.8991, 2.290084) }, true],
    ["another name farther in the town", { name: "Toits du port", address: farInTown }, false],
    [
      "the same name in another town",
      { name: "Soleil d’Amiens", address: { ...at(43.6, 1.44), city: "Toulouse", postCode: "31000" } },
      false,
    ],
    [
      "the same name in a namesake of the town",
      { name: "Soleil d’Amiens", address: { ...at(43.6, 1.44), postCode: "31000" } },
      false,
    ],
  ])("is %s", (_case, candidate, duplicate) => {
    expect(isDuplicate(candidate, existing)).toBe(duplicate);
    expect(isDuplicate(existing, candidate)).toBe(duplicate);
  });

  it("goes by INSEE codes when both are known", () => {
    const coded = (citycode: string, place = address) => ({
      name: "Soleil",
      address: { ...place, citycode },
    });
    expect(isDuplicate(coded("80021", farInTown), coded("80021"))).toBe(true);
    expect(isDuplicate(coded("80022", farInTown), coded("80021"))).toBe(false);
  });

  it("compares names without case, accents and signs", () => {
    expect(normalisedName("  L’Énergie — du Port ! ")).toBe("l energie du port");
  });
});

describe("a project's price", () => {
  it("goes from the least at which all who sell do, since one price is paid to all, to the highest that one of them asks", () => {
    const [townHall, farmer] = [{ price: { min: 0.1, max: 0.12 } }, { price: { min: 0.08, max: 0.11 } }];
    expect(priceRangeOf([townHall, { price: null }, farmer])).toEqual({ min: 0.1, max: 0.12 });
    // Dearer than all that the other asks: for less, this one would not sell.
    const mill = { price: { min: 0.13, max: 0.14 } };
    expect(priceRangeOf([townHall, farmer, mill])).toEqual({ min: 0.13, max: 0.14 });
  });

  it("counts no least of who has said yes to less, and tells nothing of what he said yes to", () => {
    const townHall = { price: { min: 0.1, max: 0.12 } };
    const mill = { price: { min: 0.13, max: 0.14 }, sellsForLess: true };
    expect(priceRangeOf([townHall, mill])).toEqual({ min: 0.1, max: 0.14 });
    expect(priceRangeOf([mill])).toEqual(mill.price);
  });

  it("is none when nothing is sold", () => {
    expect(priceRangeOf([])).toBeNull();
    expect(priceRangeOf([{ price: null }])).toBeNull();
  });

  it("is the dearest of all who sell that an owner may propose without being asked again", () => {
    const announced = { min: 0.1, max: 0.13 };
    expect([0.08, 0.13, 0.1301].map((price) => isAboveAnnounced(price, announced))).toEqual([
      false,
      false,
      true,
    ]);
    expect(isAboveAnnounced(0.2, null)).toBe(false);
  });
});

describe("the gauge", () => {
  it("sets the pledged share against the production", () => {
    expect(gaugeSentence({ annualProductionKwh: 36_000, pledgedShare: 0.25 })).toBe(
      "Sur 36\u00A0MWh produits par an, les participants consomment l’équivalent d’environ 25\u00A0%\u00A0; chacun reçoit sa part aux heures de production.",
    );
    expect(gaugeSentence({ annualProductionKwh: 36_000, pledgedShare: 1 })).toContain("environ 100\u00A0%");
    expect(gaugeSentence({ annualProductionKwh: 36_000, pledgedShare: 3.2 })).toBe(
      "Pour 36\u00A0MWh produits par an, les participants consomment environ 3,2\u00A0fois autant d’électricité\u00A0; chacun reçoit sa part aux heures de production.",
    );
    expect(gaugeSentence({ annualProductionKwh: 36_000, pledgedShare: 0 })).toContain("moins de 5\u00A0%");
  });

  it("says from when on a share is shown, and nothing of a production that is not known", () => {
    expect(gaugeSentence({ annualProductionKwh: 1000, pledgedShare: null })).toContain(
      "à partir de 5 consommateurs",
    );
    expect(gaugeSentence({ annualProductionKwh: 0, pledgedShare: null })).toContain("pas encore connue");
  });

  it("says how much of the production is still to come", () => {
    const told = { annualProductionKwh: 154_000, pledgedShare: 0.75 };
    expect(gaugeSentence({ ...told, plannedKwh: 113_000 })).toMatch(
      /^Sur 154\u00A0MWh par an, dont 113\u00A0MWh à venir, les participants consomment/u,
    );
    expect(gaugeSentence({ ...told, plannedKwh: 154_000 })).toMatch(/^Sur 154\u00A0MWh par an à venir, les/u);
    expect(gaugeSentence({ ...told, plannedKwh: 0 })).toMatch(/^Sur 154\u00A0MWh produits par an, les/u);
    // What is not known is not said to come.
    expect(toComeOf({ annualProductionKwh: 0, plannedKwh: 0 })).toBe("nothing");
  });

  it("leaves room until the whole production is pledged, as far as one knows", () => {
    const room = [null, 0.95, 1, 1.2].map((pledgedShare) =>
      hasRoom({ annualProductionKwh: 1000, pledgedShare }),
    );
    expect(room).toEqual([true, true, false, false]);
  });

  it("leaves none while somebody who came when it was full still waits, however much is pledged", () => {
    const queued = [null, 0.4, 0.95, 1.2].map((pledgedShare) => ({
      ...{ annualProductionKwh: 1000, pledgedShare, isQueued: true },
    }));
    expect(queued.map(hasRoom)).toEqual(Array(4).fill(false));
    expect(queued.map(roomLevel)).toEqual(Array(4).fill("full"));
    expect(queued.map(isWhollyReserved)).toEqual([false, false, false, true]);
  });

  it("is told in classes to who looks for a place", () => {
    const levels = [null, 0, 0.75, 0.8, 0.95, 1, 2.9].map((pledgedShare) =>
      roomLevel({ annualProductionKwh: 1000, pledgedShare }),
    );
    expect(levels).toEqual(["room", "room", "room", "almost-full", "almost-full", "full", "full"]);
    expect(roomLevel({ annualProductionKwh: 0, pledgedShare: null })).toBe("unknown");
  });
});

it("lets a visitor write 20 to 2000 characters to an owner", () => {
  const message = {
    name: "Léa Martin",
    email: "lea@exemple.fr",
    message: "Bonjour,\nquand commencez-vous ?",
  };
  expect(contactMessageSchema.safeParse(message).success).toBe(true);
  expect(contactMessageSchema.safeParse({ ...message, message: "Bonjour" }).success).toBe(false);
  expect(contactMessageSchema.safeParse({ ...message, message: "a".repeat(2001) }).success).toBe(false);
});
