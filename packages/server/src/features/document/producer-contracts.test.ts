import { applicationCalls } from "@mec/api/application";
import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { signatoryCalls } from "@mec/api/signatory";
import { asConsumer, asProducer, type Participant } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { aProductionPoint, aSignatory, confirmEmail, move } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene, insertConsumers } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { signAll } from "../../../test/signature-fixtures.ts";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 1 });
});

async function send(participants: Participant[]): Promise<void> {
  const params = { id: scene.projectId };
  await scene.owner.call(documentCalls.sendDocumentSets, { params, body: { participants } });
  await server.settle();
}

/** Somebody whose plant is accepted while others already sell. */
async function acceptAnother() {
  const person = await server.signedUp({ firstName: "Paule", lastName: "Roche" });
  await confirmEmail(server, person.id);
  const { id } = await person.call(pointCalls.createProductionPoint, { body: aProductionPoint() });
  const application = await person.call(applicationCalls.apply, {
    body: { projectId: scene.projectId, participant: asProducer(id), isFromProjectOwner: false },
  });
  await move(scene.owner, application.id, { status: "SIGNATURE" });
  await person.call(signatoryCalls.saveProductionSignatory, {
    params: { id },
    body: { ...aSignatory, firstName: "Paule", name: "Roche", email: person.email },
  });
  return { person, id };
}

const contractOf = async (pointId: string) => {
  const listed = await scene.owner.call(documentCalls.listDocuments, {
    params: { id: scene.projectId },
  });
  return listed.find(({ id }) => id === pointId)?.salesContract.status;
};

describe("the sales contracts of a producer who comes later", () => {
  it("are in preparation as long as only others have signed some, for him and for the owner", async () => {
    await send([...scene.consumers.map(asConsumer), asProducer(scene.productionPointId)]);
    for (const email of ["hugo0@exemple.fr", "remi@toit.fr"]) await signAll(server, email);
    const { person, id } = await acceptAnother();
    const seen = await person.call(documentCalls.getProducerDocuments, { params: { id } });
    expect(seen?.salesContract.status).toMatch(/READY/);
    expect(await contractOf(id)).toMatch(/READY/);
    expect(await contractOf(scene.productionPointId)).toBe("DONE");
  });

  it("are in preparation too where the others' were settled outside of the platform before he came", async () => {
    await scene.owner.send("POST", `/api/project/${scene.projectId}/document/salesContract/ignore`, {
      consumptionPointIds: scene.consumers,
      productionPointIds: [],
    });
    server.setNow(new Date(Date.now() + 60_000));
    const { id } = await acceptAnother();
    expect(await contractOf(id)).toMatch(/READY/);
    expect(await contractOf(scene.productionPointId)).toBe("IGNORED");
  });

  it("are in preparation where it is a plant of the owner's own, which needs no acceptance", async () => {
    await scene.owner.send("POST", `/api/project/${scene.projectId}/document/salesContract/ignore`, {
      consumptionPointIds: scene.consumers,
      productionPointIds: [],
    });
    server.setNow(new Date(Date.now() + 60_000));
    const body = { ...aProductionPoint(), projectId: scene.projectId };
    const { id } = await scene.owner.call(pointCalls.createProductionPoint, { body });
    expect(await contractOf(id)).toMatch(/READY/);
    expect(await contractOf(scene.productionPointId)).toBe("IGNORED");
  });

  it("are signed with the first contract that names him", async () => {
    await send(scene.consumers.map(asConsumer));
    const { id } = await acceptAnother();
    const [late = ""] = await insertConsumers(server, scene.projectId, scene.consumer.id, {
      count: 1,
      first: 1,
    });
    await server.deps.db
      .updateTable("production_point")
      .set({ prm: "30009999999992" })
      .where("id", "=", id)
      .execute();
    expect(await contractOf(id)).toMatch(/READY/);
    await send([asConsumer(late)]);
    expect(await contractOf(id)).toBe("SENT");
    expect(await contractOf(scene.productionPointId)).toBe("SENT");
  });
});
