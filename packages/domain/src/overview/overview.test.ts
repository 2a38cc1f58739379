import { describe, expect, it } from "vitest";
import { asConsumer, asProducer } from "../point/index.ts";
import { allToDo, mostToDo, type OverviewFacts, toDoKinds, toDoToday } from "./index.ts";
import { barn, bernard, hall, newborn, paule, quiet, roof } from "./overview.test-helper.ts";

type Case = [what: string, given: Partial<OverviewFacts>, expected: string[]];
const toDo: Case[] = [
  ["nothing", {}, []],
  ["to confirm one's address", { standing: "awaiting-confirmation" }, ["confirm-address 1"]],
  ["nothing while the support team hides it", { standing: "hidden-by-support" }, []],
  ["to sign", { toSign: 3 }, ["sign 3"]],
  ["to mend the perimeter", { isWithinPerimeter: false }, ["fix-perimeter 1"]],
  ["to answer candidates", { candidates: 13 }, ["answer-candidates 13"]],
  ["nothing of those who have a price to answer", { proposed: 4 }, []],
  ["to propose prices anew that expired", { proposed: 3, expiredPrices: 2 }, ["renew-prices 2"]],
  ["to follow prices about to expire", { proposed: 3, endingPrices: 1 }, ["follow-prices 1"]],
  ["to answer a producer", { waitingProducers: 1 }, ["answer-producers 1"]],
  ["to leave out a plant under contract", { plantsUnderContract: 1 }, ["await-contract-end 1"]],
  [
    "first of all that a plant under contract must not share, whatever else is to do",
    { plantsUnderContract: 1, candidates: 3, leaving: 2, startable: 1, signed: 1 },
    ["await-contract-end 1", "answer-candidates 3", "settle-departures 2", "start-sharing 1"],
  ],
  ["to settle departures", { leaving: 2 }, ["settle-departures 2"]],
  [
    "to settle the departure of who has signed and does not share yet, not to start with him",
    { signed: 3, startable: 2, leavingBeforeStart: 1 },
    ["settle-early-departures 1", "start-sharing 2"],
  ],
  [
    "to complete his own places and plants before their documents are sent",
    { running: 0, accepted: 2, toSend: 1, ownLacking: [hall, roof] },
    ["complete-own 2", "send-papers 1"],
  ],
  [
    "to give the délibération of his council before the documents of its places are sent",
    {
      ...{ running: 0, accepted: 2, toSend: 2 },
      ownLacking: [roof],
      ownWithoutDeliberation: [asConsumer("hall"), asProducer("barn")],
    },
    ["complete-own 1", "give-deliberation 2", "send-papers 2"],
  ],
  [
    "no délibération to give while nobody takes part",
    { running: 0, candidates: 1, ownWithoutDeliberation: [asProducer("barn")] },
    ["answer-candidates 1"],
  ],
  [
    "nothing of his own plant's documents while nobody takes part",
    { running: 0, candidates: 1, ownLacking: [roof] },
    ["answer-candidates 1"],
  ],
  ["nothing of what others have to complete", { accepted: 3, awaitedConsumers: 2, awaitedProducers: 1 }, []],
  ["to send documents", { accepted: 5, toSend: 4 }, ["send-papers 4"]],
  [
    "to read whom contracts wait for, and nothing to send of them",
    { accepted: 3, awaitedContracts: 3, awaitedSellers: [barn] },
    ["await-sellers 3"],
  ],
  [
    "to complete his own plant that contracts wait for, told once",
    { accepted: 3, awaitedContracts: 3, awaitedSellers: [{ ...barn, id: "roof" }], ownLacking: [roof] },
    ["complete-own 1"],
  ],
  [
    "to sign the documents of his own plant",
    { ownPlantDocuments: 2, ownPlantDocumentsAt: "roof" },
    ["sign-own-plants 2"],
  ],
  [
    "to have others sign what they sign by mailboxes of their own, and not to sign it himself",
    { signedByOthers: [bernard, paule] },
    ["have-signed 5"],
  ],
  [
    "to sign his own, and to have signed what is another's",
    { toSign: 2, signedByOthers: [bernard] },
    ["sign 2", "have-signed 4"],
  ],
  [
    "to mend the address of who says that he is another",
    { signedByOthers: [bernard, { ...paule, turn: "disowned" }] },
    ["have-signed 4", "mend-signer 1"],
  ],
  ["to find a seller for who has none left", { signed: 5, withoutSeller: 2 }, ["find-sellers 2"]],
  ["to settle that documents were refused", { accepted: 5, refusals: 2 }, ["settle-refusals 2"]],
  ["to activate what documents wait for, once", { accepted: 5, lackingService: 5 }, ["take-service 1"]],
  [
    "to describe the legal body before documents are sent",
    { accepted: 5, hasAssociation: false },
    ["describe-pmo 1"],
  ],
  ["to say what members pay", { accepted: 1, hasFee: false }, ["describe-pmo 1"]],
  ["to upload signed statutes", { accepted: 1, hasStatutes: false }, ["describe-pmo 1"]],
  ["to start with those who signed", { signed: 6, startable: 6 }, ["start-sharing 6"]],
  [
    "to complete what the declaration needs before he starts with those who signed",
    { signed: 6, startable: 6, hasStatutes: false, hasGridOperator: false },
    ["describe-pmo 1", "name-grid-operator 1", "start-sharing 6"],
  ],
  ["to settle the producers who leave", { leavingProducers: 1 }, ["settle-producer-departures 1"]],
  ["to start with the producers who signed", { startableProducers: 2 }, ["start-producers 2"]],
  ["to find what produces", { producers: 0 }, ["add-producer 1"]],
  ["to say what it produces in a year", { lacksProduction: true }, ["tell-production 1"]],
  [
    "to answer the producer rather than find one",
    { producers: 0, waitingProducers: 1 },
    ["answer-producers 1"],
  ],
  ["to say whose network the points are in", { hasGridOperator: false }, ["name-grid-operator 1"]],
  [
    "to declare once all have signed, before he starts with them",
    { running: 0, signed: 6, startable: 6, isInService: false },
    ["declare 1", "start-sharing 6"],
  ],
  [
    "to declare who shares already and has not said what it asks",
    { hasDeclarationDetails: false },
    ["declare 1"],
  ],
  [
    "to sign the agreement once he said when he declared",
    { running: 0, signed: 6, startable: 6, isInService: false, declaredOn: "2026-12-01" },
    ["sign-convention 1", "start-sharing 6"],
  ],
  [
    "to complete the annex that he sent with his declaration",
    { running: 0, signed: 6, isInService: false, declaredOn: "2026-12-01", annexeLacks: ["surplus"] },
    ["declare 1", "sign-convention 1"],
  ],
  [
    "no agreement to sign once he said its day, or it is in service",
    { running: 0, signed: 6, isInService: false, declaredOn: "2026-12-01", conventionOn: "2027-01-10" },
    [],
  ],
  [
    "to move the start that he announces before the first day on which it may be",
    { running: 0, accepted: 1, isInService: false, earliestStart: "2027-01-30", announcedStart: "2026-12" },
    ["move-start 1"],
  ],
  [
    "no start to move that is in the month of that day, or later",
    { running: 0, accepted: 1, isInService: false, earliestStart: "2027-01-30", announcedStart: "2027-01" },
    [],
  ],
  ["no start to move once it has its day", { earliestStart: "2027-01-30", announcedStart: "2026-12" }, []],
  ["no agreement to sign of what is in service", { declaredOn: "2026-12-01" }, []],
  ["nothing to declare while some sign", { running: 0, accepted: 1, signed: 2, isInService: false }, []],
  [
    "to write the terms of sale before he sends what takes them",
    { accepted: 2, toSend: 2, unsaidSales: 2 },
    ["write-terms 2", "send-papers 2"],
  ],
  ["to tell the grid operator who left", { untoldDepartures: 1 }, ["tell-network 1"]],
  [
    "to invoice, to call what members owe and to say who is invoiced",
    { toInvoice: 3, duesToCall: 4, lacksCustomer: true },
    ["invoice 3", "call-dues 4", "say-customer 1"],
  ],
  [
    "to know who may still retract",
    { retractable: 1, retractableUntil: "2026-12-14" },
    ["await-retraction 1"],
  ],
  [
    "nothing of the network while nobody takes part",
    { running: 0, candidates: 1, hasGridOperator: false },
    ["answer-candidates 1"],
  ],
  ["to say who stands behind it", { bearer: null }, ["name-bearer 1"]],
  ["to publish", { standing: "not-published" }, ["publish 1"]],
  [
    "to prepare invitations until the address is confirmed",
    { running: 0, hasOtherApplicants: false, standing: "awaiting-confirmation" },
    ["confirm-address 1", "prepare-invitations 1"],
  ],
  ["to invite while nobody came", { running: 0, hasOtherApplicants: false }, ["invite 1"]],
  [
    "to invite by e-mail while nobody was",
    { running: 0, hasOtherApplicants: false, invited: 0 },
    ["invite-by-email 1", "invite 1"],
  ],
  [
    "to invite still once a place of his own alone was accepted, after all else",
    {
      ...{ running: 0, accepted: 1, toSend: 1, isInService: false },
      ...{ hasOthers: false, hasOtherApplicants: false, invited: 0 },
    },
    ["send-papers 1", "invite-by-email 1", "invite 1"],
  ],
  [
    "to describe the association, and only that of the legal body, while nobody was accepted",
    { running: 0, candidates: 1, hasAssociation: false, hasFee: false, hasStatutes: false },
    ["answer-candidates 1", "describe-association 1"],
  ],
  [
    "to take part with his own place, until somebody does",
    { running: 0, candidates: 1, ownPlaces: 0 },
    ["answer-candidates 1", "add-own-point 1"],
  ],
  [
    "to take part with the buildings of a town",
    { running: 0, candidates: 1, ownPlaces: 0, bearer: "municipality" },
    ["answer-candidates 1", "add-own-buildings 1"],
  ],
  [
    "nobody to invite once the project shares between places of his own alone",
    { running: 3, hasOthers: false, hasOtherApplicants: false, invited: 0 },
    [],
  ],
  [
    "to add the others of a town's buildings once one of them was accepted, and invite",
    {
      ...{ running: 0, accepted: 1, isInService: false, bearer: "municipality" },
      ...{ hasOthers: false, hasOtherApplicants: false, invited: 0 },
    },
    ["invite-by-email 1", "add-own-buildings 1", "invite 1"],
  ],
  [
    "no more buildings of a town to add once two of them applied",
    { running: 0, accepted: 1, candidates: 1, isInService: false, bearer: "municipality", ownPlaces: 2 },
    ["answer-candidates 1"],
  ],
  [
    "no more buildings of a town to add once its project has recruited",
    { running: 0, accepted: 4, isInService: false, bearer: "municipality" },
    [],
  ],
  [
    "to take part with a place of a member's, for an association",
    { running: 0, candidates: 1, ownPlaces: 0, bearer: "association" },
    ["answer-candidates 1", "add-own-point 1"],
  ],
  ...(["farmer", "company"] as const).map(
    (bearer): Case => [
      `to take part with the premises of: ${bearer}`,
      { running: 0, candidates: 1, ownPlaces: 0, bearer },
      ["answer-candidates 1", "add-own-premises 1"],
    ],
  ),
  ["nothing of his own place once others take part", { ownPlaces: 0, invited: 0 }, []],
];

describe("an owner has", () => {
  it.each(toDo)("%s", (_, given, expected) => {
    expect(allToDo({ ...quiet, ...given }).map(({ kind, count }) => `${kind} ${count}`)).toEqual(expected);
  });

  it("candidates told apart from those on the waiting list, and the owner told when there is no room", () => {
    const full = { ...quiet, candidates: 13, onWaitingList: 3, isFull: true };
    expect(allToDo(full)).toEqual([{ kind: "answer-candidates", count: 13, onWaitingList: 3, isFull: true }]);
    expect(allToDo({ ...quiet, candidates: 13 })).toEqual([{ kind: "answer-candidates", count: 13 }]);
    expect(allToDo({ ...quiet, candidates: 2, ownCandidates: 1 })).toEqual([
      { kind: "answer-candidates", count: 2 },
    ]);
    expect(allToDo({ ...quiet, candidates: 2, ownCandidates: 2 })).toEqual([
      { kind: "answer-candidates", count: 2, areOwn: true },
    ]);
    expect(allToDo({ ...quiet, candidates: 2, ownCandidates: 2, ownCandidatesUntold: 1 })).toEqual([
      { kind: "answer-candidates", count: 2, areOwn: true, untold: 1 },
    ]);
    expect(allToDo({ ...full, candidates: 0, signed: 1, startable: 1 })).toEqual([
      { kind: "start-sharing", count: 1, isAgreed: true },
    ]);
  });

  it("which of the documents to send are his own plants', and where he signs theirs", () => {
    expect(allToDo({ ...quiet, toSend: 3, ownPlantsToSend: 1, firstToSend: "bulletin" })).toEqual([
      { kind: "send-papers", count: 3, document: "bulletin", ownPlants: 1 },
    ]);
    expect(allToDo({ ...quiet, toSend: 2, firstToSend: "accord" })).toEqual([
      { kind: "send-papers", count: 2, document: "accord" },
    ]);
    expect(allToDo({ ...quiet, ownPlantDocuments: 2, ownPlantDocumentsAt: "roof" })).toEqual([
      { kind: "sign-own-plants", count: 2, point: { kind: "producer", id: "roof" } },
    ]);
  });

  it("five things at most to do today, what others wait for first", () => {
    const everything: OverviewFacts = {
      ...newborn,
      toSign: 1,
      isWithinPerimeter: false,
      candidates: 2,
      waitingProducers: 1,
      leaving: 1,
      accepted: 3,
      signed: 1,
    };
    const today = toDoToday(everything).map(({ kind }) => kind);
    expect(today).toEqual([
      "sign",
      "fix-perimeter",
      "answer-candidates",
      "answer-producers",
      "settle-departures",
    ]);
    expect(today).toHaveLength(mostToDo);
    expect(allToDo(everything).length).toBeGreaterThan(mostToDo);
  });

  it("each thing in one case of the table at least", () => {
    const told = new Set(toDo.flatMap(([, , kinds]) => kinds.map((kind) => kind.split(" ")[0])));
    expect([...told].toSorted()).toEqual([...toDoKinds].toSorted());
  });
});
