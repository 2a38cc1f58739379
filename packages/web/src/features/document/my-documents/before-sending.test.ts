import type { ParticipantDocument, ParticipantDocuments } from "@mec/api/document";
import { describe, expect, it } from "vitest";
import { documentOf } from "../../../parts/document/document.test-helper.ts";
import { beforeSending, isToBuild } from "./before-sending.ts";

type Gaps = ParticipantDocument["gaps"];
const lacking = (gaps: Gaps): ParticipantDocument => ({
  ...documentOf(gaps.length > 0 ? "NOT-READY" : "READY"),
  gaps,
});
const participant = (
  name: string,
  [bulletin = [], accord = [], salesContract = []]: Gaps[],
  kind: ParticipantDocuments["kind"] = "consumer",
): ParticipantDocuments => ({
  kind,
  id: name,
  name,
  applicationStatus: "SIGNATURE",
  bulletin: lacking(bulletin),
  accord: lacking(accord),
  salesContract: lacking(salesContract),
});

const plan = { item: "plan", target: "services" } as const;
const association = { item: "pmo-association", target: "association" } as const;
const interlocutor = { item: "pmo-interlocutor", target: "interlocutor" } as const;
const fee = { item: "membership-fee", target: "fee" } as const;
const signatory = { item: "signatory", target: "participant" } as const;
const prm = { item: "prm", target: "participant" } as const;
const power = { item: "production-point-power", target: "production-points" } as const;
const ofProducers = (item: "prm" | "signatory") => ({ item, target: "producers" }) as const;

const found = (participants: ParticipantDocuments[], own: string[] = []) =>
  beforeSending(participants, new Set(own)).map(({ kind, items = [], people = [] }) =>
    [kind, ...items, ...people.map(({ name }) => name)].join(" "),
  );

describe("what is to be completed before documents leave", () => {
  const ana = participant("Ana", [
    [plan, association, fee],
    [plan, association, interlocutor, prm],
    [plan, power, ofProducers("signatory"), prm, ofProducers("prm")],
  ]);
  const leo = participant("Léo", [
    [plan, association, fee, signatory],
    [signatory, prm],
    [prm, signatory],
  ]);
  const roof = participant("Toit", [[signatory], [signatory, prm], [signatory, prm, power]], "producer");

  it("is said once for all three documents: each thing of the owner's in one line, what people supply by what it is", () => {
    expect(found([ana, leo, roof])).toEqual([
      "services",
      "association",
      "fee",
      "seller production-point-power signatory prm Toit",
      "people signatory Léo",
      "people prm Ana Léo",
    ]);
  });

  it("counts the kinds of documents that wait for a service", () => {
    expect(beforeSending([ana, leo], new Set())[0]).toMatchObject({
      kind: "services",
      documents: ["bulletin", "accord", "salesContract"],
    });
    expect(beforeSending([participant("Mia", [[plan]])], new Set())[0]).toMatchObject({
      documents: ["bulletin"],
    });
  });

  it("asks for a contact of the legal body only when the association would not do", () => {
    expect(found([participant("Ana", [[], [interlocutor]])])).toEqual(["interlocutor"]);
  });

  it("says of the installations what no producer's own documents say", () => {
    expect(found([participant("Ana", [[], [], [ofProducers("prm"), power]])])).toEqual([
      "producer production-point-power prm",
    ]);
  });

  it("gives each place of the owner's own a line, since he completes it himself", () => {
    expect(found([leo, ana], ["Ana"])).toEqual([
      "services",
      "association",
      "fee",
      "producer production-point-power signatory prm",
      "own prm Ana",
      "people signatory Léo",
      "people prm Léo",
    ]);
  });

  it("is nothing once documents can leave, or have left", () => {
    const sent = { ...participant("Ana", []), bulletin: { ...documentOf("SENT"), gaps: [plan] } };
    expect(found([sent])).toEqual([]);
  });

  it("is nothing while documents wait for participants alone: each one's line says it", () => {
    expect(found([participant("Ana", [[signatory], [prm]])])).toEqual([]);
    expect(found([participant("Hangar", [[], [prm], [prm]], "producer")])).toEqual([]);
  });

  it("names whose meter keeps the consumers' contracts back, and who gives it", () => {
    const barn = participant("Hangar", [[], [prm], [prm]], "producer");
    const waiting = participant("Ana", [[], [], [ofProducers("prm")]]);
    expect(beforeSending([waiting, barn], new Set())).toEqual([
      { kind: "seller", items: ["prm"], people: [barn], holdsContracts: true },
    ]);
    expect(found([waiting, barn], ["Hangar"])).toEqual(["producer prm Hangar"]);
  });
});

it("a place that buys from nobody but its own body waits for no contract, nor for the service of one", () => {
  const school = participant("École", [[], [], [plan, power, ofProducers("prm")]]);
  expect(found([school], ["École"])).not.toEqual([]);
  expect(found([{ ...school, paysNobody: true }], ["École"])).toEqual([]);
});

it("a plant that is still to be built lacks nothing that its owner could give, its meter alone", () => {
  const [line] = beforeSending([participant("Toit", [[], [prm], [prm]], "producer")], new Set(["Toit"]));
  if (!line) throw new Error("Nothing is told of the plant");
  expect(isToBuild(line, new Set(["Toit"]))).toBe(true);
  expect(isToBuild(line, new Set())).toBe(false);
  expect(isToBuild({ ...line, items: ["signatory", "prm"] }, new Set(["Toit"]))).toBe(false);
});
