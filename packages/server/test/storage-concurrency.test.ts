import { pmoCalls } from "@mec/api/pmo";
import { sql } from "kysely";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderSvg } from "../src/gateways/image/index.ts";
import { publish } from "./application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "./harness.ts";
import { fileBody } from "./multipart.ts";
import { pdf } from "./upload-files.ts";

const onPostgres = process.env.TEST_DATABASE_URL !== undefined;
if (!onPostgres) {
  process.stderr.write(
    "SKIPPED: the same file given and taken away at once; PGlite takes one client, set TEST_DATABASE_URL.\n",
  );
}

const rounds = 15;

describe.skipIf(!onPostgres)("the same bytes given and taken away at the same moment", () => {
  let server: TestServer;
  let owner: Visitor;
  let projectId: string;
  beforeEach(async () => {
    server = await startTestServer();
    owner = await server.signedUp();
    projectId = await publish(owner);
  });

  async function upload(): Promise<string> {
    const url = `/api/project/${projectId}/pmo-status`;
    const answer = await owner.send("POST", url, undefined, fileBody(pdf(), "statuts.pdf"));
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id;
  }
  const remove = (docId: string) => owner.call(pmoCalls.deleteStatutes, { params: { id: projectId, docId } });
  const keys = async () => {
    const rows = await server.deps.db.selectFrom("pmo_file").select("storage_key as key").execute();
    return rows.map(({ key }) => key);
  };
  async function expectEveryFile(count: number): Promise<void> {
    const held = await keys();
    expect(held).toHaveLength(count);
    for (const key of held) expect(await server.deps.storage.get(key)).not.toBeNull();
  }

  it("the file that is about to go is there for who gave it meanwhile", async () => {
    const { storage } = server.deps;
    const first = await upload();
    const put = vi.spyOn(storage, "put");
    const { delete: realDelete } = storage;
    let second: Promise<string> | undefined;
    vi.spyOn(storage, "delete").mockImplementationOnce(async (key) => {
      second = upload();
      await vi.waitFor(() => expect(put).toHaveResolved(), { timeout: 20_000 });
      await realDelete(key);
    });
    await remove(first);
    await second;
    await expectEveryFile(1);
  });

  it("again and again: each row has its file, and no file stays without a row", async () => {
    for (let round = 0; round < rounds; round += 1) {
      const first = await upload();
      const [second, third] = await Promise.all([upload(), upload(), remove(first)]);
      await expectEveryFile(2);
      const [key = ""] = await keys();
      await Promise.all([remove(second), remove(third)]);
      expect(await server.deps.storage.get(key)).toBeNull();
    }
  });
});

describe.skipIf(!onPostgres)("two pictures of one bearer given at the same moment", () => {
  const logo = async (colour: string) =>
    (
      await renderSvg(
        `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="50"><rect width="80" height="50" fill="${colour}"/></svg>`,
      )
    ).full;

  it.each(["bearer/image", "image"])("leave one, with its file: %s", async (what) => {
    const server = await startTestServer();
    const owner = await server.signedUp();
    const projectId = await publish(owner, { bearer: { kind: "company", name: "Soleil SAS" } });
    const { db, storage } = server.deps;
    const url = `/api/project/${projectId}/${what}`;
    const give = async (bytes: Uint8Array) =>
      (await owner.send("POST", url, undefined, fileBody(bytes, "logo.jpg", "image"))).statusCode;
    const pictures = await Promise.all(["navy", "red"].map(logo));
    const waiting = sql<number>`(select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock')`;
    // Both are held at the project's row, and go on at once.
    const given = await db.transaction().execute(async (tx) => {
      await tx.selectFrom("project").select("id").where("id", "=", projectId).forNoKeyUpdate().execute();
      const uploads = pictures.map(give);
      const isWaitedFor = async () => {
        const { rows } = await sql<{ count: number }>`select ${waiting} as count`.execute(db);
        expect(rows[0]?.count).toBe(2);
      };
      await vi.waitFor(isWaitedFor, { timeout: 20_000 });
      return { uploads };
    });
    expect(await Promise.all(given.uploads)).toEqual([201, 201]);
    const rows = await db.selectFrom("project_image").select(["full_key", "thumbnail_key"]).execute();
    expect(rows).toHaveLength(1);
    for (const key of rows.flatMap(Object.values)) expect(await storage.get(key)).not.toBeNull();
  });
});
