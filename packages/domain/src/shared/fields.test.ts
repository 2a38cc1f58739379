import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { isEmail } from "./email.ts";
import {
  dateSchema,
  emailSchema,
  isPastDate,
  personNameSchema,
  phoneSchema,
  requiredPhoneSchema,
  uuidSchema,
} from "./fields.ts";
import { foldText } from "./fold-text.ts";
import * as messages from "./messages.ts";
import { cleanText } from "./text.ts";
import { isUuid } from "./uuid.ts";

function firstMessage(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

const LONE_SURROGATE = "\uD800";

describe("an e-mail address", () => {
  it.each(["a@b.fr", "prenom.nom+acc@mairie-de-lyon.fr", "o'neil@exemple.co.uk", "A_B-c%d@x1.y2.museum"])(
    "may be %s",
    (email) => {
      expect(emailSchema.parse(email)).toBe(email);
    },
  );

  it("is trimmed", () => {
    expect(emailSchema.parse("  a@b.fr\t")).toBe("a@b.fr");
  });

  it.each([
    ["without an at sign", "a.b.fr"],
    ["without a domain", "a@"],
    ["with a top-level domain of one letter", "a@b.f"],
    ["with digits for a top-level domain", "a@b.12"],
    ["without a top-level domain", "a@localhost"],
    ["with a space inside", "a b@c.fr"],
    ["with two at signs", "a@b@c.fr"],
    ["with two dots in a row", "a..b@c.fr"],
    ["with a domain that ends with a hyphen", "a@b-.fr"],
    ["with a line break, which would begin another mail header", "a@b.fr\nBcc: c@d.fr"],
    ["with a NUL", "a\u0000@b.fr"],
    ["with half a surrogate pair", `a${LONE_SURROGATE}@b.fr`],
    ["of 255 characters", `${"a".repeat(248)}@abc.fr`],
    ["that is empty", ""],
    ["that is no text", 12],
    ["that is missing", undefined],
  ])("is refused %s", (_case, email) => {
    expect(firstMessage(emailSchema, email)).toBe("L'email n'est pas au bon format.");
  });
});

describe("a phone number", () => {
  it.each(["06 12 34 56 78", "0612345678", "0612 345678", "  06 12 34 56 78 "])(
    "written %j is kept in pairs",
    (phone) => {
      expect(phoneSchema.parse(phone)).toBe("06 12 34 56 78");
      expect(requiredPhoneSchema.parse(phone)).toBe("06 12 34 56 78");
    },
  );

  it.each([
    "612345678",
    "06 12 34 56 7",
    "06 12 34 56 789",
    "+33612345678",
    "06.12.34.56.78",
    "061 234 56 78",
    "06  12345678",
  ])("written %j is refused", (phone) => {
    expect(firstMessage(phoneSchema, phone)).toBe("Le format est incorrect. (attendu : 0X XX XX XX XX)");
    expect(firstMessage(requiredPhoneSchema, phone)).toBe(messages.phone);
  });

  it("may be left out, but not where a signatory must be reached", () => {
    expect(phoneSchema.parse(" ")).toBe("");
    expect(firstMessage(requiredPhoneSchema, " ")).toBe(messages.required);
  });
});

describe("a person's name", () => {
  it.each(["Léa", "Jean-Pierre", "D'Artagnan", "L’Hermite", "de la Tour", "Šimůnková", "Nguyễn"])(
    "may be %s",
    (name) => {
      expect(personNameSchema.parse(name)).toBe(name);
    },
  );

  it.each([
    "Al",
    "",
    "   ",
    "Jean3",
    "Jean_Paul",
    "<b>Luc</b>",
    "---",
    "Zoé\u0000",
    "Luc😀s",
    "a".repeat(61),
  ])("may not be %j", (name) => {
    expect(firstMessage(personNameSchema, name)).toBe(messages.personName);
  });

  it("has 3 to 60 characters once trimmed", () => {
    expect(personNameSchema.parse(" Luc ")).toBe("Luc");
    expect(personNameSchema.safeParse("a".repeat(60)).success).toBe(true);
  });
});

describe("a date", () => {
  it.each(["1980-02-29", "2026-12-31"])("may be %s", (date) => {
    expect(dateSchema.parse(date)).toBe(date);
  });

  it.each([
    "1981-02-29",
    "2026-13-01",
    "2026-04-31",
    "26-04-30",
    "2026-4-3",
    "31/12/2026",
    "",
    "2026-04-30T00:00:00Z",
  ])("may not be %j", (date) => {
    expect(firstMessage(dateSchema, date)).toBe(date === "" ? messages.dateMissing : messages.date);
  });

  it("is past before today only", () => {
    const now = new Date("2026-11-21T10:00:00Z");
    expect(isPastDate("2026-11-20", now)).toBe(true);
    expect(isPastDate("2026-11-21", now)).toBe(false);
    expect(isPastDate("2026-11-22", now)).toBe(false);
    // At 23:30 UTC it is the next day in Paris.
    expect(isPastDate("2026-11-21", new Date("2026-11-21T23:30:00Z"))).toBe(true);
  });
});

describe("a text", () => {
  it.each([
    ["a NUL", "a\u0000b"],
    ["a control character", "a\u001Bb"],
    ["a line break where one line is asked", "a\nb"],
    ["the first half of a surrogate pair", "a\uD83Db"],
    ["the second half", "a\uDE00b"],
  ])("is refused with %s", (_case, text) => {
    expect(firstMessage(cleanText(), text)).toBe(messages.forbiddenCharacters);
  });

  it.each([
    ["\u202Esrengis\u202C à lire", "srengis à lire"],
    ["\u2066Soleil\u2069 \u2067de\u2069 \u2068Rennes\u2069", "Soleil de Rennes"],
    ["\u202A06 12 34 56 78\u202C", "06 12 34 56 78"],
    ["مشروع الطاقة", "مشروع الطاقة"],
  ])("loses what turns the direction of writing, which nobody sees: %j", (text, expected) => {
    expect(cleanText({ multiline: true }).parse(text)).toBe(expected);
  });

  it.each(["\u200b\u200b\u200b\u200b\u200b", "ab\u200d\u2060\ufeff", "\u00ad\u00ad\u00ad\u00ad\u00ad"])(
    "is too short when it is long of signs that nobody sees only: %j",
    (text) => {
      expect(firstMessage(cleanText({ min: 5 }), text)).toBe(messages.tooShort(5));
      expect(cleanText().safeParse(text).success).toBe(true);
    },
  );

  it("may hold any character of any language", () => {
    expect(cleanText().parse(" Œuvre 😀 Ελλάδα — 100 % ")).toBe("Œuvre 😀 Ελλάδα — 100 %");
  });

  it("keeps its lines when it may have several, whatever the system it comes from", () => {
    expect(cleanText({ multiline: true }).parse(" a\r\nb\rc\n\td ")).toBe("a\nb\nc\n\td");
  });

  it("is bounded even where nothing says so", () => {
    expect(firstMessage(cleanText(), "a".repeat(201))).toBe(messages.tooLong(200));
    expect(firstMessage(cleanText({ min: 5 }), "abcd")).toBe(messages.tooShort(5));
    expect(firstMessage(cleanText({ min: 1 }), "  ")).toBe(messages.required);
  });
});

it("compares texts without case, accents nor punctuation", () => {
  expect(foldText("  L’Haÿ-les-Roses ")).toBe("l hay les roses");
  expect(foldText("Cœur d'ŒUVRE")).toBe("coeur d oeuvre");
});

it("refuses an identifier that is not a UUID", () => {
  expect(uuidSchema.safeParse("7d9f1c1e-2a53-4e0c-9a39-0f3f1b7a2c11").success).toBe(true);
  expect(firstMessage(uuidSchema, "1; drop table")).toBe(messages.identifier);
});

it.each([
  "7d9f1c1e-2a53-4e0c-9a39-0f3f1b7a2c11",
  "7D9F1C1E-2A53-4E0C-9A39-0F3F1B7A2C11",
  "7d9f1c1e2a534e0c9a390f3f1b7a2c11",
  " 7d9f1c1e-2a53-4e0c-9a39-0f3f1b7a2c11",
  "1; drop table",
  "",
])("takes %j for an identifier without a schema as with it", (text) => {
  expect(isUuid(text)).toBe(uuidSchema.safeParse(text).success);
});

it.each(["anne@exemple.fr", "anne@exemple", `${"a".repeat(250)}@b.fr`, "anne@exemple.fr\u0000", ""])(
  "takes %j for an e-mail address without a schema as with it",
  (text) => {
    expect(isEmail(text)).toBe(emailSchema.safeParse(text).success);
  },
);
