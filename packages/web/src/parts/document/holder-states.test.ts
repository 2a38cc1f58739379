import type { ParticipantDocument, ParticipantDocuments } from "@mec/api/document";
import { type DocumentStatus, missingOf } from "@mec/domain/document";
import { describe, expect, it } from "vitest";
import { documentOf } from "./document.test-helper.ts";
import {
  awaitedSigners,
  documentsStanding,
  hasToSign,
  holderStateOf,
  lastToSign,
  stateText,
} from "./holder-states.ts";

type Address = ParticipantDocument["signers"][number]["address"];

function document(
  status: DocumentStatus,
  hasSigned = false,
  address: Address = "confirmed",
): ParticipantDocument {
  return {
    ...documentOf(status),
    signers: [
      { name: "Ana", role: "participant", signedAt: hasSigned ? "2026-11-02T10:00:00.000Z" : null, address },
      { name: "Léo", role: "pmo", signedAt: null, address: "to-confirm" },
    ],
  };
}
const documents = (
  bulletin: ParticipantDocument,
  accord: ParticipantDocument,
  salesContract: ParticipantDocument,
): ParticipantDocuments => ({
  kind: "consumer",
  id: "c1",
  name: "Ana",
  applicationStatus: "SIGNATURE",
  bulletin,
  accord,
  salesContract,
});

describe("a document to the participant who signs it", () => {
  it.each<[DocumentStatus, boolean, string]>([
    ["NOT-READY", false, "preparing"],
    ["READY", false, "preparing"],
    ["IN_TRANSIT", false, "preparing"],
    ["ERROR", false, "preparing"],
    ["SENT", false, "to-sign"],
    ["RESENT", false, "to-sign"],
    ["SENT", true, "waiting"],
    ["RESENT", true, "waiting"],
    ["DONE", true, "signed"],
    ["DECLINED", false, "declined"],
    ["EXPIRED", false, "expired"],
    ["IGNORED", false, "elsewhere"],
  ])("that is %s, signed by him: %s, is %s", (status, hasSigned, state) => {
    const one = document(status, hasSigned);
    expect(holderStateOf(documents(one, one, one), "accord")).toBe(state);
    expect(holderStateOf(documents(one, one, one), "salesContract")).toBe(state);
  });

  it("that cannot be prepared without its participant says what it waits for, and not that it is being prepared", () => {
    const textOf = (...gaps: ParticipantDocument["gaps"]) => {
      const one = { ...document("NOT-READY"), missing: missingOf(gaps), gaps };
      return stateText(documents(one, one, one), "salesContract");
    };
    const plan = { item: "plan", target: "services" } as const;
    const signatory = { item: "signatory", target: "participant" } as const;
    const prm = { item: "prm", target: "participant" } as const;
    expect(textOf(plan, signatory, prm)).toBe(
      "Pour le préparer, il manque le signataire et le numéro de PDL",
    );
    expect(textOf(plan)).toBe("En préparation chez le porteur du projet");
    // Who signs for the producer is not hers to say.
    expect(textOf({ item: "signatory", target: "producers" })).toBe(
      "En préparation chez le porteur du projet",
    );
  });

  it("that all have signed is signed while another is prepared, with a producer who came later, and then to sign", () => {
    const added = (status: DocumentStatus) => {
      const one = { ...document(status), alreadySigned: 1 };
      return documents(document("DONE", true), document("DONE", true), one);
    };
    expect(holderStateOf(added("READY"), "salesContract")).toBe("signed");
    expect(stateText(added("READY"), "salesContract")).toBe(
      "Signé par tous. Un autre se prépare, avec un producteur arrivé depuis",
    );
    expect(documentsStanding(added("READY"))).toBe("signed");
    expect(documentsStanding(added("SENT"))).toBe("to-sign");
    expect(stateText(added("DONE"), "salesContract")).toBe("Signé par tous");
  });

  it("names whose signature is awaited once he has given his", () => {
    const [signed, sent, done] = [document("SENT", true), document("SENT"), document("DONE", true)];
    const text = (one: ParticipantDocument) => stateText(documents(one, one, one), "bulletin");
    expect(text(signed)).toBe("Signé de votre côté. Léo (pour l’association) doit encore signer.");
    expect(awaitedSigners(documents(signed, signed, done))).toEqual([
      { name: "Léo", role: "pmo" },
      { name: "Léo", role: "pmo" },
    ]);
    expect(awaitedSigners(documents(sent, done, done))).toEqual([]);
    expect(text(sent)).toBe("À lire et à signer");
    expect(text(done)).toBe("Signé par tous");
  });

  it.each<[Address, string]>([
    ["to-confirm", "to-confirm"],
    ["disowned", "disowned"],
  ])("waits for his address when it is %s, and not for that of who signs after him", (address, state) => {
    const one = document("SENT", false, address);
    expect(holderStateOf(documents(one, one, one), "accord")).toBe(state);
    expect(documentsStanding(documents(one, document("READY"), one))).toBe(
      state === "to-confirm" ? "to-confirm" : "preparing",
    );
  });

  it.each<[DocumentStatus, string]>([
    ["NOT-READY", "preparing"],
    ["READY", "preparing"],
    ["IN_TRANSIT", "selling"],
    ["SENT", "selling"],
    ["RESENT", "selling"],
    ["DONE", "sold"],
    ["IGNORED", "elsewhere"],
    ["DECLINED", "preparing"],
    ["EXPIRED", "preparing"],
    ["ERROR", "preparing"],
  ])("the sales of a producer, %s with a consumer at least, are %s", (status, state) => {
    const sales = {
      ...documents(document("DONE"), document("DONE"), document(status)),
      kind: "producer" as const,
    };
    expect(holderStateOf(sales, "salesContract")).toBe(state);
    expect(holderStateOf(sales, "accord")).toBe("signed");
  });
});

it("a producer's contracts are told with whom they come and when, and no longer as being prepared", () => {
  const sales = (status: DocumentStatus) => ({
    ...documents(document("DONE", true), document("DONE", true), document(status)),
    kind: "producer" as const,
  });
  const coming = "Contrats de vente à venir\u00a0: 5 participants.";
  expect(stateText(sales("NOT-READY"), "salesContract", coming)).toBe(coming);
  expect(stateText(sales("DONE"), "salesContract", coming)).toBe(
    `Un contrat par consommateur, dont un au moins est signé par tous. ${coming}`,
  );
  expect(stateText(sales("DONE"), "bulletin", coming)).toBe("Signé par tous");
});

describe("the participant's documents", () => {
  it("say of who buys from his own body alone that nothing is to pay nor to sign, and wait for no contract", () => {
    const done = document("DONE", true);
    const own = (contract: ParticipantDocument) => ({ ...documents(done, done, contract), isOwnSale: true });
    for (const status of ["NOT-READY", "READY", "IGNORED"] as const) {
      const his = own(document(status));
      expect(stateText(his, "salesContract")).toBe(
        "On ne s’achète pas à soi-même\u00a0: rien à payer pour l’électricité, pas de contrat",
      );
      expect(documentsStanding(his)).toBe("signed");
    }
    // One that was sent all the same is what it is.
    expect(holderStateOf(own(document("SENT")), "salesContract")).toBe("to-sign");
    expect(holderStateOf(own(document("DECLINED")), "salesContract")).toBe("declined");
    expect(holderStateOf(own({ ...document("READY"), alreadySigned: 1 }), "salesContract")).toBe("signed");
  });

  it("promise no contract to come where a producer's sales are settled elsewhere", () => {
    const his = {
      ...documents(document("IGNORED"), document("IGNORED"), document("IGNORED")),
      kind: "producer",
    } as const;
    expect(stateText(his, "salesContract", "Un par participant")).toBe(
      "Vu directement avec le porteur du projet",
    );
  });

  it("wait for a producer only where one of his contracts does, once these are listed", () => {
    const done = document("DONE", true);
    const his = { ...documents(done, done, document("DONE")), kind: "producer" } as const;
    expect(hasToSign(his, false)).toBe(false);
    expect(hasToSign(his, true)).toBe(true);
    expect(hasToSign(his)).toBe(true);
  });

  it("are to sign as soon as one is", () => {
    expect(documentsStanding(documents(document("DONE", true), document("SENT"), document("READY")))).toBe(
      "to-sign",
    );
  });

  it("are signed once he has done all his part, whatever the others still have to do", () => {
    expect(
      documentsStanding(documents(document("DONE", true), document("SENT", true), document("IGNORED"))),
    ).toBe("signed");
  });

  it("are being prepared otherwise, and before there is any", () => {
    expect(documentsStanding(documents(document("DONE", true), document("READY"), document("IGNORED")))).toBe(
      "preparing",
    );
    expect(documentsStanding(documents(document("READY"), document("READY"), document("READY")))).toBe(
      "preparing",
    );
    expect(documentsStanding(null)).toBe("preparing");
    expect(documentsStanding(undefined)).toBe("preparing");
  });

  it("are signed but for the sale while its contract is to come, and the contract's line says what it waits for", () => {
    const gaps = [{ item: "prm", target: "producers" }] as const;
    const contract = { ...document("NOT-READY"), gaps: [...gaps] };
    const told = documents(document("DONE", true), document("SENT", true), contract);
    expect(documentsStanding(told)).toBe("sale-to-come");
    expect(stateText(told, "salesContract")).toBe(
      "Il suivra\u00a0: il attend le compteur (PDL) du producteur",
    );
    expect(documentsStanding(documents(document("DONE", true), document("SENT"), contract))).toBe("to-sign");
  });

  it("are signed but for a sale that nobody prepares, where who would sell has asked to leave", () => {
    const told = {
      ...documents(document("DONE", true), document("SENT", true), document("NOT-READY")),
      isUnsold: true,
    };
    expect(documentsStanding(told)).toBe("sale-to-come");
    expect(stateText(told, "salesContract")).toBe(
      "Pas de contrat pour l’instant\u00a0: aucun producteur n’en propose",
    );
    const isSettled = { ...told, salesContract: document("IGNORED") };
    expect(documentsStanding(isSettled)).toBe("signed");
  });

  it("are signed by a producer once his own documents are: his contracts come with his consumers", () => {
    const producer = (contract: DocumentStatus) => ({
      ...documents(document("SENT", true), document("DONE", true), document(contract)),
      kind: "producer" as const,
    });
    for (const contract of ["NOT-READY", "SENT", "DONE"] as const) {
      expect(documentsStanding(producer(contract))).toBe("signed");
    }
  });
});

it("names the first last day of what waits for this person, and none of what does not", () => {
  const until = (day: string, status: DocumentStatus = "SENT", hasSigned = false) => ({
    ...document(status, hasSigned),
    signUntil: `${day}T12:00:00.000Z`,
  });
  expect(
    lastToSign(documents(until("2027-01-25"), until("2027-01-20"), until("2027-01-10", "SENT", true))),
  ).toBe("2027-01-20T12:00:00.000Z");
  expect(lastToSign(documents(document("SENT"), document("READY"), document("DONE", true)))).toBeNull();
});
