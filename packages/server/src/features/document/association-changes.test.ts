import { documentCalls } from "@mec/api/document";
import { pmoCalls } from "@mec/api/pmo";
import { asConsumer } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { addressAt } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentRows, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { confirmAs, signAll, signerAt } from "../../../test/signature-fixtures.ts";

const hugo = "hugo0@exemple.fr";
const odile = "odile@watts.fr";

let server: TestServer;
let scene: DocumentsScene;
const params = () => ({ id: scene.projectId });
async function send(): Promise<void> {
  const body = { participants: scene.consumers.map(asConsumer) };
  await scene.owner.call(documentCalls.sendDocumentSets, { params: params(), body });
  await server.settle();
}
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 1 });
  await send();
});

const said = async () => {
  const found = await scene.owner.call(pmoCalls.getPmoAssociation, { params: params() });
  if (found === null) throw new Error("no association was said");
  const { id: _, ...association } = found;
  return association;
};
async function says(changed: object) {
  const url = `/api/project/${scene.projectId}/pmo-association`;
  const answer = await scene.owner.send("POST", url, { ...(await said()), ...changed });
  await server.settle();
  return answer;
}
async function resets() {
  const answer = await scene.owner.send("POST", `/api/project/${scene.projectId}/pmo-association/reset`);
  await server.settle();
  return answer;
}
const kinds = async () => (await documentRows(server, scene.projectId)).map(({ kind }) => kind);
const another = { associationName: "Autre Asso", rnaId: "W359999999" };

describe("the association that documents being signed name", () => {
  beforeEach(() => signAll(server, hugo));

  it("stays what it is, and its owner reads what is being signed and both ways out", async () => {
    const seat = addressAt(9);
    const elsewhere = { address: { ...seat, street: "rue d’en face" } };
    for (const changed of [another, { rnaId: "W359999999" }, elsewhere]) {
      const refused = await says(changed);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().message).toBe("ASSOCIATION_BEING_SIGNED");
      expect(refused.json().issues[0].message).toMatch(
        /documents? en cours de signature, que certains ont signés?,.*«.Les Watts de Rennes.».*tous aient signé.*Mes documents/su,
      );
    }
    expect((await resets()).statusCode).toBe(409);
    expect(await said()).toMatchObject({ associationName: "Les Watts de Rennes", rnaId: "W351234567" });
    expect(await kinds()).toEqual(["accord", "bulletin", "salesContract"]);
  });

  it("may be reached otherwise, and be put right to what they name", async () => {
    expect((await says({ email: "autre@watts.fr", territory: "Bédée" })).statusCode).toBe(201);
    const stored = { ...(await said()), ...another };
    await server.deps.db
      .updateTable("pmo_association")
      .set({ association: JSON.stringify(stored) })
      .execute();
    expect((await says({ associationName: "Un autre nom" })).statusCode).toBe(409);
    const named = { associationName: "LES WATTS DE RENNES", rnaId: "W351234567" };
    expect((await says(named)).statusCode).toBe(201);
  });

  it("may change once they were taken back, or once all have signed", async () => {
    for (const kind of ["accord", "salesContract"] as const)
      await scene.owner.call(documentCalls.takeBackDocuments, {
        params: { ...params(), kind },
        body: { participants: scene.consumers.map(asConsumer) },
      });
    expect((await says(another)).statusCode).toBe(201);
  });

  it("changes nothing of what all have signed", async () => {
    for (const email of [odile, "remi@toit.fr"]) await signAll(server, email);
    expect((await says(another)).json().takenBack).toBeUndefined();
    expect(await kinds()).toEqual(["accord", "bulletin", "salesContract"]);
  });
});

describe("documents that nobody has signed", () => {
  it("are taken back with the association that they name, and its owner reads how many are to be sent anew", async () => {
    const saved = await says(another);
    expect(saved.statusCode).toBe(201);
    expect(saved.json().takenBack).toBe(3);
    expect(await kinds()).toEqual([]);
    await send();
    expect(await kinds()).toEqual(["accord", "bulletin", "salesContract"]);
  });

  it("stay where a contract alone names it by its name, which is kept", async () => {
    expect((await says({ rnaId: "W359999999" })).json().takenBack).toBe(2);
    expect(await kinds()).toEqual(["salesContract"]);
  });

  it("are taken back as well where its description is forgotten", async () => {
    expect((await resets()).json()).toEqual({ takenBack: 3 });
    expect(await kinds()).toEqual([]);
  });

  it("stay where how it is reached changes", async () => {
    expect((await says({ email: "autre@watts.fr" })).json().takenBack).toBeUndefined();
    expect(await kinds()).toHaveLength(3);
  });

  it("are told back to who had been asked to sign them, once, and not to who had not been", async () => {
    await confirmAs(signerAt(server, hugo));
    await server.settle();
    server.mails.length = 0;
    await says(another);
    const told = server.mails.filter(({ subject }) => /ne sont plus à signer/u.test(subject));
    expect(told.map(({ to }) => to)).toEqual([hugo]);
    expect(told[0]?.text).toMatch(/association a changé.*vous n’avez rien à faire/isu);
  });
});
