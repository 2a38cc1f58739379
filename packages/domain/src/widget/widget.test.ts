import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { heightMessage } from "./height-message.ts";
import { heightMessageSchema } from "./height-message-schema.ts";
import { partnerShades, readablePrimary } from "./palette.ts";
import { readWidget, saysWidget, type WidgetParameterName, widgetParameters } from "./parameters.ts";

const read = (given: Partial<Record<WidgetParameterName, string>>) =>
  readWidget((name) => given[name] ?? null);
const nothing = { company: null, userId: null, primary: null, contact: null, mailObject: null };

const signs = [
  "\r",
  "\n",
  "\t",
  "\0",
  "\u0085",
  "\u2028",
  "\u2029",
  "\ud83d",
  "\udc00",
  "😀",
  "é",
  "Bcc: ",
  " ",
  "\u00a0",
];
const hostileText = fc.array(fc.constantFrom(...signs), { maxLength: 300 }).map((parts) => parts.join(""));

describe("the widget's parameters", () => {
  it("are nothing when nothing is given", () => {
    expect(read({})).toEqual(nothing);
    expect(
      read({ widget_company: " ", widget_user_id: "", primary: "", contact: "", mail_object: "\n" }),
    ).toEqual(nothing);
  });

  it.each([
    ["1f7a4d", "1f7a4d"],
    ["#1F7A4D", "1f7a4d"],
    [" #fff200 ", "fff200"],
    ["fff", null],
    ["red", null],
    ["#12345g", null],
    ["##123456", null],
    ["1234567", null],
    ["rgb(1,2,3)", null],
    ["123456;background:url(//x)", null],
  ])("have in primary=%j the colour %j", (primary, expected) => {
    expect(read({ primary }).primary).toBe(expected);
  });

  it.each([
    ["https://mairie.exemple.fr/contact?objet=a#b", true],
    ["HTTPS://mairie.exemple.fr", true],
    ["mailto:mairie@exemple.fr", true],
    ["mailto:mairie@exemple.fr?subject=Bonjour", true],
    ["http://mairie.exemple.fr", false],
    ["//mairie.exemple.fr", false],
    ["mairie.exemple.fr", false],
    ["mairie@exemple.fr", false],
    ["javascript:alert(1)", false],
    ["java\nscript:alert(1)", false],
    ["data:text/html,x", false],
    ["mailto:", false],
    ["mailto:a@b", false],
    ["mailto:a@exemple.fr\r\nBcc: b@exemple.fr", false],
    ["https://", false],
    ["https://mec.exemple.fr@piege.exemple.fr/", false],
    ["https://mairie.exemple.fr/ x", false],
    [`https://mairie.exemple.fr/${"a".repeat(500)}`, false],
  ])("have %j as a contact: %s", (contact, isKept) => {
    expect(read({ contact }).contact).toBe(isKept ? contact : null);
  });

  it.each([
    ["Depuis le site de la mairie", "Depuis le site de la mairie"],
    ["  Deux \t lignes\r\nBcc: victime@exemple.fr ", "Deux lignes Bcc: victime@exemple.fr"],
    ["Avant\u2028après\u0000fin", "Avant après fin"],
    ["moitié \ud83d", "moitié"],
    ["x".repeat(200), "x".repeat(150)],
    ["\u202Emoc.egeip\u202C Mairie\u2066", "moc.egeip Mairie"],
  ])("have in mail_object=%j the subject %j", (mail_object, expected) => {
    expect(read({ mail_object }).mailObject).toBe(expected);
  });

  it("give a subject that no mail's header can be broken with, whatever is given", () => {
    fc.assert(
      fc.property(hostileText, (mail_object) => {
        const { mailObject } = read({ mail_object });
        if (mailObject === null) return;
        expect(mailObject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]/u);
        expect(mailObject.length).toBeGreaterThan(0);
        expect(mailObject.length).toBeLessThanOrEqual(150);
        expect(mailObject).toBe(mailObject.trim());
      }),
    );
  });

  it("are the same once a link has carried them", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 200 });
    const given = fc.record({
      widget_company: text,
      widget_user_id: text,
      primary: fc.constantFrom("#FFE08A", "0b3d2e", "wrong", ""),
      contact: fc.constantFrom("https://a.exemple.fr/?x=1&y=2", "mailto:a@exemple.fr", "http://a.fr", ""),
      mail_object: text,
    });
    fc.assert(
      fc.property(given, (parameters) => {
        const widget = read(parameters);
        const carried = new URLSearchParams(widgetParameters(widget));
        expect(saysWidget((name) => carried.has(name))).toBe(true);
        expect(readWidget((name) => carried.get(name))).toEqual(widget);
      }),
    );
  });

  it.each([
    [["widget_user_id"], true],
    [["widget_company"], true],
    [["primary", "contact", "mail_object"], false],
    [[], false],
  ])("with %j say the mode: %s", (names, says) => {
    expect(saysWidget((name) => (names as string[]).includes(name))).toBe(says);
  });
});

const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, "0"));
const colour = fc.tuple(channel, channel, channel).map((channels) => channels.join(""));

/** WCAG's contrast of two colours of six hexadecimal digits, from 1 to 21. */
function contrastOf(...colours: readonly [string, string]): number {
  const luminances = colours.map((hex) => {
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

describe("a partner's colour", () => {
  it("is judged here by WCAG's contrasts", () => {
    expect(contrastOf("000000", "ffffff")).toBeCloseTo(21, 5);
    expect(contrastOf("767676", "ffffff")).toBeCloseTo(4.54, 2);
    expect(contrastOf("777777", "ffffff")).toBeCloseTo(4.48, 2);
  });

  it.each([
    ["17643f", "17643f"],
    ["767676", "767676"],
    ["000000", "000000"],
    ["777777", "767676"],
    ["ffe08a", "857448"],
  ])("%s is shown as %s: no darker than it must be", (given, shown) => {
    expect(readablePrimary(given)).toBe(shown);
  });

  it("lets white text on it be read, is left as it is when it does, and once darkened stays", () => {
    fc.assert(
      fc.property(colour, (given) => {
        const shown = readablePrimary(given);
        expect(shown).toMatch(/^[0-9a-f]{6}$/);
        expect(contrastOf(shown, "ffffff")).toBeGreaterThanOrEqual(4.5);
        if (contrastOf(given, "ffffff") >= 4.5) expect(shown).toBe(given);
        expect(readablePrimary(shown)).toBe(shown);
      }),
    );
  });

  it("is no darker than a step away from what could not be read", () => {
    fc.assert(
      fc.property(colour, (given) => {
        const shown = readablePrimary(given);
        if (shown !== given) expect(contrastOf(shown, "ffffff")).toBeLessThan(4.75);
      }),
    );
  });

  it("makes shades on which the product's texts are read", () => {
    fc.assert(
      fc.property(colour, (given) => {
        const shades = partnerShades(given);
        expect(shades[7]).toBe(readablePrimary(given));
        for (const shade of shades) expect(shade).toMatch(/^[0-9a-f]{6}$/);
        const pairs = [
          [shades[7], "ffffff"],
          [shades[7], shades[0]],
          [shades[8], "ffffff"],
          [shades[9], shades[1]],
        ] as const;
        for (const [text, ground] of pairs) expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe("the message that tells the frame's height", () => {
  it.each([0, 199.2, 640, 640.4, 1e9, Number.POSITIVE_INFINITY])("of %s pixels can be read", (pixels) => {
    expect(heightMessageSchema.safeParse(heightMessage(pixels)).success).toBe(true);
  });

  it.each([
    null,
    "mec-widget-height",
    640,
    [],
    {},
    { type: "mec-widget-height" },
    { type: "mec-widget-height", height: "640" },
    { type: "mec-widget-height", height: 640.5 },
    { type: "mec-widget-height", height: -640 },
    { type: "mec-widget-height", height: 1e9 },
    { type: "mec-widget-height", height: Number.NaN },
    { type: "another", height: 640 },
    { type: "mec-widget-height", height: 640, more: true },
  ])("is not %j", (message) => {
    expect(heightMessageSchema.safeParse(message).success).toBe(false);
  });
});
