import type { PmoAssociation } from "@mec/domain/pmo";
import { perimeters, repartitionKeyLabels, repartitionKeys } from "@mec/domain/project";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { judgePaper } from "../../uploads/judge-paper.ts";
import { type Block, type LegalDocument, runText, type Text } from "../legal/model.ts";
import type { PmoModelData } from "./common.ts";
import { type PmoModel, pmoModelFile, pmoModels } from "./model-file.ts";

const address = {
  label: "12 rue de l’Énergie 35000 Rennes",
  houseNumber: "12",
  street: "rue de l’Énergie",
  postCode: "35000",
  city: "Rennes",
  coordinates: { latitude: 48.1173, longitude: -1.6778 },
};
const association: PmoAssociation = {
  associationName: "Les Watts du Port & d’ailleurs <Rennes>",
  email: "contact@watts.fr",
  rnaId: "W352012345",
  address,
  preamble: "Nous partageons le soleil.\nEt nous le disons.",
  territory: "Rennes et Saint-Jacques-de-la-Lande",
  projectName: "L’énergie du bocage",
  founders: [
    { kind: "physical", firstName: "Zoé", lastName: "Šimůnek" },
    { kind: "moral", socialReason: "Boulangerie Petit & Fils", firstName: "Luc", lastName: "Petit" },
  ],
};
const whole: PmoModelData = {
  date: "2026-05-04T08:00:00.000Z",
  project: {
    id: "1",
    name: "Soleil de Rennes",
    city: "Rennes",
    perimeter: 2,
    repartitionKey: "dynamic-per-default",
  },
  association,
  interlocutor: {
    gender: "F",
    firstName: "Anne",
    lastName: "Durand",
    email: "anne@watts.fr",
    phoneNumber: "06 12 34 56 78",
    projectIdentification: "",
  },
  fee: {
    required: true,
    amount: 10,
    entranceFeeRequired: true,
    entranceFeeAmount: 25.5,
    additionalInformation: "Gratuit pour les étudiants.",
    paymentMethods: [
      { type: "CHEQUE" },
      { type: "TRANSFER", iban: "FR1420041010050500013M02606", bic: "PSSTFRPPPAR" },
    ],
  },
};
const nothing: PmoModelData = { ...whole, association: null, interlocutor: null, fee: null };
const models = Object.keys(pmoModels) as PmoModel[];

const plain = (text: string): string => text.normalize("NFKC").replace(/\s+/g, " ").trim();
const read = (text: Text): string => plain(text.map(runText).join(""));

function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case "paragraph":
      return [read(block.text)];
    case "list":
      return block.items.map(read);
    case "fields":
      return block.fields.flatMap(({ label, value }) => [plain(label), read(value)]);
    case "table":
      return [...block.columns.map(({ title }) => plain(title)), ...block.rows.flat().map(read)];
  }
}

/** All that a document says, in its order. */
function textsOf(document: LegalDocument): string[] {
  const sections = (all: LegalDocument["articles"]) =>
    all.flatMap(({ title, blocks }) => [plain(title), ...blocks.flatMap(blockTexts)]);
  return [
    plain(document.title),
    plain(document.subtitle),
    plain(document.warning),
    ...document.fields.flatMap(({ label, value }) => [plain(label), read(value)]),
    ...sections(document.opening),
    ...sections(document.articles),
    ...document.closing.map(read),
    ...document.signatures.flatMap(({ capacity, party, signer }) => [
      plain(capacity),
      read(party),
      read(signer),
    ]),
    ...sections(document.annexes),
  ];
}

const sayAll = (model: PmoModel, data: PmoModelData): string => textsOf(pmoModels[model](data)).join("\n");

describe("the statutes", () => {
  it("have the eighteen articles of an association that organises an operation", () => {
    expect(pmoModels.statutes(whole).articles.map(({ title }) => title)).toEqual([
      "Dénomination",
      "Objet",
      "Siège",
      "Durée et exercice",
      "Membres et collèges",
      "Admission",
      "Perte de la qualité de membre",
      "Cotisation et droit d’entrée",
      "Ressources et comptes",
      "Assemblée générale ordinaire",
      "Assemblée générale extraordinaire",
      "Bureau",
      "Clé de répartition",
      "Données personnelles",
      "Règlement intérieur",
      "Responsabilité",
      "Dissolution",
      "Formalités",
    ]);
  });

  it("say every answer in its place", () => {
    const articles = pmoModels.statutes(whole).articles;
    const article = (number: number) => articles[number - 1]?.blocks.flatMap(blockTexts).join("\n") ?? "";
    expect(article(1)).toContain(association.associationName);
    expect(article(2)).toContain("L’énergie du bocage");
    expect(article(2)).toContain("Rennes et Saint-Jacques-de-la-Lande");
    expect(article(3)).toContain("12 rue de l’Énergie, 35000 Rennes");
    expect(article(8)).toContain("10,00 €");
    expect(article(8)).toContain("25,50 €");
    expect(article(8)).toContain("Gratuit pour les étudiants.");
    expect(article(8)).toContain("FR14 2004 1010 0505 0001 3M02 606");
    expect(article(14)).toContain("contact@watts.fr");
    expect(article(18)).toContain("W352012345");
    const all = sayAll("statutes", whole);
    expect(all).toContain("Nous partageons le soleil.\nEt nous le disons.");
    expect(all).toContain("Zoé Šimůnek");
    expect(all).toContain("Boulangerie Petit & Fils, représentée par Luc Petit");
    expect(all).not.toContain("[à compléter : dénomination");
  });

  it("let the board admit members and see them leave, without a vote of the assembly", () => {
    const all = sayAll("statutes", whole);
    expect(all).toContain("Le bureau prononce les admissions, sans vote de l’assemblée générale");
    expect(all).toContain("Le bureau constate ces pertes sans vote de l’assemblée générale");
  });

  it.each(perimeters)("say the perimeter of %s km, and the derogation it rests on", (perimeter) => {
    const all = sayAll("statutes", { ...whole, project: { ...whole.project, perimeter } });
    expect(all).toContain(`n’excède pas ${perimeter} km`);
    expect(all.includes("dérogation")).toBe(perimeter > 2);
  });

  it.each(repartitionKeys)("say the key %s", (repartitionKey) => {
    const all = sayAll("statutes", { ...whole, project: { ...whole.project, repartitionKey } });
    expect(all).toContain(`« ${repartitionKeyLabels[repartitionKey]} »`);
  });

  it("have a place to sign for each founder", () => {
    expect(pmoModels.statutes(whole).signatures.map(({ signerName }) => signerName)).toEqual([
      "Zoé Šimůnek",
      "Luc Petit",
    ]);
  });

  it("say that nothing is to be paid, and then no means of payment", () => {
    const fee = {
      ...whole.fee,
      required: false,
      amount: 0,
      entranceFeeRequired: false,
      entranceFeeAmount: 0,
    };
    const all = sayAll("statutes", {
      ...whole,
      fee: { ...fee, additionalInformation: "", paymentMethods: [] },
    });
    expect(all).toContain("cotisation annuelle : aucune");
    expect(all).not.toContain("sont réglées");
  });
});

describe.each(models)("the model of %s", (model) => {
  it("is marked as a model to be checked", () => {
    expect(sayAll(model, whole)).toContain("Modèle à faire vérifier.");
  });

  it("shows what is not known yet in its place", () => {
    const all = sayAll(model, nothing);
    expect(all).toContain("[à compléter : dénomination de l’association]");
    expect(all).toContain("[à compléter : adresse du siège]");
    expect(all).toContain("[à compléter : cotisation annuelle et droit d’entrée]");
    expect(all).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it("makes the same PDF from the same data", async () => {
    const [one, other] = await Promise.all(
      [whole, structuredClone(whole)].map((data) => pmoModelFile({ model, format: "pdf", data })),
    );
    expect(Buffer.compare(one ?? Buffer.of(), other ?? Buffer.of(1))).toBe(0);
  });

  it.each([
    ["whole", whole],
    ["empty", nothing],
  ])("says the same in Word, when it is %s", async (_, data) => {
    const bytes = await pmoModelFile({ model, format: "docx", data });
    const files = unzipSync(bytes);
    const xml = strFromU8(files["word/document.xml"] ?? new Uint8Array());
    const paragraphs = xml.split("</w:p>").map((part) => {
      const text = [...part.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, run = ""]) => run).join("");
      return plain(
        text
          .replace(/&lt;/g, "<")
          .replace(/&gt;/g, ">")
          .replace(/&apos;/g, "'")
          .replace(/&amp;/g, "&"),
      );
    });
    const said = paragraphs.filter((text) => text !== "" && text !== "Signature :" && text !== "Signatures");
    const expected = textsOf(pmoModels[model](data)).filter((text) => text !== "");
    expect(said.toSorted()).toEqual(expected.toSorted());
    expect(said[0]).toBe(expected[0]);
  });

  it("is a Word document with styles, a language, a title and page numbers, that can be uploaded again", async () => {
    const bytes = await pmoModelFile({ model, format: "docx", data: whole });
    const part = (name: string) => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array());
    expect(part("word/styles.xml")).toContain('<w:lang w:val="fr-FR"/>');
    expect(part("docProps/core.xml")).toContain(
      `<dc:title>${pmoModels[model](whole).title} – Soleil de Rennes`,
    );
    expect(part("word/document.xml")).toContain('<w:pStyle w:val="Heading1"/>');
    expect(part("word/footer1.xml")).toMatch(/PAGE.*NUMPAGES/s);
    expect(judgePaper({ bytes })).toEqual({ kind: "docx" });
  });

  it("is a PDF that can be uploaded again", async () => {
    const bytes = await pmoModelFile({ model, format: "pdf", data: whole });
    expect(judgePaper({ bytes })).toEqual({ kind: "pdf" });
  });
});
