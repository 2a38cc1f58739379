import { pointCalls } from "@mec/api/point";
import { publicProjectCalls } from "@mec/api/project";
import { beforeEach, expect, it } from "vitest";
import { aProductionPoint, setStatus } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { applicationRow } from "../../../test/rows.ts";

const asked = { min: 0.1, max: 0.12 };
const other = { min: 0.1, max: 0.15 };

let server: TestServer;
let scene: DocumentsScene;
let applicationId: string;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server);
  const { projectId, productionPointId } = scene;
  applicationId = await applicationRow(server.deps.db, { projectId, productionPointId, status: "SIGNATURE" });
  expect(await change({ price: asked })).toEqual([200, ""]);
});

/** What the plant's holder is answered who changes it so. */
async function change(some: Parameters<typeof aProductionPoint>[0]) {
  const { prm: _, sge: __, isOperational: ___, ...operational } = aProductionPoint().operational;
  const { price: ____, ...body } = aProductionPoint();
  const url = `/api/production-point/${scene.productionPointId}`;
  const wire = pointCalls.updateProductionPoint.body.encode({ ...body, operational, ...some });
  const answer = await scene.producer.send("PUT", url, wire);
  const told = answer.statusCode === 409 ? answer.json() : null;
  return [
    answer.statusCode,
    told ? `${told.message} ${told.issues[0].message}`.replaceAll("\u00a0", " ") : "",
  ];
}

const publicPrice = async () => {
  const params = { id: scene.projectId };
  return (await server.visitor().call(publicProjectCalls.getPublicProject, { params })).price;
};

it("a price is changed until the documents of its plant are signed", async () => {
  expect(await change({ price: other })).toEqual([200, ""]);
  expect(await publicPrice()).toEqual(other);
});

it.each(["SIGNED", "EXPLOITATION"] as const)(
  "once they are (%s) it stays, on the project's page too, and its holder reads whom to ask",
  async (status) => {
    await setStatus(server, applicationId, status);
    for (const price of [other, null])
      expect(await change({ price })).toEqual([
        409,
        "POINT_IN_USE Vos documents sont signés : le prix que vous demandez ne change plus. Pour en convenir d’un autre, écrivez au porteur du projet.",
      ]);
    expect(await publicPrice()).toEqual(asked);
  },
);

it("what else his plant is still changes, its VAT too, with the price as it was or without a word of it", async () => {
  await setStatus(server, applicationId, "SIGNED");
  expect(await change({ name: "Grande toiture", price: asked, vatRegime: "franchise" })).toEqual([200, ""]);
  expect(await change({ name: "Toiture" })).toEqual([200, ""]);
  expect(await publicPrice()).toEqual(asked);
});

it("who has left asks what he wants", async () => {
  await setStatus(server, applicationId, "REJECTED");
  expect(await change({ price: other })).toEqual([200, ""]);
});
