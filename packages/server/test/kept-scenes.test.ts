import { expect, it } from "vitest";
import { aScene, publish } from "./application-fixtures.ts";
import { startNewServer, startTestServer, type TestServer } from "./harness.ts";
import { readSession, signerAt, startDocuments } from "./signature-fixtures.ts";
import { allRows } from "./whole-database.ts";

/** Of pg-boss's own clock: when it last looked. */
const rowsOf = async ({ deps }: TestServer) =>
  (await allRows(deps.db)).filter((line) => !/^pgboss\.(version|queue|schedule)/.test(line));

it("a kept scene has the rows, the mails and the people of the one that was made by calls", async () => {
  const made = await startDocuments("bulletin");
  const rows = await rowsOf(made.server);
  const mails = [...made.server.mails];
  expect(rows.length).toBeGreaterThan(20);
  expect(mails.length).toBeGreaterThan(0);

  const kept = await startDocuments("bulletin");
  expect(kept.documentIds).toEqual(made.documentIds);
  expect(await rowsOf(kept.server)).toEqual(rows);
  expect(kept.server.mails).toEqual(mails);
  const { owner, participant, projectId } = kept.signing;
  expect((await owner.send("GET", "/api/user")).json()).toMatchObject({ email: owner.email });
  expect((await kept.server.visitor().send("GET", `/api/public/project/${projectId}`)).statusCode).toBe(200);
  const signer = signerAt(kept.server, participant.email);
  const { documents } = await readSession(signer);
  const file = await signer.send(
    "GET",
    `/api/signature/${signer.token}/file?documentId=${kept.documentIds[0]}`,
  );
  expect(documents).toHaveLength(1);
  expect(file.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
});

it("what one test does with a kept scene is not in the next", async () => {
  const first = await aScene(await startTestServer());
  await publish(first.owner, { name: "Un autre soleil" });
  first.owner.cookies.clear();
  const server = await startTestServer();
  const second = await aScene(server);
  expect(second.owner.cookies.size).toBeGreaterThan(0);
  expect(await server.deps.db.selectFrom("project").select("id").execute()).toEqual([
    { id: second.projectId },
  ]);
});

it("a scene is made anew where somebody is there already, on another day and on a server of its own", async () => {
  const { projectId } = await aScene(await startTestServer());
  const inhabited = await startTestServer();
  await inhabited.signedUp();
  expect((await aScene(inhabited)).projectId).not.toBe(projectId);
  const later = await startTestServer();
  later.setNow(new Date(Date.now() + 86_400_000));
  expect((await aScene(later)).projectId).not.toBe(projectId);
  expect((await aScene(await startNewServer())).projectId).not.toBe(projectId);
});
