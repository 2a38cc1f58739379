import type { ParticipantDocument, ParticipantDocuments } from "@mec/api/document";
import type { DocumentStatus } from "@mec/domain/document";
import { describe, expect, it } from "vitest";
import { signedBulletins } from "./signed-bulletins.ts";

const paper = (status: DocumentStatus): ParticipantDocument => ({
  id: null,
  status,
  missing: [],
  gaps: [],
  signatureId: null,
  signatureLink: null,
  fileName: null,
  updatedAt: null,
  reason: null,
  signers: [],
});
const someone = (
  participant: ParticipantDocuments["participant"],
  bulletin: DocumentStatus,
): ParticipantDocuments => ({
  participant,
  name: "Ana",
  applicationStatus: "SIGNATURE",
  bulletin: paper(bulletin),
  accord: paper("DONE"),
  salesContract: paper("DONE"),
});

describe("the bulletins that are signed", () => {
  const participants = [
    someone("consumer", "DONE"),
    someone("consumer", "IGNORED"),
    someone("consumer", "SENT"),
    someone("consumer", "DECLINED"),
    someone("producer", "NOT-READY"),
  ];

  it("are counted apart for consumers and producers; what is settled elsewhere counts", () => {
    expect(signedBulletins(participants, "consumer")).toEqual({ signed: 2, total: 4 });
    expect(signedBulletins(participants, "producer")).toEqual({ signed: 0, total: 1 });
  });
});
