import type { ApplicationStatus } from "@mec/domain/application";
import type { ProductionPoint } from "@mec/domain/point";
import { describe, expect, it } from "vitest";
import type { Lacking } from "../../../parts/application/standing.ts";
import { noDocuments, type ProducerDocuments } from "./producer-documents.ts";
import { producerNextStep, tellsConnection } from "./producer-step.ts";

const unknownMeter = { isOperational: false, prm: "", sge: false, raccordementId: "" };
const connected = { ...unknownMeter, isOperational: true, prm: "14295224261882", sge: true };
const planned = { ...unknownMeter, isPlanned: true };

type Asked = NonNullable<ProductionPoint["applicationProgress"]>;
const at = (status: ApplicationStatus | null, more: Partial<Asked> = {}): Asked | null =>
  status && {
    id: "a1",
    projectId: "joined",
    isFromProjectOwner: false,
    progress: [{ id: "1", status, by: "owner", createdAt: "2026-03-01T10:00:00.000Z" }],
    ...more,
  };

const producer = (facts: Partial<ProductionPoint>): ProductionPoint => ({
  id: "p1",
  name: "Hangar",
  productionType: "photovoltaic",
  productionPower: 36,
  annualProduction: "39600",
  address: {
    label: "8 Rue du Port",
    street: "Rue du Port",
    citycode: "69123",
    postCode: "69001",
    city: "Lyon",
    houseNumber: "8",
    coordinates: { latitude: 45.7, longitude: 4.8 },
  },
  price: { min: 0.1, max: 0.12 },
  segment: "C5",
  operational: connected,
  applicationProgress: null,
  ...facts,
});
interface State {
  status: ApplicationStatus | null;
  operational?: ProductionPoint["operational"];
  documents?: Partial<ProducerDocuments>;
}
const stepOf = ({ status, operational = connected, documents = {} }: State) =>
  producerNextStep(producer({ applicationProgress: at(status), operational }), new Set(), {
    ...noDocuments,
    ...documents,
  });
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const odile = { name: "Odile Martin", role: "pmo" as const };
const signedOwn = { standing: "signed", isMember: true } as const;
const lackingAll = { lacking: ["signatory", "meter"], lacksVat: true } as const;
const notSold = { ...signedOwn, unsignedSales: 0, isSelling: false } as const;

/** Each state of a producer: what its card says in bold, then its one line, and the button. */
const states: [string, State, [title: string, text: string, action: string]][] = [
  [
    "applied",
    { status: "APPLICATION" },
    [
      "Proposition envoyée",
      "Le porteur vous répond par e-mail, en général sous une semaine.",
      "Modifier l’installation",
    ],
  ],
  [
    "accepted, the owner prepares",
    { status: "SIGNATURE" },
    [
      "Proposition acceptée",
      "Le porteur prépare vos documents ; un e-mail vous dit quand les signer.",
      "Modifier",
    ],
  ],
  [
    "accepted, who signs, the meter and the VAT are missing",
    { status: "SIGNATURE", operational: unknownMeter, documents: lackingAll },
    [
      "Proposition acceptée",
      "Il reste à dire qui signe, à donner le numéro de votre compteur de production (PDL) et à dire si vous facturez la TVA : deux minutes suffisent. Le bulletin d’adhésion n’attend pas le PDL ; l’accord et les contrats de vente, si.",
      "Dire qui signe",
    ],
  ],
  [
    "accepted, the meter is missing",
    { status: "SIGNATURE", operational: unknownMeter, documents: { lacking: ["meter"] } },
    [
      "Proposition acceptée",
      "Il reste à donner le numéro de votre compteur de production (PDL) : deux minutes suffisent. Le bulletin d’adhésion n’attend pas le PDL ; l’accord et les contrats de vente, si.",
      "Renseigner le PDL",
    ],
  ],
  [
    "accepted, panels to be laid, who signs not said",
    { status: "SIGNATURE", operational: planned, documents: { lacking: ["signatory", "meter"] } },
    [
      "Proposition acceptée",
      "Dites dès maintenant qui signe. Ensuite : poser et raccorder les panneaux, puis donner le numéro du compteur (PDL). Le bulletin d’adhésion n’attend pas le PDL ; l’accord et les contrats de vente, si.",
      "Dire qui signe",
    ],
  ],
  [
    "accepted, panels to be laid",
    { status: "SIGNATURE", operational: planned, documents: { lacking: ["meter"] } },
    [
      "Proposition acceptée",
      "Prochaine étape : poser et raccorder les panneaux, puis donner le numéro du compteur (PDL). Le bulletin d’adhésion n’attend pas le PDL ; l’accord et les contrats de vente, si.",
      "Renseigner le PDL",
    ],
  ],
  [
    "the bulletin alone to sign",
    {
      status: "SIGNATURE",
      operational: planned,
      documents: { standing: "to-sign", toSign: 1, lacking: ["meter"] },
    },
    ["Un document à signer", "Lisez-le, puis signez-le en ligne.", "Lire et signer"],
  ],
  [
    "bulletin and accord to sign",
    { status: "SIGNATURE", documents: { standing: "to-sign", toSign: 2 } },
    ["2 documents à signer", "Lisez-les, puis signez-les en ligne.", "Lire et signer"],
  ],
  [
    "the signer's address to confirm",
    { status: "SIGNATURE", documents: { standing: "to-confirm", toSign: 2 } },
    [
      "2 documents à signer",
      "La personne qui signe confirme d’abord son adresse, par le lien qu’elle a reçu par e-mail.",
      "Modifier",
    ],
  ],
  [
    "bulletin signed, panels to be laid",
    { status: "SIGNATURE", operational: planned, documents: { isMember: true, lacking: ["meter"] } },
    [
      "Bulletin signé",
      "Prochaine étape : poser et raccorder les panneaux, puis donner le numéro du compteur (PDL). L’accord se prépare alors.",
      "Renseigner le PDL",
    ],
  ],
  [
    "bulletin signed, the meter is missing",
    { status: "SIGNATURE", operational: unknownMeter, documents: { isMember: true, lacking: ["meter"] } },
    [
      "Bulletin signé",
      "Il reste à donner le numéro de votre compteur de production (PDL) : deux minutes suffisent. L’accord se prépare alors.",
      "Renseigner le PDL",
    ],
  ],
  [
    "bulletin signed, the owner prepares the accord",
    { status: "SIGNATURE", documents: { isMember: true } },
    ["Bulletin signé", "Le porteur prépare l’accord ; un e-mail vous dit quand le signer.", "Modifier"],
  ],
  [
    "both signed, the association's signature is awaited",
    { status: "SIGNATURE", documents: { ...signedOwn, awaited: [odile] } },
    [
      "Bulletin et accord signés",
      "Odile Martin (pour l’association) doit encore signer ; vous recevrez vos exemplaires par e-mail.",
      "Modifier",
    ],
  ],
  [
    "both signed by all, eleven contracts to come",
    { status: "SIGNATURE", documents: { ...signedOwn, unsignedSales: 11 } },
    [
      "Bulletin et accord signés",
      "Il reste 11 contrats de vente : le participant signe, puis vous, par le lien d’un e-mail.",
      "Modifier",
    ],
  ],
  [
    "both signed by all, it is not known how many contracts come",
    { status: "SIGNATURE", documents: signedOwn },
    [
      "Bulletin et accord signés",
      "Le porteur prépare les contrats de vente ; un e-mail vous dit quand les signer.",
      "Modifier",
    ],
  ],
  [
    "both signed by all, the only contract was refused by its buyer",
    { status: "SIGNATURE", documents: { ...notSold, refusedSales: 1 } },
    [
      "Bulletin et accord signés",
      "Un contrat de vente a été refusé : le porteur peut en envoyer un autre, un e-mail vous dit quand le signer.",
      "Modifier",
    ],
  ],
  [
    "contracts that their consumers have signed wait for him",
    { status: "SIGNATURE", documents: { ...signedOwn, sales: "selling", toSign: 11 } },
    ["11 documents à signer", "Lisez-les, puis signez-les en ligne.", "Lire et signer"],
  ],
  [
    "all signed with a first buyer, four to come",
    { status: "SIGNED", documents: { ...signedOwn, unsignedSales: 4, salesInAll: 5 } },
    [
      "Vos documents sont signés",
      "Il reste 4 contrats de vente sur 5 à signer : le participant signe, puis vous, par le lien d’un e-mail.",
      "Modifier",
    ],
  ],
  [
    "all signed with a first buyer, four to come and a meter to give",
    { status: "SIGNED", operational: unknownMeter, documents: { ...signedOwn, unsignedSales: 4 } },
    [
      "Vos documents sont signés",
      "Il reste 4 contrats de vente : le participant signe, puis vous, par le lien d’un e-mail. Donnez aussi le numéro de votre compteur (PDL).",
      "Renseigner le PDL",
    ],
  ],
  [
    "all signed, the next contract waits for him",
    { status: "SIGNED", documents: { ...signedOwn, toSign: 1, unsignedSales: 3 } },
    ["Un document à signer", "Lisez-le, puis signez-le en ligne.", "Lire et signer"],
  ],
  [
    "signed, while his contracts are still being counted",
    { status: "SIGNED", documents: { ...signedOwn, isSaleComing: true } },
    ["", "", "Modifier"],
  ],
  [
    "all signed, nothing to come",
    { status: "SIGNED", documents: { ...signedOwn, unsignedSales: 0 } },
    [
      "Tout est signé",
      "Le porteur déclare le projet à Enedis ; un e-mail annonce le premier jour de partage.",
      "Modifier",
    ],
  ],
  [
    "all signed, the meter to give",
    { status: "SIGNED", operational: unknownMeter, documents: { ...signedOwn, unsignedSales: 0 } },
    [
      "Vos documents sont signés",
      "Prochaine étape : le numéro de votre compteur (PDL), qu’attend la déclaration à Enedis.",
      "Renseigner le PDL",
    ],
  ],
  [
    "all is signed on his side, and the only buyer refused",
    { status: "SIGNED", documents: { ...notSold, refusedSales: 2 } },
    [
      "Vos documents sont signés",
      "2 contrats de vente ont été refusés : le porteur peut en envoyer d’autres, un e-mail vous dit quand les signer.",
      "Modifier",
    ],
  ],
  [
    "all signed, and his only buyer has retracted",
    { status: "SIGNED", documents: notSold },
    [
      "Vos documents sont signés",
      "Personne n’achète encore votre électricité. Dès qu’un participant est accepté, un e-mail vous dit quand signer son contrat.",
      "Modifier",
    ],
  ],
  [
    "sharing",
    { status: "EXPLOITATION", documents: signedOwn },
    ["Votre électricité est partagée", "Vous n’avez rien à faire.", "Modifier"],
  ],
  [
    "sharing, eight contracts to come",
    { status: "EXPLOITATION", documents: { ...signedOwn, unsignedSales: 8 } },
    [
      "Votre électricité est partagée",
      "Il reste 8 contrats de vente : le participant signe, puis vous, par le lien d’un e-mail.",
      "Modifier",
    ],
  ],
  [
    "sharing, while his contracts are still being counted",
    { status: "EXPLOITATION", documents: { ...signedOwn, isSaleComing: true } },
    ["", "", "Modifier"],
  ],
  [
    "sharing, a newcomer's contract waits for him",
    { status: "EXPLOITATION", documents: { ...signedOwn, toSign: 1 } },
    ["Un document à signer", "Lisez-le, puis signez-le en ligne.", "Lire et signer"],
  ],
  [
    "accepted, two contracts wait for his VAT alone",
    { status: "SIGNATURE", documents: { awaitingVat: 2 } },
    [
      "Votre TVA à dire",
      "Dites si vous facturez la TVA, avec votre prix : 2 contrats de vente l’attendent.",
      "Dire si je facture la TVA",
    ],
  ],
  [
    "accepted, before a first buyer: his VAT will be awaited",
    { status: "SIGNATURE", documents: { awaitingVat: 0 } },
    [
      "Votre TVA à dire",
      "Dites si vous facturez la TVA, avec votre prix : vos contrats de vente l’attendront.",
      "Dire si je facture la TVA",
    ],
  ],
  [
    "both signed by all, a contract waits for his VAT",
    { status: "SIGNATURE", documents: { ...signedOwn, unsignedSales: 1, awaitingVat: 1 } },
    [
      "Votre TVA à dire",
      "Dites si vous facturez la TVA, avec votre prix : un contrat de vente l’attend.",
      "Dire si je facture la TVA",
    ],
  ],
  [
    "sharing, a newcomer's contract waits for his VAT",
    { status: "EXPLOITATION", documents: { ...signedOwn, unsignedSales: 1, awaitingVat: 1 } },
    [
      "Votre TVA à dire",
      "Dites si vous facturez la TVA, avec votre prix : un contrat de vente l’attend.",
      "Dire si je facture la TVA",
    ],
  ],
  [
    "his documents to sign come before his VAT",
    { status: "SIGNATURE", documents: { standing: "to-sign", toSign: 2, awaitingVat: 2 } },
    ["2 documents à signer", "Lisez-les, puis signez-les en ligne.", "Lire et signer"],
  ],
  [
    "in no project",
    { status: null },
    ["Dans aucun projet", "Cette installation peut en rejoindre un.", "Trouver un projet"],
  ],
  [
    "refused or withdrawn",
    { status: "REJECTED" },
    ["Dans aucun projet", "Cette installation peut en rejoindre un.", "Trouver un projet"],
  ],
];

describe("what the card of a producer says of his state", () => {
  it.each(states)("%s", (_, state, [title, text, action]) => {
    const step = stepOf(state);
    expect([step.title, step.text, step.action].map(plain)).toEqual([title, text, action]);
  });

  it("is his turn in no other state than those that ask something of him", () => {
    for (const [, state] of states) {
      const step = stepOf(state);
      const asks = /à signer$/u.test(step.title) && step.to === "sign";
      const gives = /^(?:Il reste à (?:dire|donner)|Dites)/u.test(plain(step.text));
      expect(step.isYours, step.text).toBe(asks || gives);
    }
  });
});

describe("the next step of a production point", () => {
  it("is in the project that it belongs to, when that is one's own", () => {
    const point = producer({ projectId: "own" });
    expect(producerNextStep(point, new Set(["own"])).to).toBe("/project-owner/own/my-producer");
    expect(producerNextStep(point, new Set()).to).toMatch(/^\/explore\?.*eligible=true/u);
  });

  it("leads to the page or the panel where it is done", () => {
    const lacking: Lacking[] = ["signatory", "meter"];
    expect(stepOf({ status: "SIGNATURE", documents: { lacking } }).to).toBe("documents");
    expect(
      stepOf({ status: "SIGNATURE", operational: unknownMeter, documents: { lacking: ["meter"] } }).to,
    ).toBe("/on-boarding/project-owner/create-production-point/sge?productionPointId=p1");
    expect(stepOf({ status: "APPLICATION" }).to).toBe(
      "/on-boarding/project-owner/create-production-point/typology?productionPointId=p1",
    );
  });

  it("tells that a meter is to be given only once it is asked for", () => {
    const tells = (status: ApplicationStatus, prm = "") =>
      tellsConnection(producer({ applicationProgress: at(status), operational: { ...unknownMeter, prm } }));
    expect(tells("APPLICATION")).toBe(false);
    expect(tells("APPLICATION", "14295224261882")).toBe(true);
    expect(tells("SIGNATURE")).toBe(true);
  });

  it("says nothing of an accepted producer's documents until they have come", () => {
    const told = { title: "", text: "", isYours: false };
    for (const applicationProgress of [at("SIGNATURE"), at("SIGNED")])
      expect(producerNextStep(producer({ applicationProgress }), new Set(), null)).toMatchObject(told);
  });

  it("is to wait for the owner once he has asked to leave, whatever else is to be signed", () => {
    const departure = { leavingOn: "2027-03-03", reason: "", requestedAt: "2026-11-26T10:00:00.000Z" };
    for (const status of ["SIGNED", "EXPLOITATION"] as const) {
      const point = producer({ applicationProgress: at(status, { departure }) });
      const step = producerNextStep(point, new Set(), { ...noDocuments, ...signedOwn, toSign: 2 });
      expect(step).toMatchObject({ title: "Vous partez", isYours: false });
      expect(step.text).toContain("demandé pour le 3 mars 2027");
    }
  });
});
