import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { ownSignatoryCalls, signatoryCalls } from "@mec/api/signatory";
import { proposalCalls } from "@mec/api/study";
import type { SignatoryInput } from "@mec/domain/signatory";
import { beforeEach, expect, it } from "vitest";
import { aProductionPoint, applyTo, aSignatory, publish } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { townHall } from "../../../test/study-fixtures.ts";

let server: TestServer;
let clerk: Visitor;
let projectId: string;
beforeEach(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-03-10T09:00:00Z"));
  clerk = await server.signedUp();
  projectId = await publish(clerk);
});

const params = () => ({ id: projectId });
async function aPlace(
  name: string,
  person = clerk,
  consumerType: "professional" | "individual" = "professional",
) {
  const { consumerId: id = "", id: applicationId } = await applyTo(person, projectId, { name, consumerType });
  return { id, applicationId };
}
async function aRoof(): Promise<string> {
  const body = { ...aProductionPoint({ name: "Toit de la mairie" }), projectId };
  return (await clerk.call(pointCalls.createProductionPoint, { body })).id;
}
const read = () => clerk.call(ownSignatoryCalls.getOwnSignatory, { params: params() });
const name = (body: SignatoryInput, person = clerk) =>
  person.call(ownSignatoryCalls.nameOwnSignatory, { params: params(), body });
const at = (id: string) => clerk.call(signatoryCalls.getConsumptionSignatory, { params: { id } });
async function untold(): Promise<string[]> {
  const answer = await clerk.call(applicationCalls.listApplicants, { params: params(), query: {} });
  const items = Array.isArray(answer) ? answer : answer.items;
  return items
    .filter(({ sellerUntold }) => sellerUntold)
    .map(({ consumptionPoint }) => consumptionPoint.name);
}
const previews = async (applicationIds: string[]) => [
  await clerk.call(proposalCalls.previewPrice, { params: params(), body: { price: 0.9, applicationIds } }),
  await clerk.call(proposalCalls.previewAcceptance, { params: params(), body: { applicationIds } }),
];

it("asks who signs for a roof and its buildings, and names one body for all of them at once", async () => {
  const roof = await aRoof();
  const [school, hall] = [await aPlace("École"), await aPlace("Salle des fêtes")];
  expect((await untold()).toSorted()).toEqual(["Salle des fêtes", "École"]);
  const asked = await read();
  expect(asked.named).toBeNull();
  expect(asked.lacking[0]).toEqual({ kind: "producer", id: roof, name: "Toit de la mairie" });
  expect(asked.lacking).toHaveLength(3);
  expect(asked.lacking).toContainEqual({
    kind: "consumer",
    id: school.id,
    name: "École",
    entityType: "Professionnel",
  });
  const { named } = await name(townHall);
  expect(named.map(({ id }) => id).toSorted()).toEqual([roof, school.id, hall.id].toSorted());
  expect(await untold()).toEqual([]);
  expect(await read()).toMatchObject({ lacking: [], named: { place: "Toit de la mairie" } });
  expect(await at(hall.id)).toMatchObject({ socialReason: "Commune de Langouet" });
  for (const { people } of await previews([school.applicationId]))
    expect(people[0]).toMatchObject({ ownPart: 1 });
});

it("tells no loss by a purchase from oneself that nobody has said", async () => {
  await aRoof();
  const [school, neighbours] = [await aPlace("École"), await aPlace("Chez Paul", await server.signedUp())];
  for (const preview of await previews([school.applicationId, neighbours.applicationId])) {
    const own = preview.people.find(({ applicationId }) => applicationId === school.applicationId);
    expect(own).toMatchObject({ sellerUntold: true, loss: null });
    const other = preview.people.find(({ applicationId }) => applicationId === neighbours.applicationId);
    expect(other).not.toHaveProperty("sellerUntold");
    expect(preview.losing + preview.atRisk).toBe(other?.loss ? 1 : 0);
  }
});

it("keeps who was named before, and names no body for a home", async () => {
  await aRoof();
  const [school, home] = [await aPlace("École"), await aPlace("Logement", clerk, "individual")];
  const body = {
    ...townHall,
    socialReason: "Caisse des écoles",
    siretId: "73282932000074",
  } as SignatoryInput;
  await clerk.call(signatoryCalls.saveConsumptionSignatory, { params: { id: school.id }, body });
  expect((await name(townHall)).named.map((one) => one.name)).toEqual(["Toit de la mairie"]);
  expect(await at(school.id)).toMatchObject({ socialReason: "Caisse des écoles" });
  expect(await at(home.id)).toBeNull();
  expect(await untold()).toEqual(["Logement"]);
  expect((await name(aSignatory)).named.map((one) => one.name)).toEqual(["Logement"]);
});

it("asks nothing of another's place, nor of a project without an installation of its owner", async () => {
  const neighbour = await server.signedUp();
  await aPlace("École");
  expect(await untold()).toEqual([]);
  await aRoof();
  await aPlace("Chez Paul", neighbour);
  expect(await untold()).toEqual(["École"]);
});
