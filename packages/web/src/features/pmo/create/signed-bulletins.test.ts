import type { ParticipantDocuments } from "@mec/api/document";
import type { DocumentStatus } from "@mec/domain/document";
import type { ParticipantKind } from "@mec/domain/point";
import { describe, expect, it } from "vitest";
import { documentOf } from "../../../parts/document/document.test-helper.ts";
import { signedBulletins } from "./signed-bulletins.ts";

const someone = (kind: ParticipantKind, bulletin: DocumentStatus): ParticipantDocuments => ({
  kind,
  id: "p1",
  name: "Ana",
  applicationStatus: "SIGNATURE",
  bulletin: documentOf(bulletin),
  accord: documentOf("DONE"),
  salesContract: documentOf("DONE"),
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
