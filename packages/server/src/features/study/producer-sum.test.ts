import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { studyCalls, toEstimateProject } from "@mec/api/study";
import { asConsumer, asProducer } from "@mec/domain/point";
import { producerEstimate } from "@mec/energy";
import { beforeEach, describe, expect, it } from "vitest";
import { aConsumptionPoint, addressAt, aProductionPoint, move } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";

let server: TestServer;
let scene: DocumentsScene;
let producer: Visitor;
let pointId: string;
let applicationId: string;

beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 6 });
  producer = await server.signedUp();
  const point = await producer.call(pointCalls.createProductionPoint, { body: aProductionPoint() });
  pointId = point.id;
  const body = { projectId: scene.projectId, participant: asProducer(pointId), isFromProjectOwner: false };
  applicationId = (await producer.call(applicationCalls.apply, { body })).id;
});

const basisFor = (person: Visitor, withoutProducer?: string) =>
  person.call(studyCalls.getEstimateBasis, {
    params: { id: scene.projectId },
    query: withoutProducer === undefined ? {} : { withoutProducer },
  });

/** What his plant brings, computed as his browser does. */
const earned = async (withoutProducer?: string) => {
  const { earnsEur } = producerEstimate({
    project: toEstimateProject(await basisFor(producer, withoutProducer)),
    plant: { type: "photovoltaic", powerKw: 36, annualKwh: 40_000, ...addressAt().coordinates },
    price: { min: 0.1, max: 0.15 },
    membership: 10,
    day: "2026-11-26",
  });
  return earnsEur;
};

describe("what a plant brings in a project", () => {
  it("is the same euro before its producer is accepted and after, where it is not counted twice", async () => {
    const before = await earned();
    await move(scene.owner, applicationId, { status: "SIGNATURE" });
    expect(await earned(pointId)).toEqual(before);
    expect(await earned()).not.toEqual(before);
  });

  it("is the same for a producer who consumes there too, whose own use is left out both times", async () => {
    const home = await producer.call(pointCalls.createConsumptionPoint, { body: aConsumptionPoint() });
    const body = { projectId: scene.projectId, participant: asConsumer(home.id), isFromProjectOwner: false };
    const { id } = await producer.call(applicationCalls.apply, { body });
    await move(scene.owner, id, { status: "SIGNATURE" });
    const before = await basisFor(producer);
    await move(scene.owner, applicationId, { status: "SIGNATURE" });
    expect(await basisFor(producer, pointId)).toEqual(before);
  });

  it("leaves nothing out of a project that the plant is not in", async () => {
    expect(await basisFor(producer, pointId)).toEqual(await basisFor(producer));
  });

  it("is told without a plant to its holder only", async () => {
    await move(scene.owner, applicationId, { status: "SIGNATURE" });
    for (const person of [scene.owner, scene.consumer, server.visitor()]) {
      const address = `/api/public/project/${scene.projectId}/estimate-basis?withoutProducer=${pointId}`;
      expect((await person.send("GET", address)).statusCode).toBe(404);
    }
  });
});
