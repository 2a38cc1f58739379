import { applicationCalls } from "@mec/api/application";
import { asConsumer } from "@mec/domain/point";
import { beforeEach, expect, it } from "vitest";
import { setStatus } from "../../../../test/application-fixtures.ts";
import type { TestServer } from "../../../../test/harness.ts";
import {
  readSession,
  type Signing,
  sendToSign,
  signAll,
  signerAt,
  startSigning,
} from "../../../../test/signature-fixtures.ts";

const kinds = ["bulletin", "accord", "salesContract"] as const;

let server: TestServer;
let signing: Signing;
async function signDocuments() {
  await sendToSign(server, signing, kinds);
  for (const email of [signing.participant.email, signing.pmoEmail, signing.producer.email])
    await signAll(server, email);
}
const consumerId = () => signing.application.consumerId ?? "";
const read = () => signing.holder.call(applicationCalls.getApplication, { params: { id: consumerId() } });
const retract = () => signing.holder.send("POST", `/api/application/${signing.application.id}/retraction`);
async function joinAgain() {
  const { id } = await signing.holder.call(applicationCalls.apply, {
    body: {
      projectId: signing.projectId,
      participant: asConsumer(consumerId()),
      isFromProjectOwner: false,
    },
  });
  await setStatus(server, id, "SIGNATURE");
}

beforeEach(async () => {
  ({ server, signing } = await startSigning());
  await signDocuments();
  expect((await retract()).statusCode).toBe(201);
  await server.settle();
});

const statesFor = async (email: string) => {
  const { documents } = await readSession(signerAt(server, email));
  return documents.map(({ kind, status, retractedAt }) => [kind, status, retractedAt !== undefined]);
};

it("what was retracted is told from what was signed since, on the page of each who signed it", async () => {
  await joinAgain();
  await signDocuments();
  const twice = (kind: string) => [
    [kind, "signed", false],
    [kind, "signed", true],
  ];
  expect(await statesFor(signing.participant.email)).toEqual(kinds.flatMap(twice));
  expect(await statesFor(signing.pmoEmail)).toEqual(twice("accord"));
  expect(await statesFor(signing.producer.email)).toEqual(twice("salesContract"));
});

it("the file of what was retracted is called so by the link, too", async () => {
  const signer = signerAt(server, signing.participant.email);
  const { documents } = await readSession(signer);
  expect(documents.map(({ fileName }) => fileName)).toHaveLength(3);
  for (const { id, fileName } of documents) {
    expect(fileName).toMatch(/-signe-retracte\.pdf$/);
    const file = await signer.send("GET", `/api/signature/${signer.token}/file?documentId=${id}`);
    expect(file.headers["content-disposition"]).toMatch(/-signe-retracte\.pdf$/);
  }
});

it("what all had signed is said of the application that it ended, and not of the next one", async () => {
  expect((await read())?.signed).toEqual(kinds);
  await joinAgain();
  const again = await read();
  expect(again?.signed).toBeUndefined();
  await signing.holder.call(applicationCalls.moveApplication, {
    params: { id: again?.id ?? "" },
    body: { status: "REJECTED" },
  });
  await server.settle();
  expect((await read())?.progress[0]?.status).toBe("REJECTED");
  expect((await read())?.signed).toBeUndefined();
});
