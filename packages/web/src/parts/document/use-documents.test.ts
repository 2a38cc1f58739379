import type { Client } from "@mec/api";
import type { ParticipantDocuments } from "@mec/api/document";
import { expect, it } from "vitest";
import { documentOf } from "./document.test-helper.ts";
import { sendAll } from "./use-documents.ts";

const one = (id: number): ParticipantDocuments => ({
  kind: "consumer",
  id: String(id),
  name: `Ana ${id}`,
  applicationStatus: "SIGNED",
  bulletin: documentOf("DONE"),
  accord: documentOf("DONE"),
  salesContract: documentOf("READY"),
});

it("documents of thousands are sent by as many calls as that takes, and their results read as one", async () => {
  const asked: number[] = [];
  const call = (async (_: unknown, { body }: { body: { participants: readonly ParticipantDocuments[] } }) => {
    asked.push(body.participants.length);
    const results = body.participants.map((participant) => ({
      participant,
      kind: "salesContract" as const,
      ok: true,
      status: "IN_TRANSIT" as const,
      missing: [],
    }));
    return { results, uncounted: ["vente" as const] };
  }) as unknown as Client;
  const participants = Array.from({ length: 1201 }, (_, id) => one(id));
  const { results, uncounted } = await sendAll(call, "p", { participants, kind: "salesContract" });
  expect(asked).toEqual([500, 500, 201]);
  expect(new Set(results.map(({ participant }) => participant.id)).size).toBe(1201);
  expect(uncounted).toEqual(["vente"]);
});
