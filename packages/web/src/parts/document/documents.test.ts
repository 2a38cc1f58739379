import type { DocumentResult, ParticipantDocument, ParticipantDocuments } from "@mec/api/document";
import type { DocumentKind, DocumentStatus } from "@mec/domain/document";
import { messages } from "@mec/domain/shared";
import { describe, expect, it } from "vitest";
import { documentOf } from "./document.test-helper.ts";
import { mendOf } from "./mend.ts";
import { ownSalesText } from "./own-sales-words.ts";
import { actionsOf, nextSigner } from "./participant.ts";
import {
  doubtsOf,
  gapsOfSet,
  ownSales,
  ownSalesByWay,
  plantsLeftOut,
  plantsToEnd,
  pricelessSales,
  salesLacking,
  setsToSend,
  stayedOf,
  termsToWrite,
  totalsOf,
  withoutDeliberation,
} from "./sending.ts";

function consumer(
  id: string,
  statuses: [DocumentStatus, DocumentStatus, DocumentStatus],
): ParticipantDocuments {
  const [bulletin, accord, salesContract] = statuses.map(documentOf) as [
    ParticipantDocument,
    ParticipantDocument,
    ParticipantDocument,
  ];
  return {
    kind: "consumer",
    id,
    name: `Ana ${id}`,
    applicationStatus: "SIGNATURE",
    bulletin,
    accord,
    salesContract,
  };
}
const producer: ParticipantDocuments = {
  ...consumer("p1", ["READY", "READY", "READY"]),
  kind: "producer",
};

it("a sending names the plants whose purchase contract has to end, of what goes to them or is sold by them", () => {
  const farm = { ...producer, contractToEnd: "older" } as const;
  const home = consumer("home", ["READY", "READY", "READY"]);
  const named = (...given: Parameters<typeof setsToSend>) =>
    plantsToEnd(setsToSend(...given), [home, farm, { ...producer, id: "p2" }]).map(({ id }) => id);
  expect(named([farm], ["bulletin"])).toEqual(["p1"]);
  expect(named([home], ["salesContract"])).toEqual(["p1"]);
  expect(named([home], ["bulletin", "accord"])).toEqual([]);
  const unsaid = { ...farm, contractToEnd: "unknown" } as const;
  expect(plantsToEnd(setsToSend([home], ["salesContract"]), [home, unsaid])).toEqual([]);
  expect(plantsToEnd(setsToSend([unsaid], ["accord"]), [home, unsaid])).toEqual([unsaid]);
});

describe("the plants that a sending leaves out", () => {
  const plant = (id: string, statuses: [DocumentStatus, DocumentStatus, DocumentStatus]) => ({
    ...consumer(id, statuses),
    ...{ kind: "producer" as const, applicationStatus: null },
  });
  const home = consumer("home", ["READY", "READY", "READY"]);

  it("are those whose own papers have not left, whether they are ready or lack something", () => {
    const ready = plant("ready", ["READY", "DONE", "READY"]);
    const lacking = plant("lacking", ["DONE", "NOT-READY", "READY"]);
    const settled = plant("settled", ["DONE", "SENT", "NOT-READY"]);
    const elsewhere = plant("elsewhere", ["IGNORED", "IGNORED", "READY"]);
    expect(plantsLeftOut([home, ready, lacking, settled, elsewhere], [home]).map(({ id }) => id)).toEqual([
      "ready",
      "lacking",
    ]);
  });

  it("are none that it takes along", () => {
    const ready = plant("ready", ["READY", "READY", "READY"]);
    expect(plantsLeftOut([home, ready], [home, ready])).toEqual([]);
  });
});

describe("a sending", () => {
  const sets = setsToSend(
    [
      consumer("whole", ["READY", "READY", "READY"]),
      consumer("half", ["READY", "NOT-READY", "DECLINED"]),
      consumer("nothing", ["NOT-READY", "NOT-READY", "NOT-READY"]),
      consumer("signed", ["DONE", "SENT", "IGNORED"]),
    ],
    ["bulletin", "accord", "salesContract"],
  );

  it("takes what is ready and what may go again, leaves what lacks something, and what is settled as it is", () => {
    expect(sets.map(({ going, staying }) => ({ going, staying }))).toEqual([
      { going: ["bulletin", "accord", "salesContract"], staying: [] },
      { going: ["bulletin", "salesContract"], staying: ["accord"] },
      { going: [], staying: ["bulletin", "accord", "salesContract"] },
      { going: [], staying: [] },
    ]);
  });

  it("sends no contract that its seller's departure keeps back, though it came back before", () => {
    const declined = { ...consumer("unsold", ["READY", "READY", "DECLINED"]), isUnsold: true };
    expect(setsToSend([declined], ["bulletin", "accord", "salesContract"])[0]?.going).toEqual([
      "bulletin",
      "accord",
    ]);
  });

  it("counts the documents that leave, who receives some, and whose set is not whole", () => {
    const { documents, people, incomplete } = totalsOf(sets);
    expect([documents, people]).toEqual([5, 2]);
    expect(incomplete.map(({ participant }) => participant.id)).toEqual(["half", "nothing"]);
  });

  it("names the bodies whose délibération no document would say, of those that something goes to", () => {
    const town = { ...consumer("town", ["READY", "NOT-READY", "SENT"]), lacksDeliberation: true };
    const hall = { ...town, pointName: "Commune de Langouet, Salle des fêtes" };
    const done = { ...consumer("done", ["SENT", "SENT", "SENT"]), lacksDeliberation: true };
    const others = setsToSend(
      [town, hall, done, consumer("home", ["READY", "READY", "READY"])],
      ["bulletin", "accord"],
    );
    expect(withoutDeliberation(others)).toEqual(["Ana town", "Commune de Langouet, Salle des fêtes"]);
  });

  it("names whose identifier is doubted, of those that something goes to, by what is doubted", () => {
    const doubted = (
      id: string,
      statuses: [DocumentStatus, DocumentStatus, DocumentStatus],
      doubt: string,
    ) => ({
      ...consumer(id, statuses),
      identifierDoubt: doubt,
    });
    const chosen = [
      doubted("baker", ["READY", "READY", "READY"], messages.siretDoubtful),
      { ...doubted("farm", ["READY", "SENT", "SENT"], messages.siretDoubtful), pointName: "SCEA, Hangar" },
      doubted("shop", ["READY", "SENT", "SENT"], messages.siret),
      doubted("done", ["SENT", "SENT", "SENT"], messages.siretDoubtful),
      consumer("home", ["READY", "READY", "READY"]),
    ];
    expect(doubtsOf(setsToSend(chosen, ["bulletin", "accord"]))).toEqual([
      { doubt: messages.siretDoubtful, places: ["Ana baker", "SCEA, Hangar"] },
      { doubt: messages.siret, places: ["Ana shop"] },
    ]);
  });

  it("leaves the contract of a body with itself out of whole sets, and sends it alone to who asks for it", () => {
    const school = { ...consumer("school", ["READY", "READY", "READY"]), isOwnSale: true };
    const settled = { ...consumer("hall", ["READY", "READY", "IGNORED"]), isOwnSale: true };
    const sets = setsToSend([school, settled], ["bulletin", "accord", "salesContract"]);
    expect(sets.map(({ going }) => going)).toEqual([
      ["bulletin", "accord"],
      ["bulletin", "accord"],
    ]);
    expect(ownSales(sets).map(({ id }) => id)).toEqual(["school"]);
    expect(setsToSend([school], ["salesContract"])[0]?.going).toEqual(["salesContract"]);
  });

  it("says of a contract with oneself what the button does: it stays beside others', and leaves where it alone is asked for", () => {
    const school = { ...consumer("school", ["SENT", "SENT", "READY"]), isOwnSale: true };
    const bakery = consumer("bakery", ["SENT", "SENT", "READY"]);
    const beside = setsToSend([school, bakery], ["salesContract"]);
    expect(beside.map(({ going }) => going)).toEqual([[], ["salesContract"]]);
    expect(ownSalesText(ownSalesByWay(beside))).toMatch(/Aucun contrat de vente ne part\.$/u);
    const alone = ownSalesText(ownSalesByWay(setsToSend([school], ["salesContract"])));
    expect(alone).not.toContain("ne part");
    expect(alone).toContain("N’envoyez de contrat que si");
  });

  it("keeps a contract without a price, and names whose contract goes by the common rule", () => {
    const bare = { ...consumer("home", ["SENT", "SENT", "READY"]), saleLacks: ["price" as const] };
    const sent = { ...consumer("flat", ["READY", "READY", "SENT"]), saleLacks: ["price" as const] };
    const farm = { ...consumer("shop", ["READY", "READY", "READY"]), saleLacks: ["vat" as const] };
    const loft = { ...consumer("loft", ["READY", "READY", "READY"]), saleLacks: ["terms" as const] };
    const sets = setsToSend([bare, sent, farm, loft], ["bulletin", "accord", "salesContract"]);
    expect(sets[0]).toMatchObject({ going: [], staying: [], isPriceless: true });
    expect(sets[1]).not.toHaveProperty("isPriceless");
    // Nobody writes the price of a contract with himself.
    expect(setsToSend([{ ...bare, isOwnSale: true }], ["salesContract"])[0]).toEqual(
      expect.not.objectContaining({ isPriceless: true }),
    );
    expect([pricelessSales(sets), salesLacking(sets, "vat")]).toEqual([["Ana home"], ["Ana shop"]]);
    expect(salesLacking(sets, "terms")).toEqual(["Ana loft"]);
  });

  it("leads to one consumer's terms for his price alone, else to those of all, and nowhere where all is said", () => {
    const sold = (id: string, ...saleLacks: ("price" | "terms")[]) => ({
      ...consumer(id, ["READY", "READY", "READY"]),
      saleLacks,
    });
    const toWrite = (...some: ReturnType<typeof sold>[]) => termsToWrite(setsToSend(some, ["salesContract"]));
    expect(toWrite(sold("home"))).toBeNull();
    expect(toWrite(sold("home"), sold("flat", "price"))).toBe("flat");
    expect(toWrite(sold("home", "terms"))).toBe("all");
    expect(toWrite(sold("home", "price"), sold("flat", "price"))).toBe("all");
    expect(toWrite(sold("home", "terms"), sold("flat", "price"))).toBe("all");
  });

  it("names once the seller whose identifier is doubted, where a contract of sale goes that prints it", () => {
    const sold = (id: string) => ({
      ...consumer(id, ["READY", "READY", "READY"]),
      sellerDoubts: [{ name: "SCEA du Pré", doubt: messages.siretDoubtful }],
    });
    const chosen = [sold("home"), sold("flat")];
    expect(doubtsOf(setsToSend(chosen, ["bulletin", "salesContract"]))).toEqual([
      { doubt: messages.siretDoubtful, places: ["SCEA du Pré"] },
    ]);
    expect(doubtsOf(setsToSend(chosen, ["bulletin", "accord"]))).toEqual([]);
  });

  it("tells of what stayed what is to be completed, and what failed, and nothing of what was done before", () => {
    const result = (id: string, kind: DocumentKind, error: string): DocumentResult => ({
      participant: { kind: "consumer", id },
      kind,
      ok: false,
      status: "READY",
      missing: [],
      error,
    });
    const { toComplete, failed } = stayedOf(
      [
        { ...result("whole", "bulletin", ""), ok: true },
        result("whole", "accord", "L’envoi de ce document a échoué."),
        result("half", "accord", "Ce document n’est pas complet."),
        result("signed", "bulletin", "Ce document est déjà signé."),
        result("signed", "salesContract", "Ce document est réalisé en dehors de la plateforme."),
        result("unknown", "bulletin", "Ce document est déjà signé."),
      ],
      sets,
    );
    const named = (results: readonly DocumentResult[]) =>
      results.map(({ participant, kind }) => `${participant.id} ${kind}`);
    expect(named(toComplete)).toEqual(["half accord"]);
    expect(named(failed)).toEqual(["whole accord"]);
  });

  it("says once what several documents of a set wait for", () => {
    const signatory = { item: "signatory", target: "participant" } as const;
    const prm = { item: "prm", target: "participant" } as const;
    const one = consumer("c1", ["NOT-READY", "NOT-READY", "READY"]);
    const participant = {
      ...one,
      bulletin: { ...one.bulletin, gaps: [signatory] },
      accord: { ...one.accord, gaps: [signatory, prm] },
    };
    const [set] = setsToSend([participant], ["bulletin", "accord", "salesContract"]);
    expect(set && gapsOfSet(set)).toEqual([signatory, prm]);
  });
});

describe("what an owner may do with a document", () => {
  it("is what its status allows", () => {
    const one = consumer("c1", ["READY", "SENT", "IGNORED"]);
    expect(actionsOf(one, "bulletin")).toEqual(["send", "ignore"]);
    expect(actionsOf(one, "accord")).toEqual(["remind", "take-back", "ignore"]);
    expect(actionsOf(one, "salesContract")).toEqual(["restore"]);
  });

  it("is never to send a producer a contract of his own: he signs those of the consumers", () => {
    expect(actionsOf(producer, "bulletin")).toContain("send");
    expect(actionsOf(producer, "salesContract")).not.toContain("send");
  });
});

describe("whose turn it is", () => {
  const signer = (role: "participant" | "pmo", signedAt: string | null) => ({
    name: role,
    role,
    signedAt,
    address: "confirmed" as const,
  });

  it("is the first who has not signed", () => {
    const document = {
      ...documentOf("SENT"),
      signers: [signer("participant", "2026-01-01T00:00:00Z"), signer("pmo", null)],
    };
    expect(nextSigner(document)?.role).toBe("pmo");
  });

  it("is nobody's once all have", () => {
    const document = { ...documentOf("DONE"), signers: [signer("participant", "2026-01-01T00:00:00Z")] };
    expect(nextSigner(document)).toBeUndefined();
  });
});

describe("where what is missing is mended", () => {
  const participant = consumer("c1", ["NOT-READY", "NOT-READY", "NOT-READY"]);
  const others = { projectId: "1", participant, ownPoints: new Set<string>() };

  it.each([
    [{ item: "plan", target: "services" } as const, "/services"],
    [{ item: "membership-fee", target: "fee" } as const, "/project-owner/1/my-information#fee"],
    [
      { item: "pmo-association", target: "association" } as const,
      "/project-owner/1/my-information#association",
    ],
    [
      { item: "pmo-interlocutor", target: "interlocutor" } as const,
      "/project-owner/1/my-information#interlocutor",
    ],
    [
      { item: "production-point-power", target: "production-points" } as const,
      "/project-owner/1/my-producer",
    ],
    [{ item: "signatory", target: "producers" } as const, "/project-owner/1/my-producer"],
  ])("is the owner's page for %o", (gap, to) => {
    expect(mendOf(gap, others)).toMatchObject({ to, waitsFor: null });
  });

  it("is the producers' business who lack it, named among all, and the owner's own where the plant is his", () => {
    const gap = { item: "signatory", target: "producers" } as const;
    const lacking = { ...gap, target: "participant" } as const;
    const plant = (id: string, gaps: (typeof lacking)[]) => ({
      ...producer,
      id,
      name: `Ana ${id}`,
      salesContract: { ...producer.salesContract, gaps },
    });
    const producers = [plant("p1", [lacking]), plant("p2", []), plant("p3", [lacking]), participant];
    const to = "/project-owner/1/my-producer";
    const label = "Le signataire du producteur";
    expect(mendOf(gap, { ...others, producers })).toEqual({ label, to, waitsFor: "Ana p1 et Ana p3" });
    expect(mendOf(gap, { ...others, producers, ownPoints: new Set(["p1"]) }).waitsFor).toBe("Ana p3");
    expect(mendOf(gap, { ...others, producers, ownPoints: new Set(["p1", "p3"]) }).waitsFor).toBeNull();
  });

  it("is the participant's own business when the point is his: the owner is led to his file", () => {
    expect(mendOf({ item: "prm", target: "participant" }, others)).toEqual({
      label: "Le numéro de PDL",
      to: "/project-owner/1/my-consumers/pre-integrated?q=Ana+c1",
      waitsFor: "Ana c1",
    });
  });

  it("is the profile of the point when it is the owner's own", () => {
    const own = { ...others, ownPoints: new Set(["c1"]) };
    expect(mendOf({ item: "prm", target: "participant" }, own).to).toBe("/consumer/c1/my-profile#meter");
    expect(mendOf({ item: "signatory", target: "participant" }, own)).toMatchObject({
      to: "/consumer/c1/my-profile#signatory",
      waitsFor: null,
    });
  });

  it("is the producer's page for a producer", () => {
    const gap = { item: "signatory", target: "participant" } as const;
    const to = "/project-owner/1/my-producer";
    expect(mendOf(gap, { ...others, participant: producer })).toMatchObject({ to, waitsFor: "Ana p1" });
    const own = new Set([producer.id]);
    expect(mendOf(gap, { ...others, ownPoints: own, participant: producer })).toMatchObject({
      to: `${to}#signatory-p1`,
      waitsFor: null,
    });
  });
});
