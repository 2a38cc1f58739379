import { accountCalls } from "@mec/api/account";
import { documentCalls } from "@mec/api/document";
import { unzipSync } from "fflate";
import { beforeEach, expect, it } from "vitest";
import type { TestServer } from "../../../../test/harness.ts";
import { type Signing, signAll, startDocuments } from "../../../../test/signature-fixtures.ts";
import { findTampering } from "../evidence/evidence-faults.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startDocuments("bulletin", "accord"));
  await signAll(server, signing.participant.email);
  await signing.holder.call(accountCalls.deleteUser, {});
});

const documents = () =>
  server.deps.db.selectFrom("document").select(["id", "kind", "status", "consumption_point_id"]).execute();

it("keeps what a participant signed when he deletes his account, and nothing that he had not", async () => {
  expect(await documents()).toEqual([
    expect.objectContaining({ kind: "bulletin", status: "DONE", consumption_point_id: null }),
  ]);
});

it("leaves the owner the sealed file, apart from the participants of today, with its evidence whole", async () => {
  const archive: unknown = await signing.owner.call(documentCalls.archiveDocuments, {
    params: { id: signing.projectId },
    query: {},
  });
  const names = Object.keys(unzipSync(archive as Uint8Array));
  expect(names).toEqual([expect.stringMatching(/^Anciens participants\/.+-signe\.pdf$/)]);
  const request = await server.deps.db.selectFrom("signature_request").select("id").executeTakeFirstOrThrow();
  expect(await findTampering(server.deps, request.id)).toBeNull();
});
