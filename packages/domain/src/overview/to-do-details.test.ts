import { describe, expect, it } from "vitest";
import { asConsumer, asProducer } from "../point/index.ts";
import { allToDo, type OverviewFacts } from "./index.ts";
import { barn, bernard, hall, paule, quiet, roof } from "./overview.test-helper.ts";

describe("what there is to do names what it is about", () => {
  const only = (given: Partial<OverviewFacts>) => allToDo({ ...quiet, ...given });

  it("the parts of the legal body that are not there yet", () => {
    expect(only({ hasAssociation: false, hasStatutes: false })).toEqual([
      { kind: "describe-pmo", count: 1, lacking: ["association", "statutes"] },
    ]);
    expect(only({ hasFee: false })).toEqual([{ kind: "describe-pmo", count: 1, lacking: ["fee"] }]);
    expect(only({ hasInterlocutor: false })).toEqual([
      { kind: "describe-pmo", count: 1, lacking: ["interlocutor"] },
    ]);
  });

  it("the founders of an association that was described without them", () => {
    const lacks = { hasAssociation: false, lacksFounders: true };
    expect(only(lacks)).toEqual([
      { kind: "describe-pmo", count: 1, lacking: ["association"], lacksFounders: true },
    ]);
    const alone = only({ ...lacks, running: 0, candidates: 1 });
    expect(alone.find(({ kind }) => kind === "describe-association")).toMatchObject({ lacksFounders: true });
  });

  it("all that his own points lack, each thing once, and the one that lacks it where it is one", () => {
    expect(only({ ownLacking: [hall, roof] })).toEqual([
      { kind: "complete-own", count: 2, items: ["signatory", "prm", "vat-regime"] },
    ]);
    expect(only({ ownLacking: [hall] })).toEqual([
      { kind: "complete-own", count: 1, items: ["signatory"], point: { kind: "consumer", id: "hall" } },
    ]);
  });

  it("the first of his council's places and plants without délibération: given there, it goes to the others", () => {
    expect(only({ ownWithoutDeliberation: [asProducer("barn"), asConsumer("hall")] })).toEqual([
      { kind: "give-deliberation", count: 2, point: { kind: "producer", id: "barn" }, plants: 1 },
    ]);
  });

  it("whose association it is where a commune bears the project, and nobody else", () => {
    const alone = { running: 0, candidates: 1, hasAssociation: false };
    const described = (bearer: OverviewFacts["bearer"]) =>
      only({ ...alone, bearer }).find(({ kind }) => kind === "describe-association");
    expect(described("municipality")).toEqual({
      ...{ kind: "describe-association", count: 1 },
      isMunicipality: true,
    });
    expect(described("farmer")).toEqual({ kind: "describe-association", count: 1 });
  });

  it("who signs by a mailbox of his own, each once, and that all have their addresses to confirm first", () => {
    const again = { ...bernard, documents: 1, turn: "another-address" } as const;
    expect(only({ signedByOthers: [bernard, again, paule] })).toEqual([
      { kind: "have-signed", count: 6, signers: ["Bernard Le Goff", "Paule Roche"] },
    ]);
    expect(only({ signedByOthers: [again, paule] })).toEqual([
      { kind: "have-signed", count: 2, signers: ["Bernard Le Goff", "Paule Roche"], isToConfirm: true },
    ]);
  });

  it("who sells, and what each has still to say, each thing once", () => {
    const school = { ...barn, id: "school", name: "Anne Roux", items: ["prm", "vat-regime"] } as const;
    const given = { accepted: 3, awaitedContracts: 3, awaitedSellers: [barn, school] };
    expect(only(given)).toEqual([
      {
        ...{ kind: "await-sellers", count: 3, items: ["prm", "vat-regime"] },
        sellers: [
          { name: "Rémi Toiture", pointName: "Grange", isOwn: false },
          { name: "Anne Roux", pointName: "Grange", isOwn: false },
        ],
      },
    ]);
  });

  it("what the annex of the declaration lacks, and until when one may retract", () => {
    const signed = { running: 0, signed: 2, isInService: false };
    expect(only({ ...signed, annexeLacks: ["startDate", "surplus"] })).toEqual([
      {
        ...{ kind: "declare", count: 1, annexe: ["startDate", "surplus"] },
        ...{ earliest: "2027-02-01", isNationalGrid: true },
      },
    ]);
    const declared = { ...signed, declaredOn: "2026-12-01", conventionOn: "2027-01-10" };
    expect(only({ ...declared, annexeLacks: ["surplus"], isNationalGrid: false })).toEqual([
      { kind: "declare", count: 1, annexe: ["surplus"], isDeclared: true, earliest: "2027-02-01" },
    ]);
    expect(only({ retractable: 2, retractableUntil: "2026-12-14" })).toEqual([
      { kind: "await-retraction", count: 2, until: "2026-12-14" },
    ]);
    expect(only({ retractable: 2, retractableUntil: "2026-12-14", leftOut: 1 })).toEqual([
      { kind: "await-retraction", count: 2, until: "2026-12-14", leftOut: 1 },
    ]);
  });

  it("the first kind of document that can be sent, and that was refused", () => {
    expect(only({ toSend: 2, firstToSend: "accord" })).toEqual([
      { kind: "send-papers", count: 2, document: "accord" },
    ]);
    expect(only({ refusals: 1, firstRefused: "salesContract" })).toEqual([
      { kind: "settle-refusals", count: 1, document: "salesContract" },
    ]);
  });
});
