import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";
import { folded, ownText, readPdf } from "../../../../test/read-pdf.ts";
import { aSigning, type Signing, sendToSign, signAll } from "../../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  server = await startTestServer();
  signing = await aSigning(server);
});

async function sealedText(): Promise<string> {
  const { key } = await server.deps.db
    .selectFrom("document")
    .select("final_key as key")
    .executeTakeFirstOrThrow();
  const file = await server.deps.storage.get(key ?? "");
  return folded(ownText(readPdf(file?.bytes ?? new Uint8Array())));
}

describe("the sealed copy", () => {
  it("says word for word what was read and signed, whatever our models say by then", async () => {
    await sendToSign(server, signing, ["bulletin"]);
    const words = JSON.stringify([{ title: "Une clause d’hier", blocks: [] }]);
    await sql`update document set words = jsonb_set(words, '{articles}', ${words}::jsonb)`.execute(
      server.deps.db,
    );
    await signAll(server, signing.participant.email);
    const text = await sealedText();
    expect(text).toContain(folded("Article 1 – Une clause d’hier"));
    expect(text).not.toContain("Article 2");
  });
});
