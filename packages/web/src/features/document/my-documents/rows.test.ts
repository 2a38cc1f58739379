import type { ParticipantDocument, ParticipantDocuments } from "@mec/api/document";
import type { DocumentStatus, MendTarget } from "@mec/domain/document";
import { describe, expect, it } from "vitest";
import { documentOf } from "../../../parts/document/document.test-helper.ts";
import {
  countsOf,
  type DocumentSearch,
  foundLines,
  hasFiles,
  lackingContract,
  linesOf,
  menuOf,
  othersToSend,
  setsToSend,
  toDoOf,
} from "./rows.ts";
import { waitingForOwner } from "./waiting.ts";

const document = (status: DocumentStatus, updatedAt: string | null = null): ParticipantDocument => ({
  ...documentOf(status),
  updatedAt,
});

const participant = (name: string, bulletin: ParticipantDocument): ParticipantDocuments => ({
  kind: "consumer",
  name,
  id: name,
  applicationStatus: "SIGNATURE",
  bulletin,
  accord: document("READY"),
  salesContract: document("READY"),
});

const lines = linesOf(
  [
    participant("Šimůnek Ema", document("DONE", "2026-03-02T10:00:00Z")),
    participant("Élise Arnaud", document("NOT-READY")),
    participant("arnaud Zoé", document("SENT", "2026-03-01T10:00:00Z")),
  ],
  "bulletin",
);
const search = (change: Partial<DocumentSearch>): DocumentSearch => ({
  q: "",
  status: undefined,
  sort: "name",
  page: 1,
  ...change,
});
const namesFor = (change: Partial<DocumentSearch>) =>
  foundLines(lines, search(change)).map(({ participant: { name } }) => name);

describe("the table of documents", () => {
  it("finds names without accents nor capitals", () => {
    expect(namesFor({ q: " simunek " })).toEqual(["Šimůnek Ema"]);
    expect(namesFor({ q: "ARNAUD" })).toEqual(["arnaud Zoé", "Élise Arnaud"]);
    expect(namesFor({ q: "personne" })).toEqual([]);
  });

  it("finds a person by the place he signs for", () => {
    const baker = {
      ...participant("Juliette Moreau", document("READY")),
      pointName: "Boulangerie du Centre",
    };
    const found = foundLines([...lines, ...linesOf([baker], "bulletin")], search({ q: "boulangerie" }));
    expect(found.map(({ participant: { name } }) => name)).toEqual(["Juliette Moreau"]);
  });

  it("says what is left to send to whom another document has left already", () => {
    const sent = participant("Ana", document("SENT"));
    const [line] = linesOf([sent], "bulletin");
    expect(othersToSend(line!)).toEqual(["accord", "salesContract"]);
    const [own] = linesOf([sent], "accord");
    expect(othersToSend(own!)).toEqual([]);
    const [ready] = linesOf([participant("Léo", document("READY"))], "bulletin");
    expect(othersToSend(ready!)).toEqual([]);
  });

  it("counts what waits for the owner of each kind, and neither what waits for the person nor for a service", () => {
    const lacking = (target: MendTarget) => ({
      ...document("NOT-READY"),
      gaps: [{ item: "signatory" as const, target }],
    });
    const people = [
      participant("Élise", document("READY")),
      participant("Zoé", document("DONE")),
      participant("Paul", document("DECLINED")),
      participant("Ana", lacking("participant")),
      participant("Luc", lacking("services")),
    ];
    expect(toDoOf(people, "bulletin")).toBe(2);
    expect(toDoOf(people, "accord")).toBe(5);
  });

  it("keeps one status", () => expect(namesFor({ status: "SENT" })).toEqual(["arnaud Zoé"]));

  it("keeps whom something is still to be sent to, as the owner's home counts them", () => {
    const sent = (person: ParticipantDocuments): ParticipantDocuments => ({
      ...person,
      accord: document("SENT"),
      salesContract: document("IGNORED"),
    });
    const people = [
      participant("Rien d’envoyé", document("READY")),
      participant("Reste le contrat", document("DONE")),
      sent(participant("Bulletin refusé", document("DECLINED"))),
      sent(participant("Tout est parti", document("SENT"))),
      { ...participant("Signé", document("READY")), applicationStatus: "SIGNED" },
      { ...participant("Producteur", document("READY")), kind: "producer" as const },
      {
        ...sent(participant("Producteur servi", document("SENT"))),
        kind: "producer" as const,
        salesContract: document("READY"),
      },
      {
        ...participant("Toit du porteur", document("READY")),
        kind: "producer" as const,
        applicationStatus: null,
      },
    ];
    const found = foundLines(linesOf(people, "bulletin"), search({ status: "TO-SEND" }));
    expect(found.map(({ id }) => id)).toEqual([
      "Producteur",
      "Reste le contrat",
      "Rien d’envoyé",
      "Toit du porteur",
    ]);
    const leaving = setsToSend(linesOf(people, "bulletin"), search({ status: "TO-SEND" }));
    expect(leaving.map(({ id }) => id)).toEqual(found.map(({ id }) => id));
    expect(setsToSend(linesOf(people, "bulletin"), search({}))).toEqual([]);
    const refused = foundLines(linesOf(people, "accord"), search({ status: "REFUSED" }));
    expect(refused.map(({ id }) => id)).toEqual(["Bulletin refusé"]);
  });

  it("sorts as the French do, and the other way round", () => {
    expect(namesFor({})).toEqual(["arnaud Zoé", "Élise Arnaud", "Šimůnek Ema"]);
    expect(namesFor({ sort: "-name" })).toEqual(["Šimůnek Ema", "Élise Arnaud", "arnaud Zoé"]);
  });

  it("sorts by status in the order of a document's life, and by date", () => {
    expect(namesFor({ sort: "status" })).toEqual(["Élise Arnaud", "arnaud Zoé", "Šimůnek Ema"]);
    expect(namesFor({ sort: "-date" })).toEqual(["Šimůnek Ema", "arnaud Zoé", "Élise Arnaud"]);
  });

  it("is by name for a sort that does not exist", () => {
    expect(namesFor({ sort: "-nothing" })).toEqual(namesFor({ sort: "name" }));
  });

  it("counts the statuses that there are", () => {
    expect(countsOf(lines)).toEqual([
      ["TO-SEND", 3],
      ["NOT-READY", 1],
      ["SENT", 1],
      ["DONE", 1],
    ]);
  });
});

describe("what waits for the owner's signature", () => {
  const signed = "2026-03-02T10:00:00Z";
  const address = "confirmed" as const;
  const sent = (signers: ParticipantDocument["signers"]) =>
    participant("Ana", { ...document("SENT"), signers });
  const ana = (signedAt: string | null) => ({ name: "Ana", role: "participant" as const, signedAt, address });
  const pmo = { name: "Léo", role: "pmo" as const, signedAt: null, address };
  const producer = { name: "Mia", role: "producer" as const, signedAt: null, address };

  it("is what the participant has signed and the legal body has not", () => {
    expect(waitingForOwner([sent([ana(signed), pmo])], false)).toBe(1);
    expect(waitingForOwner([sent([ana(null), pmo])], false)).toBe(0);
    expect(waitingForOwner([sent([ana(signed), { ...pmo, signedAt: signed }])], false)).toBe(0);
  });

  it("is the producer's part too when the owner produces", () => {
    expect(waitingForOwner([sent([ana(signed), producer])], false)).toBe(0);
    expect(waitingForOwner([sent([ana(signed), producer])], true)).toBe(1);
  });

  it("is what his own mailbox signs: what another's does is not his, and a former release does not say", () => {
    const of = (one: typeof pmo | typeof producer, isReader?: boolean) =>
      waitingForOwner([sent([ana(signed), { ...one, ...(isReader !== undefined && { isReader }) }])], true);
    for (const one of [pmo, producer]) expect([of(one, true), of(one, false), of(one)]).toEqual([1, 0, 1]);
    const two = [ana(signed), { ...producer, isReader: false }, { ...producer, name: "Léo", isReader: true }];
    expect(waitingForOwner([sent(two)], true)).toBe(1);
  });

  it("is nothing of what was declined meanwhile", () => {
    const declined = participant("Ana", { ...document("DECLINED"), signers: [ana(signed), pmo] });
    expect(waitingForOwner([declined], true)).toBe(0);
  });
});

describe("a participant's files", () => {
  it("are there once one of his documents was sent", () => {
    expect(hasFiles(participant("Ana", document("READY")))).toBe(false);
    expect(hasFiles(participant("Ana", document("IGNORED")))).toBe(false);
    expect(hasFiles(participant("Ana", document("SENT")))).toBe(true);
    expect(hasFiles(participant("Ana", document("DONE")))).toBe(true);
  });

  it("are not, for a producer, the contracts of his consumers", () => {
    const producer: ParticipantDocuments = {
      ...participant("Ana", document("READY")),
      kind: "producer",
      salesContract: document("DONE"),
    };
    expect(hasFiles(producer)).toBe(false);
  });
});

describe("an accepted producer", () => {
  const seller = (status: DocumentStatus): ParticipantDocuments => ({
    ...participant("Paul", document(status)),
    kind: "producer",
    accord: document("DONE"),
    salesContract: document("READY"),
  });

  it("has documents to send, his own: contracts are sent with his consumers", () => {
    expect(toDoOf([seller("READY")], "bulletin")).toBe(1);
    expect(toDoOf([seller("READY")], "salesContract")).toBe(0);
    expect(countsOf(linesOf([seller("READY")], "bulletin"))[0]).toEqual(["TO-SEND", 1]);
    expect(countsOf(linesOf([seller("SENT")], "bulletin"))[0]).toEqual(["SENT", 1]);
  });
});

describe("the owner's own plant, which no step accepted", () => {
  const plant: ParticipantDocuments = {
    ...participant("Commune", document("READY")),
    kind: "producer",
    applicationStatus: null,
  };
  const home = participant("Ana", document("DONE"));

  it("has documents to send as who was accepted, and is found among them", () => {
    expect(toDoOf([home, plant], "bulletin")).toBe(1);
    expect(toDoOf([home, plant], "accord")).toBe(2);
    expect(toDoOf([home, plant], "salesContract")).toBe(1);
    expect(countsOf(linesOf([plant], "bulletin"))[0]).toEqual(["TO-SEND", 1]);
  });

  it("is counted once somebody consumes", () => {
    expect(toDoOf([plant], "bulletin")).toBe(0);
  });
});

describe("who buys from his own body alone", () => {
  const own = { ...participant("École", document("DONE")), accord: document("DONE") };

  it("has no contract to send, which a neighbour has", () => {
    const ready = { ...own, salesContract: document("READY") };
    const none = { ...ready, paysNobody: true as const };
    expect([lackingContract([ready]).length, toDoOf([ready], "salesContract")]).toEqual([1, 1]);
    expect([lackingContract([none]).length, toDoOf([none], "salesContract")]).toEqual([0, 0]);
  });

  it("has one to send since another sells to him, once he has signed all without", () => {
    const signed = {
      ...own,
      salesContract: document("READY"),
      ...{ applicationStatus: "SIGNED" as const, paysNobody: true as const },
    };
    const { paysNobody: _, ...sold } = signed;
    expect([lackingContract([sold]).length, toDoOf([sold], "salesContract")]).toEqual([1, 1]);
    expect([lackingContract([signed]).length, toDoOf([signed], "salesContract")]).toEqual([0, 0]);
  });
});

describe("the menu of a document", () => {
  const seller = (contract: ParticipantDocument): ParticipantDocuments => ({
    ...participant("Paul", document("READY")),
    kind: "producer",
    salesContract: contract,
  });
  const menu = (person: ParticipantDocuments) => {
    const [line] = linesOf([person], "salesContract");
    return line && menuOf(line, "salesContract");
  };

  it("has nothing for the contracts that a producer signed: they are his consumers'", () => {
    expect(menu(seller(document("DONE")))).toEqual([]);
  });

  it("lets the owner settle a producer's sales elsewhere, and read what he will sign", () => {
    expect(menu(seller(document("READY")))).toEqual(["ignore", "preview"]);
  });

  it("offers to propose a price to who was accepted without any, until he has a contract to sign", () => {
    const unpriced = (contract: ParticipantDocument) => ({
      ...participant("Ana", document("DONE")),
      accord: document("DONE"),
      salesContract: contract,
      saleLacks: ["price" as const],
    });
    expect(menu(unpriced(document("READY")))).toContain("price");
    expect(menu(unpriced(document("DECLINED")))).toContain("price");
    expect(menu(unpriced(document("SENT")))).not.toContain("price");
    expect(menu({ ...unpriced(document("READY")), saleLacks: [] })).not.toContain("price");
    // Who buys from his own body pays nothing.
    expect(menu({ ...unpriced(document("READY")), isOwnSale: true })).not.toContain("price");
  });

  it("has a consumer's terms and his whole file", () => {
    const person = { ...participant("Ana", document("DONE")), salesContract: document("SENT") };
    expect(menu(person)).toEqual(["remind", "take-back", "ignore", "archive", "terms"]);
  });
});

describe("the contracts that leave by one button", () => {
  const after = (name: string, change: Partial<ParticipantDocuments>): ParticipantDocuments => ({
    ...participant(name, document("DONE")),
    accord: document("SENT"),
    ...change,
  });
  const another = { ...document("READY"), alreadySigned: 1 };

  it("are those that waited while the rest left, and those with a producer who came later", () => {
    const waited = after("waited", {});
    const late = after("late", { applicationStatus: "EXPLOITATION", salesContract: another });
    const others = [
      after("held back", { salesContract: document("NOT-READY") }),
      after("sent", { salesContract: document("SENT") }),
      after("whole set to send", { accord: document("READY") }),
      after("producer", { kind: "producer" }),
      after("signed", {
        applicationStatus: "SIGNED",
        salesContract: { ...document("DONE"), alreadySigned: 1 },
      }),
    ];
    expect(lackingContract([waited, late, ...others]).map(({ name }) => name)).toEqual(["waited", "late"]);
    expect(toDoOf([late], "salesContract")).toBe(1);
  });
});

describe("papers that all have signed for a former meter", () => {
  const renewed = {
    ...participant("Zoé Petit", document("DONE")),
    applicationStatus: "EXPLOITATION",
  };

  it("are the owner's to send anew, of who shares already too", () => {
    expect(toDoOf([renewed], "accord")).toBe(0);
    expect(toDoOf([{ ...renewed, namedBefore: ["meter"] }], "accord")).toBe(1);
    expect(toDoOf([{ ...renewed, namedBefore: ["address"] }], "accord")).toBe(0);
  });
});
