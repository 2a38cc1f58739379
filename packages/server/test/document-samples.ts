import { createHash } from "node:crypto";
import type { Address } from "@mec/domain/address";
import type { SalesTerms } from "@mec/domain/document";
import type { MembershipFee, PmoAssociation, PmoInterlocutor } from "@mec/domain/pmo";
import type { SignatoryInput } from "@mec/domain/signatory";
import type {
  AccordData,
  BulletinData,
  ConsumptionSite,
  ContractProducer,
  DocumentContent,
  EvidenceForCertificate,
  ProductionSite,
  SalesContractData,
  SignatureBlock,
} from "../src/documents/to-sign/content.ts";

/**
 * Documents for tests and figures: an ordinary one, one whose every name is as long as can be, one without data.
 */
const addressAt = (houseNumber: string, street: string, postCode: string, city: string): Address => ({
  label: `${houseNumber} ${street} ${postCode} ${city}`,
  houseNumber,
  street,
  postCode,
  city,
  coordinates: { latitude: 45.19, longitude: 5.72 },
});

export const individual: Extract<SignatoryInput, { entityType: "Particulier" }> = {
  entityType: "Particulier",
  name: "Šimůnek-Lefèvre",
  firstName: "Zoé",
  gender: "F",
  email: "zoe.simunek@exemple.fr",
  phoneNumber: "06 12 34 56 78",
  birthDate: "1984-02-29",
  birthPlace: "L’Haÿ-les-Roses",
  address: addressAt("12 bis", "Rue de l’Œillet", "38000", "Grenoble"),
};

export const company: Extract<SignatoryInput, { entityType: "Professionnel" }> = {
  entityType: "Professionnel",
  name: "Núñez",
  firstName: "Jean-François",
  gender: "M",
  email: "contact@soleil-partage.exemple.fr",
  phoneNumber: "04 76 00 00 01",
  socialReason: "Soleil & Cie",
  furnitureName: "Soleil & Cie",
  officialRole: "gérant",
  socialAddress: addressAt("3", "Avenue d’Alsace-Lorraine", "38000", "Grenoble"),
  juridiction: "SARL",
  siretId: "12345678900012",
};

const association: PmoAssociation = {
  associationName: "Les Voisins du Soleil",
  email: "bureau@voisins-du-soleil.exemple.fr",
  rnaId: "W381234567",
  address: addressAt("1", "Place de la Mairie", "38000", "Grenoble"),
  preamble: "",
  territory: "Grenoble et ses environs",
  founders: [],
};

const interlocutor: PmoInterlocutor = {
  gender: "F",
  firstName: "Maëlle",
  lastName: "O’Connor",
  email: "maelle@voisins-du-soleil.exemple.fr",
  phoneNumber: "06 98 76 54 32",
  projectIdentification: "ACC-38-0042",
};

const fee: MembershipFee = {
  required: true,
  amount: 20,
  entranceFeeRequired: true,
  entranceFeeAmount: 12.5,
  additionalInformation: "La première année est offerte aux locataires.",
  paymentMethods: [
    { type: "TRANSFER", iban: "FR7630006000011234567890189", bic: "AGRIFRPP" },
    { type: "CHEQUE" },
  ],
};

export const consumptionSite: ConsumptionSite = {
  kind: "consumption",
  name: "Maison de l’Œillet",
  address: addressAt("12 bis", "Rue de l’Œillet", "38000", "Grenoble"),
  prm: "09111642617347",
  segment: "C5",
};

export const productionSite: ProductionSite = {
  kind: "production",
  name: "Toiture de l’école",
  address: addressAt("5", "Rue des Écoles", "38000", "Grenoble"),
  prm: "09111642617348",
  productionType: "photovoltaic",
  power: 36.5,
};

const terms: SalesTerms = {
  name: "Offre des voisins",
  durationYears: 5,
  startDate: "2026-07-01",
  price: 0.125,
  vatRegime: "standard",
  indexation: "insee",
  indexationRate: null,
  subscription: 24,
  billingFrequency: "quarterly",
  billingMeans: "direct-debit",
  paymentDays: 30,
  tacitRenewal: true,
  noticeMonths: 2,
  closingInvoiceMonths: 3,
  penaltyRate: 10,
  penaltyKwh: 3500,
  energyKind: null,
  power: null,
  installationDate: null,
  purchaseContract: null,
};

const head = {
  date: "2026-03-01",
  project: {
    id: "00000000-0000-4000-8000-000000000001",
    name: "Soleil de l’Œillet",
    city: "Grenoble",
    perimeter: 2,
    repartitionKey: "dynamic-per-default",
  },
  association,
  interlocutor,
} as const;

export const bulletin: BulletinData = {
  ...head,
  kind: "bulletin",
  reference: "BA-2026-0001",
  fee,
  participant: individual,
  site: consumptionSite,
};

export const accord: AccordData = {
  ...head,
  kind: "accord",
  reference: "AP-2026-0001",
  participant: individual,
  site: consumptionSite,
};

export const salesContract: SalesContractData = {
  ...head,
  kind: "salesContract",
  reference: "CV-2026-0001",
  consumer: individual,
  site: consumptionSite,
  producers: [
    { identity: company, site: { ...productionSite, installedOn: "2026-05-15", hasPurchaseContract: true } },
  ],
  terms,
  acceptedPrice: 0.12,
};

/** As many producers as one likes, each his own. */
export const producersOf = (count: number): ContractProducer[] =>
  Array.from({ length: count }, (_, index) => ({
    identity: {
      ...company,
      name: `Núñez ${"abcdefghij"[index % 10]}${index}`,
      socialReason: `Soleil n° ${index + 1}`,
    },
    site: { ...productionSite, name: `Toiture ${index + 1}`, prm: String(10_000_000_000_000 + index) },
  }));

const longWords = "Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson";
const longName = "Wolfeschlegelsteinhausenbergerdorff".repeat(2).slice(0, 60);
const longAddress = addressAt(
  "9999 quinquies",
  `Avenue ${"W".repeat(190)}`,
  "51290",
  `${longWords} ${longWords}`,
);

const longCompany: SignatoryInput = {
  ...company,
  name: longName,
  firstName: longName,
  email: `${"w".repeat(60)}@${"w".repeat(60)}.${"w".repeat(60)}.${"w".repeat(60)}.fr`,
  socialReason: "W".repeat(150),
  furnitureName: "M".repeat(150),
  officialRole: "présidente-directrice générale déléguée ".repeat(3).slice(0, 99).trim(),
  socialAddress: longAddress,
};

const longHead = {
  ...head,
  reference: "CV-2026-9999",
  project: { ...head.project, name: "W".repeat(50), city: `${longWords} ${longWords}` },
  association: {
    ...association,
    associationName: `${"Énergie partagée ".repeat(8)}Œ`.slice(0, 150),
    projectName: "M".repeat(50),
    address: longAddress,
  },
  interlocutor: {
    ...interlocutor,
    firstName: longName,
    lastName: longName,
    projectIdentification: "W".repeat(100),
  },
} as const;
const longSite = { ...consumptionSite, name: "W".repeat(30), address: longAddress };

/** Every text as long as it may be. */
export const longContents: readonly DocumentContent[] = [
  {
    ...longHead,
    kind: "bulletin",
    fee: { ...fee, additionalInformation: `${"Une précision de plus.\n".repeat(40)}${"W".repeat(80)}` },
    participant: longCompany,
    site: longSite,
  },
  {
    ...longHead,
    kind: "accord",
    participant: longCompany,
    site: { ...productionSite, name: "W".repeat(50), address: longAddress },
  },
  {
    ...longHead,
    kind: "salesContract",
    consumer: longCompany,
    site: longSite,
    producers: [1, 2, 3].map((rank) => ({
      identity: { ...longCompany, name: `${longName.slice(0, 58)} ${"abc"[rank - 1]}` },
      site: { ...productionSite, name: "W".repeat(50), address: longAddress },
    })),
    terms: { ...terms, penaltyKwh: 100_000_000, price: 0.123456, power: 100_000, name: "W".repeat(100) },
    acceptedPrice: null,
  },
];

export const signatures: readonly SignatureBlock[] = [
  {
    role: "participant",
    name: "Zoé Šimůnek-Lefèvre",
    signedName: "Zoé Šimůnek",
    signedAt: "2026-03-02T09:05:07.000Z",
  },
  { role: "pmo", name: "Maëlle O’Connor", signedName: "M. O’Connor", signedAt: "2026-03-03T17:45:00.000Z" },
];

const hashOf = (rank: number): string => createHash("sha256").update(String(rank)).digest("hex");

export const evidence: EvidenceForCertificate = {
  requestId: "00000000-0000-4000-8000-0000000000aa",
  consentTexts: ["J’ai pu lire ces documents et je consens à les signer par voie électronique."],
  events: [
    ["2026-03-01T08:00:00.000Z", "Document préparé", "La plateforme"],
    [
      "2026-03-01T08:00:02.000Z",
      "Invitation envoyée par courriel",
      "La plateforme, à zoe.simunek@exemple.fr",
    ],
    ["2026-03-02T09:01:00.000Z", "Document ouvert", "Zoé Šimůnek-Lefèvre (zoe.simunek@exemple.fr)"],
    ["2026-03-02T09:03:00.000Z", "Code envoyé par courriel", "La plateforme, à zoe.simunek@exemple.fr"],
    [
      "2026-03-02T09:05:06.000Z",
      "Consentement donné, code vérifié",
      "Zoé Šimůnek-Lefèvre (zoe.simunek@exemple.fr)",
    ],
    ["2026-03-02T09:05:07.000Z", "Document signé", "Zoé Šimůnek-Lefèvre (zoe.simunek@exemple.fr)"],
    ["2026-03-03T17:45:00.000Z", "Document signé", "Maëlle O’Connor (maelle@voisins-du-soleil.exemple.fr)"],
  ].map(([at = "", type = "", who = ""], index) => ({
    at,
    type,
    who,
    ip: who.startsWith("La plateforme") ? null : "2001:db8:85a3::8a2e:370:7334",
    userAgent: who.startsWith("La plateforme")
      ? null
      : "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    hash: hashOf(index + 1),
  })),
  documents: [{ fileName: "accord-de-participation.pdf", sha256: hashOf(10) }],
  lastHash: hashOf(7),
  sealedAt: "2026-03-03T17:45:03.000Z",
};
