import { applicationCalls } from "@mec/api/application";
import { documentCalls } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { publicProjectCalls } from "@mec/api/project";
import type { ApplicationStatus } from "@mec/domain/application";
import { beforeEach, expect, it } from "vitest";
import { setStatus } from "./application-fixtures.ts";
import type { TestServer } from "./harness.ts";
import { columnOf, linesOf } from "./read-annexe.ts";
import { applicationRow, consumptionPointRow } from "./rows.ts";
import { type Signing, startSigning } from "./signature-fixtures.ts";
import { signedBy, townHall } from "./study-fixtures.ts";

let server: TestServer;
let signing: Signing;
let places: string[];

/** A commune's project: its roof, its school, its town hall and its hall, and a neighbour. */
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  const { db } = server.deps;
  await db.updateTable("production_point").set({ account_id: signing.owner.id }).execute();
  await signedBy(server, { production_point_id: signing.productionPointId }, townHall);
  places = [signing.application.id];
  for (const name of ["L’école", "La mairie", "La salle des fêtes"]) {
    const consumptionPointId = await consumptionPointRow(db, signing.owner.id, { name });
    const { projectId } = signing;
    places.push(await applicationRow(db, { projectId, consumptionPointId, status: "APPLICATION" }));
    await signedBy(server, { consumption_point_id: consumptionPointId }, townHall);
  }
});

/** How many places and plants each screen counts. */
async function counted() {
  const { owner, projectId: id } = signing;
  const { figures } = await owner.call(overviewCalls.getOverview, { params: { id } });
  const tabs = await owner.call(applicationCalls.countApplicants, { params: { id } });
  const documents = await owner.call(documentCalls.listDocuments, { params: { id } });
  const lines = await linesOf(signing);
  const page = await server
    .visitor()
    .call(publicProjectCalls.getPublicProject, { params: { id }, query: {} });
  const rows = (table: string) => columnOf(lines, table, "PRM").length;
  const ofKind = (kind: string) => documents.filter((document) => document.kind === kind).length;
  return {
    home: [figures.participants, figures.plants],
    list: [tabs["pre-integrated"] + tabs.exploitation, figures.plants],
    documents: [ofKind("consumer"), ofKind("producer")],
    page: [page.numberOfConsumers, page.numberOfProducers],
    faces: [page.participantCount - page.numberOfProducers, page.numberOfProducers],
    annexe: [rows("Consommateurs"), rows("Producteurs")],
  };
}

it("the places and the plants of a project are as many wherever they are counted, at each step and after a departure", async () => {
  const steps: readonly [ApplicationStatus, boolean][] = [
    ["APPLICATION", false],
    ["PROPOSAL", false],
    ["SIGNATURE", true],
    ["SIGNED", true],
    ["EXPLOITATION", true],
  ];
  for (const [status, takesPart] of steps) {
    for (const id of places) await setStatus(server, id, status);
    const all = [takesPart ? 4 : 0, 1];
    expect(
      Object.entries(await counted()).filter(([, told]) => String(told) !== String(all)),
      status,
    ).toEqual([]);
  }
});
