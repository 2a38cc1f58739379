import {
  billingFrequencies,
  billingMeans,
  documentKinds,
  gapsOf,
  indexations,
  type SalesTerms,
} from "@mec/domain/document";
import { isAssociationComplete, type MembershipFee } from "@mec/domain/pmo";
import { productionTypes } from "@mec/domain/point";
import { perimeters, repartitionKeys } from "@mec/domain/project";
import { vatRegimes } from "@mec/domain/shared";
import type { SignatoryInput } from "@mec/domain/signatory";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  accord,
  bulletin,
  company,
  individual,
  producersOf,
  productionSite,
  salesContract,
} from "../../../test/document-samples.ts";
import { type Block, type LegalDocument, runText, type Text } from "../legal/model.ts";
import { type PmoModel, pmoModels } from "../pmo/model-file.ts";
import type { ConsumptionSite, DocumentContent, ProductionSite, SalesContractData } from "./content.ts";
import { legalDocument } from "./document.ts";

const textOf = (text: Text): string => text.map(runText).join("");

const orNull = <T>(...values: readonly T[]) => fc.constantFrom(null, ...values);

const terms: fc.Arbitrary<SalesTerms> = fc.record({
  name: fc.constantFrom("", "Offre des voisins"),
  durationYears: orNull(1, 5),
  startDate: orNull("2026-07-01"),
  price: orNull(0, 0.125),
  vatRegime: orNull(...vatRegimes),
  indexation: orNull(...indexations),
  indexationRate: orNull(1.5),
  subscription: orNull(0, 24),
  billingFrequency: orNull(...billingFrequencies),
  billingMeans: orNull(...billingMeans),
  paymentDays: orNull(0, 1, 30),
  tacitRenewal: orNull(true, false),
  noticeMonths: orNull(0, 2),
  closingInvoiceMonths: orNull(0, 1, 3),
  penaltyRate: orNull(0, 10),
  penaltyKwh: orNull(3500),
  energyKind: orNull(...productionTypes),
  power: orNull(36.5, 2000),
  installationDate: orNull("2026-05-01"),
  purchaseContract: orNull(true, false),
});

const town = { ...company, juridiction: "Collectivité" } as const;
const contracts: fc.Arbitrary<SalesContractData> = fc.record({
  ...(Object.fromEntries(
    Object.entries(salesContract).map(([name, value]) => [name, fc.constant(value)]),
  ) as { [Name in keyof SalesContractData]: fc.Arbitrary<SalesContractData[Name]> }),
  consumer: orNull<SignatoryInput>(individual, company, town),
  producers: fc
    .record({
      count: fc.constantFrom(0, 1, 2, 4),
      told: fc.constantFrom<Partial<ProductionSite>>(
        {},
        { isPlanned: true },
        { installedOn: "2026-05-01", hasPurchaseContract: false },
      ),
    })
    .map(({ count, told }) =>
      producersOf(count).map(({ site, ...producer }) => ({
        ...producer,
        identity: company,
        site: { ...site, ...told },
      })),
    ),
  terms: fc.option(terms),
  acceptedPrice: orNull(0, 0.12),
});

const fees: fc.Arbitrary<MembershipFee | null> = fc.option(
  fc.record({
    required: fc.boolean(),
    amount: fc.constant(20),
    entranceFeeRequired: fc.boolean(),
    entranceFeeAmount: fc.constant(12.5),
    additionalInformation: fc.constantFrom("", "La première année est offerte."),
    paymentMethods: fc.subarray([
      { type: "TRANSFER" as const, iban: "FR7630006000011234567890189", bic: "AGRIFRPP" },
      { type: "CHEQUE" as const },
    ]),
  }),
);
const operations = fc.record({
  project: fc.record({
    ...(Object.fromEntries(
      Object.entries(accord.project).map(([name, value]) => [name, fc.constant(value)]),
    ) as { [Name in keyof DocumentContent["project"]]: fc.Arbitrary<DocumentContent["project"][Name]> }),
    perimeter: fc.constantFrom(...perimeters),
    repartitionKey: fc.constantFrom(...repartitionKeys),
  }),
  association: orNull(accord.association, accord.association && { ...accord.association, rnaId: "" }),
  interlocutor: orNull(accord.interlocutor),
});

const forms: fc.Arbitrary<DocumentContent> = fc
  .record({
    kind: fc.constantFrom("bulletin" as const, "accord" as const),
    who: orNull<SignatoryInput>(individual, company, town),
    site: orNull(bulletin.site, productionSite),
    fee: fees,
    operation: operations,
  })
  .map(({ kind, who: participant, site, fee, operation }) =>
    kind === "bulletin"
      ? { ...bulletin, ...operation, participant, site, fee }
      : { ...accord, ...operation, participant, site },
  );

const models: fc.Arbitrary<LegalDocument> = fc
  .record({
    model: fc.constantFrom(...(Object.keys(pmoModels) as PmoModel[])),
    operation: operations,
    fee: fees,
  })
  .map(({ model, operation, fee }) => pmoModels[model]({ date: "2026-03-01", ...operation, fee }));

const documents = fc.oneof(contracts.map(legalDocument), forms.map(legalDocument), models);

const blocksOf = ({ opening, articles, annexes }: LegalDocument): Block[] =>
  [...opening, ...articles, ...annexes].flatMap(({ blocks }) => blocks);

function textsIn(block: Block): Text[] {
  switch (block.kind) {
    case "paragraph":
      return [block.text];
    case "list":
      return [...block.items];
    case "fields":
      return block.fields.map(({ value }) => value);
    case "table":
      return block.rows.flat();
  }
}

function textsOf(document: LegalDocument): string[] {
  const texts = [...blocksOf(document).flatMap(textsIn), ...document.closing];
  return [document.subtitle, document.warning, ...texts.map(textOf)];
}

/** Characters alone at the beginning of a line, straight quotes, words run together or repeated. */
const faults =
  /[^\S\n\u00a0\u202f](?=[:;!?»%€])|« |n° |\bart\. |\barticles? |\b[LDR]\. |['"]| {2}| [,.]|\.\.|,[,.]|;\s*\.|\(\)|\bde (?:le|les)\b|\bà le\b|\b1 (?:ans|jours)\b|\b0\u00a0(?:mois|jours)|undefined|\bnull\b|NaN|\[object/;

const identities = orNull<SignatoryInput>(individual, company, town);

/** What a sending may leave out: the terms of sale one by one, the association or its contact, meters, powers. */
const mayBeSent: fc.Arbitrary<DocumentContent> = fc
  .record({
    kind: fc.constantFrom(...documentKinds),
    who: identities,
    prm: fc.constantFrom("", "09111642617347"),
    production: fc.boolean(),
    fee: orNull(bulletin.fee),
    operation: operations,
    sellers: fc.array(
      fc.record({
        identity: identities,
        prm: fc.constantFrom("", "09111642617348"),
        power: orNull(36.5, 2000),
        vatRegime: fc.constantFrom(undefined, ...vatRegimes),
      }),
      { maxLength: 4 },
    ),
    terms: fc.option(terms),
    acceptedPrice: orNull(0, 0.12),
  })
  .filter(({ kind, who, prm, fee, operation, sellers }) => {
    const facts = {
      plans: { data: true, pmo: true, vente: true, convention: true },
      association: isAssociationComplete(operation.association),
      interlocutor: operation.interlocutor !== null,
      fee: fee !== null,
      signatory: who !== null,
      prm: prm !== "",
      vat: true,
      producers: sellers.map((seller) => ({
        signatory: seller.identity !== null,
        power: seller.power !== null,
        prm: seller.prm !== "",
        vat: true,
      })),
    };
    return gapsOf(kind, facts).length === 0;
  })
  .map(({ kind, who, prm, production, fee, operation: given, sellers, terms: agreed, acceptedPrice }) => {
    // The owner stands for an association that named nobody.
    const operation = {
      ...given,
      interlocutor: given.interlocutor ?? (given.association && accord.interlocutor),
    };
    const consumption = { ...(salesContract.site as ConsumptionSite), prm };
    const site = production ? { ...productionSite, prm, power: sellers[0]?.power ?? null } : consumption;
    if (kind === "bulletin") return { ...bulletin, ...operation, participant: who, site, fee };
    if (kind === "accord") return { ...accord, ...operation, participant: who, site };
    return {
      ...salesContract,
      ...operation,
      consumer: who,
      site: consumption,
      producers: sellers.map(({ identity, vatRegime, ...known }) => ({
        identity,
        ...(vatRegime && { vatRegime }),
        site: { ...productionSite, ...known },
      })),
      terms: agreed,
      acceptedPrice,
    };
  });

const signatureTexts = ({ signatures }: LegalDocument): string[] =>
  signatures.flatMap(({ party, signer, signerName }) => [textOf(party), textOf(signer), signerName]);

describe("a document that may be sent", () => {
  it("leaves no hole, whatever the sending may leave out", () => {
    fc.assert(
      fc.property(mayBeSent, (content) => {
        const document = legalDocument(content);
        const texts = [...document.fields.map(({ value }) => textOf(value)), ...textsOf(document)];
        for (const text of [...texts, ...signatureTexts(document)]) {
          expect(text).not.toContain("[à\u00a0compléter");
          expect(text).not.toMatch(faults);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

/** Whatever is said or left unsaid. */
describe("a document of the association or between its members, whatever its data", () => {
  it("is written without a fault", () => {
    fc.assert(
      fc.property(documents.map(textsOf), (texts) => {
        for (const text of texts) expect(text).not.toMatch(faults);
      }),
      { numRuns: 500 },
    );
  });

  it("has no empty list, table or article, and ends its sentences", () => {
    fc.assert(
      fc.property(documents, (document) => {
        for (const { title, blocks } of [...document.opening, ...document.articles])
          expect(blocks, title).not.toHaveLength(0);
        for (const block of blocksOf(document)) {
          if (block.kind === "list") {
            const items = block.items.map(textOf);
            expect(items).not.toHaveLength(0);
            for (const item of items.slice(0, -1)) expect(item).toMatch(/\u00a0;$/);
            expect(items.at(-1)).toMatch(/\.$/);
          }
          if (block.kind === "table") expect(block.rows).not.toHaveLength(0);
          if (block.kind === "paragraph") expect(textOf(block.text)).toMatch(/[.:,\]]$|^et$/);
        }
      }),
      { numRuns: 300 },
    );
  });
});
