import type { ParticipantDocument, ParticipantDocuments, ProducerSale } from "@mec/api/document";
import { describe, expect, it } from "vitest";
import { documentOf } from "../../../parts/document/document.test-helper.ts";
import { noDocuments, waitingFor } from "./producer-documents.ts";
import { signStep } from "./producer-signing.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("what waits for a signature", () => {
  it("is the holder's to read and sign where his own mailbox signs", () => {
    const { title, text, action, to, isYours } = signStep({ ...noDocuments, toSign: 2 });
    expect([plain(title), text, action, to, isYours]).toEqual([
      ...["2 documents à signer", "Lisez-les, puis signez-les en ligne.", "Lire et signer", "sign", true],
    ]);
  });

  it.each([
    [1, "Un document à signer", "Yves Le Guennec le lit et le signe, par le lien reçu par e-mail."],
    [2, "2 documents à signer", "Yves Le Guennec les lit et les signe, par le lien reçu par e-mail."],
  ])("is another's by his own: the holder has him written to (%i)", (toSign, title, text) => {
    const step = signStep({ ...noDocuments, toSign, signer: "Yves Le Guennec" });
    expect([plain(step.title), step.text, step.action, step.to, step.isYours]).toEqual([
      ...[title, text, "Relancer", "ask", false],
    ]);
  });
});

describe("for whom documents and contracts wait", () => {
  const sent = (isReader: boolean | undefined): ParticipantDocument => ({
    ...documentOf("SENT"),
    signers: [
      {
        ...{ name: "Yves Le Guennec", role: "participant", signedAt: null, address: "confirmed" },
        ...(isReader !== undefined && { isReader }),
      },
    ],
  });
  const sale = (signer?: string): ProducerSale => ({
    ...{ documentId: "d", signatureId: "s", consumer: "Hugo Petit", state: "to-sign" },
    ...(signer !== undefined && { signer }),
  });
  const of = (bulletin: ParticipantDocument, ...sales: ProducerSale[]) => {
    const documents: ParticipantDocuments = {
      ...{ kind: "producer", id: "p1", name: "Commune", applicationStatus: "SIGNATURE", bulletin },
      ...{ accord: documentOf("NOT-READY"), salesContract: documentOf("NOT-READY") },
    };
    return waitingFor(documents, sales);
  };

  it("is the holder, by his own mailbox, and where a former release does not say", () => {
    for (const isReader of [true, undefined])
      expect(of(sent(isReader), sale())).toEqual({ toSign: 2, signer: null });
  });

  it("is another, who is named, where all is his", () => {
    expect(of(sent(false), sale("Yves Le Guennec"))).toEqual({ toSign: 2, signer: "Yves Le Guennec" });
    expect(of(sent(false))).toEqual({ toSign: 1, signer: "Yves Le Guennec" });
    expect(of(documentOf("DONE"), sale("Yves Le Guennec"))).toEqual({ toSign: 1, signer: "Yves Le Guennec" });
  });

  it("is the holder for what is his, where both are awaited", () => {
    expect(of(sent(false), sale())).toEqual({ toSign: 1, signer: null });
    expect(of(sent(true), sale("Yves Le Guennec"))).toEqual({ toSign: 1, signer: null });
  });

  it("is nobody once nothing waits", () => {
    expect(of(documentOf("DONE"))).toEqual({ toSign: 0, signer: null });
  });
});
