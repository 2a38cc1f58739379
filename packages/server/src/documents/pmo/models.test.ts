import type { PmoAssociation } from "@mec/domain/pmo";
import { perimeters, repartitionKeyLabels, repartitionKeys } from "@mec/domain/project";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { legalText } from "../../../test/legal-text.ts";
import { folded, ownText, readPdf } from "../../../test/read-pdf.ts";
import { judgeUpload } from "../../uploads/judge-upload.ts";
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
const long = "Association pour la promotion de l’électricité solaire partagée".padEnd(150, " et solidaire");
const longest: PmoModelData = {
  ...whole,
  project: { ...whole.project, perimeter: 20, repartitionKey: "static" },
  association: {
    ...association,
    associationName: long,
    preamble: "Le préambule dit pourquoi. ".repeat(110).trim(),
    territory: "Saint-Aubin-du-Cormier, ".repeat(20).trim(),
    founders: Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0
        ? {
            kind: "physical" as const,
            firstName: "Éléonore",
            lastName: "Wolfeschlegelsteinhausenbergerdorff",
          }
        : { kind: "moral" as const, socialReason: long, firstName: "Anne-Charlotte", lastName: "O’Connor" },
    ),
  },
};
const models = Object.keys(pmoModels) as PmoModel[];

const sayAll = (model: PmoModel, data: PmoModelData): string =>
  legalText(pmoModels[model](data)).normalize("NFKC").replace(/\s+/g, " ");

const decode = (xml: string): string =>
  xml
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, "&");

/** What Word shows of a document: it numbers articles and marks lists itself. */
function wordText(xml: string): string {
  let articles = 0;
  const paragraphs = xml.split("</w:p>").map((part) => {
    const text = [...part.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:noBreakHyphen\/>/g)]
      .map(([, run = "-"]) => decode(run))
      .join("");
    if (!part.includes("<w:numPr>")) return text;
    if (!part.includes('w:val="Heading1"')) return `– ${text}`;
    articles += 1;
    return `Article ${articles} – ${text}`;
  });
  return paragraphs.join(" ");
}

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
    const articles = sayAll("statutes", whole).split(/Article \d+ – /);
    const article = (number: number) => articles[number] ?? "";
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
    expect(all).toContain("Nous partageons le soleil. Et nous le disons.");
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
    expect(all).toContain(`« ${repartitionKeyLabels[repartitionKey].toLowerCase()} »`);
    expect(all).not.toMatch(/\bvous\b/i);
  });

  it("admit a supporter, who has no point", () => {
    expect(sayAll("statutes", whole)).toContain("sans avoir à disposer d’un point");
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

describe("the internal rules", () => {
  const ruled = (fee: Partial<NonNullable<PmoModelData["fee"]>>): string =>
    sayAll("internal-rules", { ...whole, fee: whole.fee && { ...whole.fee, ...fee } });

  it("say when a fee is due only when there is one", () => {
    expect(ruled({})).toContain("La cotisation est due à l’admission");
    const entranceOnly = ruled({ required: false });
    expect(entranceOnly).not.toContain("La cotisation est due");
    expect(entranceOnly).toContain("Un retard donne lieu à deux rappels");
    expect(ruled({ required: false, entranceFeeRequired: false })).not.toContain("retard");
  });

  it("say that the means of payment are missing", () => {
    expect(ruled({ paymentMethods: [] })).toContain("[à compléter : moyens de paiement]");
  });
});

describe.each(models)("the model of %s", (model) => {
  it("is marked as a model to be checked", () => {
    expect(sayAll(model, whole)).toContain("Modèle à faire vérifier.");
  });

  it("says that it must be adapted to the local law of Alsace and Moselle, and there only", () => {
    const seat = (postCode: string) =>
      sayAll(model, { ...whole, association: { ...association, address: { ...address, postCode } } });
    for (const postCode of ["57000", "67000", "68100"]) expect(seat(postCode)).toContain("droit local");
    expect(seat("35000")).not.toContain("droit local");
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
    ["as long as it can be", longest],
  ])("says in PDF and in Word what its data say, when it is %s", async (_, data) => {
    const expected = folded(legalText(pmoModels[model](data)));
    const pdf = readPdf(await pmoModelFile({ model, format: "pdf", data }));
    expect(folded(ownText(pdf))).toBe(expected);
    expect(
      pdf.pages.map((runs) =>
        runs
          .filter(({ tag }) => tag === "Artifact")
          .map(({ text }) => text)
          .join(" "),
      ),
    ).toEqual(
      pdf.pages.map((_page, index) =>
        expect.stringMatching(new RegExp(`Page\\s${index + 1}\\s/\\s${pdf.pages.length}`)),
      ),
    );
    const files = unzipSync(await pmoModelFile({ model, format: "docx", data }));
    expect(folded(wordText(strFromU8(files["word/document.xml"] ?? new Uint8Array())))).toBe(expected);
  });

  it("is a Word document with styles, a language, a title and page numbers, that can be uploaded again", async () => {
    const bytes = await pmoModelFile({ model, format: "docx", data: whole });
    const part = (name: string) => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array());
    expect(part("word/styles.xml")).toContain('<w:lang w:val="fr-FR"/>');
    expect(part("docProps/core.xml")).toContain(
      `<dc:title>${pmoModels[model](whole).title} – Soleil de Rennes`,
    );
    expect(part("word/document.xml")).toContain('<w:pStyle w:val="Heading1"/>');
    expect(part("word/document.xml")).not.toMatch(/[LDR]\.\u00a0\d+-/);
    const openings = part("word/document.xml")
      .split("</w:p>")
      .filter((xml) => wordText(xml).trim().endsWith(":") && !xml.includes('"Cell"'));
    expect(openings.length).toBeGreaterThan(0);
    for (const opening of openings) expect(opening).toContain("<w:keepNext/>");
    expect(part("word/numbering.xml")).toContain('<w:suff w:val="space"/>');
    expect(part("word/styles.xml")).toContain('w:lineRule="auto"');
    expect(part("word/footer1.xml")).toMatch(/PAGE.*NUMPAGES/s);
    expect(judgeUpload({ bytes })).toEqual({ kind: "docx" });
  });

  it("is a PDF that can be uploaded again", async () => {
    const bytes = await pmoModelFile({ model, format: "pdf", data: whole });
    expect(judgeUpload({ bytes })).toEqual({ kind: "pdf" });
  });
});
