import { documentCalls } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { signatureCalls } from "@mec/api/signature";
import { asConsumer, asProducer } from "@mec/domain/point";
import { beforeEach, expect, it } from "vitest";
import { aSignatory } from "../../../test/application-fixtures.ts";
import {
  anInterlocutor,
  type DocumentsScene,
  documentsScene,
  takePlant,
} from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { confirmAs, disownAs, signAll, signerAt } from "../../../test/signature-fixtures.ts";
import { findToSign } from "./to-sign.ts";

/** What the owner's home says of what waits for the signature of his body and his plants, by whose mailbox was named. */

const president = anInterlocutor.email;

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
});

type Mailbox = (own: string) => string;
const own: Mailbox = (email) => email;
const inCapitals: Mailbox = (email) => email.toUpperCase();
const presidents: Mailbox = () => president;

/** A project with a plant of its owner's, whose consumer has signed: what the body, who sells and the plant sign is awaited. */
async function awaiting(ofBody: Mailbox, ofPlant: Mailbox): Promise<void> {
  scene = await documentsScene(server, { consumers: 1 });
  await takePlant(server, scene);
  const { db } = server.deps;
  const { email } = scene.owner;
  const identity = { ...aSignatory, firstName: "Rémi", name: "Toiture", email: ofPlant(email) };
  await db
    .updateTable("signatory")
    .set({ identity: JSON.stringify(identity) })
    .where("production_point_id", "=", scene.productionPointId)
    .execute();
  await db
    .updateTable("pmo_interlocutor")
    .set({ interlocutor: JSON.stringify({ ...anInterlocutor, email: ofBody(email) }) })
    .where("project_id", "=", scene.projectId)
    .execute();
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: [...scene.consumers.map(asConsumer), asProducer(scene.productionPointId)] },
  });
  await server.settle();
  await signAll(server, "hugo0@exemple.fr");
}

const toDo = async () => {
  const params = { id: scene.projectId };
  const { toDo: all } = await scene.owner.call(overviewCalls.getOverview, { params });
  return all.filter(({ kind }) => ["sign", "sign-own-plants", "have-signed", "mend-signer"].includes(kind));
};
const ownPlants = () => ({
  ...{ kind: "sign-own-plants", count: 2 },
  point: asProducer(scene.productionPointId),
});

it.each([
  ["as it is", own],
  ["in capitals", inCapitals],
])("what his own mailbox signs, %s, is his to sign", async (_, mailbox) => {
  await awaiting(mailbox, mailbox);
  expect(await toDo()).toEqual([{ kind: "sign", count: 2 }, ownPlants()]);
});

it("what the president signs is the president's, beside what is the owner's", async () => {
  await awaiting(presidents, own);
  const signers = ["Odile Martin"];
  expect(await toDo()).toEqual([
    { kind: "sign", count: 1 },
    ownPlants(),
    { kind: "have-signed", count: 1, signers, isToConfirm: true },
  ]);
});

it("nothing is the owner's where another signs for the body and for the plants", async () => {
  await awaiting(presidents, presidents);
  const signers = ["Rémi Toiture", "Odile Martin"];
  const [one, ...others] = await toDo();
  expect(others).toEqual([]);
  expect(one).toMatchObject({ kind: "have-signed", count: 4, isToConfirm: true });
  expect([...(one?.signers ?? [])].toSorted()).toEqual(signers.toSorted());
});

it("who confirmed his address is awaited, and who says that he is another has his address mended", async () => {
  await awaiting(presidents, own);
  const told = async () => (await toDo()).at(-1);
  await confirmAs(signerAt(server, president));
  expect(await told()).toEqual({ kind: "have-signed", count: 1, signers: ["Odile Martin"] });
  await disownAs(signerAt(server, president));
  await server.settle();
  expect(await told()).toEqual({ kind: "mend-signer", count: 1, signers: ["Odile Martin"] });
});

it("an invitation that is about to leave is not told as gone", async () => {
  await awaiting(presidents, own);
  await confirmAs(signerAt(server, president));
  const told = async () => (await toDo()).at(-1);
  const waiting = { ...server.deps.config, signingMailWait: 60 };
  await server.deps.db
    .updateTable("signature_signer")
    .set({ mailed_at: null, notified_at: server.deps.now() })
    .execute();
  const held = await findToSign({ ...server.deps, config: waiting }, scene.projectId);
  expect(held.signedByOthers).toMatchObject([{ name: "Odile Martin", isHeld: true }]);
  expect(await told()).not.toHaveProperty("isHeld");
});

it("one press writes to all whom he named, for the body and for his plants", async () => {
  await awaiting(presidents, () => "paule@exemple.fr");
  const written = () => server.mails.filter(({ to }) => to === president || to === "paule@exemple.fr").length;
  const before = written();
  server.setNow(new Date(Date.now() + 3_600_000));
  await scene.owner.call(signatureCalls.askOwnerAddress, { params: { id: scene.projectId } });
  await server.settle();
  expect(written()).toBe(before + 2);
});

it("what another signs of the owner's own places is awaited too, and asked again by the same press", async () => {
  scene = await documentsScene(server, { consumers: 1 });
  const { db } = server.deps;
  const mailbox = "paule@exemple.fr";
  const [place = ""] = scene.consumers;
  await db
    .updateTable("consumption_point")
    .set({ account_id: scene.owner.id })
    .where("id", "=", place)
    .execute();
  const identity = { ...aSignatory, firstName: "Paule", name: "Roche", email: mailbox };
  await db
    .updateTable("signatory")
    .set({ identity: JSON.stringify(identity) })
    .where("consumption_point_id", "=", place)
    .execute();
  const params = { id: scene.projectId };
  const body = { participants: [asConsumer(place)] };
  await scene.owner.call(documentCalls.sendDocumentSets, { params, body });
  await server.settle();
  expect(await toDo()).toEqual([
    { kind: "have-signed", count: 3, signers: ["Paule Roche"], isToConfirm: true },
  ]);
  const written = () => server.mails.filter(({ to }) => to === mailbox).length;
  const before = written();
  server.setNow(new Date(Date.now() + 3_600_000));
  await scene.owner.call(signatureCalls.askOwnerAddress, { params });
  await server.settle();
  expect(written()).toBe(before + 1);
});
