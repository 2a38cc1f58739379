import { accountCalls } from "@mec/api/account";
import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { projectCalls } from "@mec/api/project";
import { asConsumer } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { move } from "../../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene } from "../../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";
import {
  askCode,
  openAll,
  readSession,
  type Signer,
  sendSignature,
  signAll,
  signerAt,
} from "../../../../test/signature-fixtures.ts";

const email = "hugo0@exemple.fr";

let server: TestServer;
let scene: DocumentsScene;
let signer: Signer;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server);
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: scene.consumers.map(asConsumer) },
  });
  await server.settle();
  signer = signerAt(server, email);
});

const pointId = () => scene.consumers[0] ?? "";
async function leave(visitor: "owner" | "consumer"): Promise<void> {
  const { id } = await server.deps.db.selectFrom("application").select("id").executeTakeFirstOrThrow();
  const message = visitor === "owner" ? { message: "Complet" } : {};
  const answer = await move(scene[visitor], id, { status: "REJECTED", ...message });
  expect(answer.statusCode).toBe(201);
}
const deletePoint = () =>
  scene.consumer.call(pointCalls.deleteConsumptionPoint, { params: { id: pointId() } });

const ways: Record<string, () => Promise<unknown>> = {
  "was refused by the owner": () => leave("owner"),
  "has withdrawn": () => leave("consumer"),
  "has withdrawn and deleted his point": async () => {
    await leave("consumer");
    await deletePoint();
  },
  "has deleted his account": () => scene.consumer.call(accountCalls.deleteUser, {}),
  "saw the project deleted": () =>
    scene.owner.call(projectCalls.deleteProject, { params: { id: scene.projectId } }),
};
const each = Object.keys(ways);

const path = (rest = "") => `/api/signature/${signer.token}${rest}`;
const reason = { reason: "Je ne participe plus.", code: "123456" };
/** The status of every call that the link can make. */
async function answers(code: string): Promise<number[]> {
  const asked = [
    await signer.send("GET", path()),
    await signer.send("GET", path("/file")),
    await signer.send("POST", path("/otp")),
    await sendSignature(signer, code),
    await signer.send("POST", path("/decline"), reason),
  ];
  return asked.map(({ statusCode }) => statusCode);
}

describe.each([
  ["at once", async () => {}],
  ["once all has followed", () => server.settle()],
])("the link of who left, %s", (_, wait) => {
  it.each(each)("opens nothing and signs nothing when he %s", async (way) => {
    await openAll(signer);
    const code = await askCode(server, signer);
    await ways[way]?.();
    await wait();
    expect(await answers(code)).toEqual([404, 404, 404, 404, 404]);
    const signed = await server.deps.db
      .selectFrom("signature_event")
      .select("type")
      .where("type", "in", ["signed", "declined"])
      .execute();
    expect(signed).toEqual([]);
  });
});

describe("the link of who had signed and left", () => {
  it.each(each.filter((way) => !way.startsWith("saw")))(
    "shows the copies that all have signed, and nothing else, when he %s",
    async (way) => {
      await signAll(server, email);
      expect((await readSession(signer)).leftAt).toBeUndefined();
      await ways[way]?.();
      await server.settle();
      const session = await readSession(signer);
      expect(session.documents.map(({ kind, status }) => [kind, status])).toEqual([["bulletin", "signed"]]);
      expect(session.leftAt).toBeDefined();
      expect((await signer.send("GET", path("/file"))).statusCode).toBe(200);
      expect((await signer.send("POST", path("/otp"))).statusCode).toBe(409);
      expect((await signer.send("POST", path("/decline"), reason)).statusCode).toBe(409);
    },
  );
});
