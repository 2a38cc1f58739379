import { documentCalls } from "@mec/api/document";
import { signatoryCalls } from "@mec/api/signatory";
import { limits } from "@mec/domain/account";
import { asConsumer } from "@mec/domain/point";
import { beforeEach, expect, it } from "vitest";
import { type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
import { company } from "../../../test/document-samples.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { confirmAs, signerAt } from "../../../test/signature-fixtures.ts";

const hugo = "hugo0@exemple.fr";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 1 });
});

async function send(): Promise<void> {
  const body = { participants: scene.consumers.map(asConsumer) };
  await scene.owner.call(documentCalls.sendDocumentSets, { params: { id: scene.projectId }, body });
  await server.settle();
}
async function sellsAs(socialReason: string): Promise<void> {
  const params = { id: scene.productionPointId };
  const body = { ...company, email: "remi@toit.fr", socialReason };
  await scene.producer.call(signatoryCalls.saveProductionSignatory, { params, body });
  await server.settle();
}
/** The mailbox is known to be his: what waits is mailed to it. */
async function confirms(): Promise<void> {
  await confirmAs(signerAt(server, hugo));
  await server.settle();
}
const toldBack = () => server.mails.filter(({ subject }) => subject.includes("ne sont plus à signer"));
const toSendAgain = () => server.mails.filter(({ subject }) => subject.includes("à renvoyer"));

it("who had been asked to sign what a seller’s other name takes back hears of it; who had not hears nothing", async () => {
  await send();
  await confirms();
  server.mails.length = 0;
  await sellsAs("SAS Hangar");
  expect(toldBack().map(({ to }) => to)).toEqual([hugo]);
  expect(toldBack()[0]?.text).toMatch(/Contrat de vente.*vous les renverra à jour/su);
  expect(toldBack()[0]?.text).not.toContain("Bulletin");
  expect(toSendAgain().map(({ to }) => to)).toEqual([scene.owner.email]);
});

it("nothing is told to a mailbox that has not answered: it read of no document", async () => {
  await send();
  await sellsAs("SAS Hangar");
  expect(toldBack()).toEqual([]);
});

it("a seller who changes it again and again makes a few mails a day to the owner, and one to who was asked once", async () => {
  const { placeMailsPerPoint } = limits;
  for (let time = 0; time <= placeMailsPerPoint.points; time += 1) {
    await send();
    if (time === 0) await confirms();
    await sellsAs(`SAS Hangar ${time}`);
  }
  expect(toldBack()).toHaveLength(1);
  expect(toSendAgain()).toHaveLength(placeMailsPerPoint.points);
});
