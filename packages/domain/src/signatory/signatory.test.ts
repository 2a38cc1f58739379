import { describe, expect, it } from "vitest";
import { amiensAddress as address } from "../address/address.test-helper.ts";
import { messages } from "../shared/index.ts";
import {
  entityTypes,
  genderLabels,
  identifierDoubt,
  identifierWarning,
  juridictions,
  legalIdentifierField,
  type SignatoryInput,
  signatoryInputSchema,
  siretIssue,
  siretSchema,
  siretWarning,
  twoPeopleText,
  vatNumber,
} from "./index.ts";

const person = {
  name: "Martin",
  firstName: "Léa",
  gender: "F",
  email: "lea@exemple.fr",
  phoneNumber: "06 12 34 56 78",
};
const individual = {
  entityType: "Particulier",
  ...person,
  birthDate: "1980-02-29",
  birthPlace: "Amiens",
  address,
};
const company = {
  entityType: "Professionnel",
  ...person,
  socialReason: "Boulangerie Martin",
  furnitureName: "Boulangerie Martin",
  officialRole: "Gérante",
  socialAddress: address,
  juridiction: "SARL",
  siretId: "73282932000074",
};
const without = (signatory: object, key: string) =>
  Object.fromEntries(Object.entries(signatory).filter(([name]) => name !== key));

/** §5: whether nothing is missing. */
const isComplete = (signatory: unknown) => signatoryInputSchema.safeParse(signatory).success;

describe("a signatory", () => {
  it("may be an individual or a professional", () => {
    expect(signatoryInputSchema.parse(individual)).toEqual(individual);
    expect(signatoryInputSchema.parse(company)).toEqual(company);
  });

  it.each(Object.keys(individual))("is incomplete as an individual without %s", (key) => {
    expect(isComplete(without(individual, key))).toBe(false);
  });

  it.each(Object.keys(company))("is incomplete as a professional without %s", (key) => {
    expect(isComplete(without(company, key))).toBe(false);
  });

  it("is incomplete when there is none", () => {
    expect(isComplete(null)).toBe(false);
    expect(isComplete({ ...individual, phoneNumber: "" })).toBe(false);
  });

  it("says every fault at once, the missing identifier included", () => {
    const issues = signatoryInputSchema.safeParse({ ...company, email: "lea", siretId: "" }).error?.issues;
    expect(issues?.map(({ path, message }) => [path[0], message])).toEqual([
      ["email", messages.email],
      ["siretId", messages.siret],
    ]);
  });
});

describe("the first name of who signs", () => {
  const told = (firstName: string) =>
    signatoryInputSchema.safeParse({ ...individual, firstName }).error?.issues.map(({ message }) => message);

  it.each([
    ...["Claire et Paul", "CLAIRE ET PAUL", "Claire ou Paul", "Claire & Paul", "Claire&Paul"],
    ...["Claire / Paul", "Claire/Paul", "Claire, Paul", "Claire + Paul"],
  ])("is not %s, who are two: what to do is said", (firstName) => {
    expect(told(firstName)).toEqual([twoPeopleText]);
  });

  it.each(["Marie Claire", "Jean-Paul", "Étienne", "Louis", "Ouardia", "Bette", "Anne Etienne"])(
    "may be %s",
    (firstName) => {
      expect(told(firstName)).toBeUndefined();
    },
  );

  it("is asked for as before where there is none, or no name", () => {
    expect(told("")).toEqual([messages.personName]);
    expect(told("Jean3")).toEqual([messages.personName]);
    expect(signatoryInputSchema.safeParse(without(individual, "firstName")).error?.issues).toHaveLength(1);
  });
});

const identifiers = { siretId: "73282932000074", rnaId: "W751234567", juridicId: "ASL-42" };

describe.each(juridictions)("the legal identifier of %s", (juridiction) => {
  const carried = juridiction === "ASSOCIATION" ? "rnaId" : juridiction === "OTHER" ? "juridicId" : "siretId";
  const bare = { ...without(company, "siretId"), juridiction };

  it(`is ${carried}`, () => {
    expect(legalIdentifierField(juridiction)).toBe(carried);
    expect(isComplete({ ...bare, [carried]: identifiers[carried] })).toBe(true);
  });

  it("must not be empty, whatever the others", () => {
    for (const empty of [undefined, null, "", "  "]) {
      const issues = signatoryInputSchema.safeParse({ ...bare, ...identifiers, [carried]: empty }).error
        ?.issues;
      expect(issues?.map(({ path }) => path[0])).toEqual([carried]);
    }
  });
});

it("names the kinds of signatories and their civilities in French", () => {
  expect(entityTypes).toEqual(["Particulier", "Professionnel"]);
  expect(genderLabels).toEqual({ M: "Monsieur", F: "Madame", OTHER: "Autre" });
  expect([...juridictions].sort()).toEqual(
    ["SARL", "SA", "SAS", "SCOP", "SCIC", "EPCI", "Collectivité", "ASSOCIATION", "OTHER"].sort(),
  );
});

describe("identifiers", () => {
  it.each([
    ["siretId", "732 829 320 00074", "73282932000074"],
    ["rnaId", "w9r1 234567", "W9R1234567"],
  ])("%s is kept without spaces", (field, typed, kept) => {
    expect(signatoryInputSchema.parse({ ...company, [field]: typed })).toMatchObject({ [field]: kept });
  });

  it.each([
    ["siretId", "7328293200007", messages.siret],
    ["siretId", "732829320000745", messages.siret],
    ["rnaId", "751234567", messages.rna],
    ["rnaId", "W75123456", messages.rna],
    ["rnaId", "W75123456A", messages.rna],
  ])("%s may not be %s", (field, value, message) => {
    expect(signatoryInputSchema.safeParse({ ...company, [field]: value }).error?.issues[0]?.message).toBe(
      message,
    );
  });

  it.each([
    ["73282932000074", "a number that exists"],
    ["732 829 320 00074", "the same with spaces"],
    ["35600000000048", "La Poste's head office"],
    ["35600000049837", "an establishment of La Poste, whose digits add up to a multiple of 5"],
    ["", "none"],
  ])("raise no doubt for %s, %s", (siret) => {
    expect(siretWarning(siret)).toBeNull();
  });

  it.each([
    ["73282932000075", messages.siretDoubtful],
    ["35600000049838", messages.siretDoubtful],
    ["ABCDEFGHIJKLMN", messages.siretDoubtful],
    ["7328293200007", messages.siret],
    ["732829320000745", messages.siret],
  ])("raise a doubt for %s in the words of a refusal, without refusing", (siret, doubt) => {
    expect(siretWarning(siret)).toBe(doubt);
  });

  it.each([
    ["123", messages.siret],
    ["732 829 320", expect.stringContaining("C’est un SIREN")],
    ["73282932000075", messages.siretDoubtful],
    ["732 829 320 00074", null],
    ["RCS Rennes 732 829 320", null],
    ["", null],
  ])(
    "of another legal form raise a doubt only in digits alone, which are no SIRET: %j",
    (identifier, doubt) => {
      expect(identifierWarning(identifier)).toEqual(doubt);
    },
  );

  it("are doubted of who signs by the identifier of his legal form alone", () => {
    const doubted = { ...company, siretId: "73282932000075", juridicId: "123" } as SignatoryInput;
    expect(identifierDoubt(doubted)).toBe(messages.siretDoubtful);
    expect(identifierDoubt({ ...doubted, juridiction: "OTHER" } as SignatoryInput)).toBe(messages.siret);
    expect(identifierDoubt({ ...doubted, juridiction: "ASSOCIATION" } as SignatoryInput)).toBeNull();
    expect(identifierDoubt({ ...doubted, siretId: "73282932000074" } as SignatoryInput)).toBeNull();
    expect(identifierDoubt(individual as SignatoryInput)).toBeNull();
    expect(identifierDoubt(null)).toBeNull();
  });

  it("give a structure its VAT number: the key of its SIREN, then its SIREN", () => {
    // 732,829,320 mod 97 = 43; (12 + 3 × 43) mod 97 = 44.
    expect(vatNumber(company as SignatoryInput)).toBe("FR44732829320");
    // 356,000,000 mod 97 = 9; (12 + 3 × 9) mod 97 = 39, as La Poste prints it.
    expect(vatNumber({ ...company, siretId: "35600000000048" } as SignatoryInput)).toBe("FR39356000000");
    expect(vatNumber({ ...company, siretId: "73282932000075" } as SignatoryInput)).toBeNull();
    expect(vatNumber({ ...company, siretId: null, juridicId: "ASL-42" } as SignatoryInput)).toBeNull();
    expect(vatNumber(individual as SignatoryInput)).toBeNull();
  });
});

describe("a SIREN in place of a SIRET", () => {
  const said = (typed: string) => siretSchema.safeParse(typed).error?.issues[0]?.message ?? null;

  it("is called one, with where the five more digits are read", () => {
    for (const typed of ["443061841", "443 061 841"]) {
      expect(said(typed)).toMatch(/SIREN.*5\u00a0chiffres.*annuaire-entreprises/u);
      expect(siretWarning(typed)).toBe(said(typed));
    }
  });

  it("is not made of nine other digits, nor of another length", () => {
    for (const typed of ["443061842", "44306184", "4430618410004"]) expect(said(typed)).toBe(messages.siret);
    expect(said("44306184100047")).toBeNull();
  });
});

describe("a SIRET that is typed", () => {
  it("is refused where its check digit says that it is wrong, in words that say where to read it", () => {
    expect(siretIssue("732 829 320 00075")).toBe(messages.siretWrong);
    expect(siretIssue("73282932000074")).toBeNull();
    expect(siretIssue("35600000049837")).toBeNull();
  });

  it("stays where it was saved so before, and is refused once it is changed for another", () => {
    expect(siretIssue("73282932000075", "73282932000075")).toBeNull();
    expect(siretIssue("73282932000076", "73282932000075")).toBe(messages.siretWrong);
  });

  it("is not judged by its digits where it has letters or another length", () => {
    for (const other of ["", "ABCDEFGHIJKLMN", "7328293200007", "ASL-42"])
      expect(siretIssue(other)).toBeNull();
  });
});
