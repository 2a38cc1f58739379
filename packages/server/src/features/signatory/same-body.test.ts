import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { deliberationCalls, ownSignatoryCalls, signatoryCalls } from "@mec/api/signatory";
import type { SignatoryInput } from "@mec/domain/signatory";
import { beforeEach, expect, it } from "vitest";
import { aProductionPoint, applyTo, publish } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { townHall as anyTownHall } from "../../../test/study-fixtures.ts";

const townHall = { ...anyTownHall, siretId: "21350146400019" } satisfies SignatoryInput;
/** Of the town hall, with two digits that changed places. */
const mistyped = { ...townHall, siretId: "21350164400019" } satisfies SignatoryInput;

let server: TestServer;
let clerk: Visitor;
let projectId: string;
beforeEach(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-03-10T09:00:00Z"));
  clerk = await server.signedUp();
  projectId = await publish(clerk);
});

const sign = (id: string, body: SignatoryInput, person = clerk) =>
  person.call(signatoryCalls.saveConsumptionSignatory, { params: { id }, body });
async function aPlace(name: string, body: SignatoryInput, person = clerk): Promise<string> {
  const { consumerId: id = "" } = await applyTo(person, projectId, { name, consumerType: "professional" });
  await sign(id, body, person);
  return id;
}
async function aRoof(body: SignatoryInput): Promise<string> {
  const plant = { ...aProductionPoint({ name: "Toit de la mairie" }), projectId };
  const { id } = await clerk.call(pointCalls.createProductionPoint, { body: plant });
  await clerk.call(signatoryCalls.saveProductionSignatory, { params: { id }, body });
  return id;
}
const at = (id: string) => clerk.call(signatoryCalls.getConsumptionSignatory, { params: { id } });
async function bodyAt(id: string) {
  const { same, near } = await clerk.call(deliberationCalls.getConsumptionDeliberation, { params: { id } });
  return { same, near };
}
type Places = { kind: "consumer" | "producer"; id: string }[];
const give = (id: string, alsoFor: Places) =>
  clerk.call(signatoryCalls.saveConsumptionSignatory, { params: { id }, body: { ...townHall, alsoFor } });
async function untold(): Promise<string[]> {
  const answer = await clerk.call(applicationCalls.listApplicants, {
    params: { id: projectId },
    query: {},
  });
  const items = Array.isArray(answer) ? answer : answer.items;
  return items
    .filter(({ sellerUntold }) => sellerUntold)
    .map(({ consumptionPoint }) => consumptionPoint.name);
}

it("a SIRET that is corrected for one place is given to the body's others, and who signs there stays", async () => {
  const roof = await aRoof(mistyped);
  const [school, hall] = [
    await aPlace("École", mistyped),
    await aPlace("Salle des fêtes", { ...mistyped, firstName: "Yves", officialRole: "Premier adjoint" }),
  ];
  const { same = [] } = await bodyAt(school);
  expect(same.map(({ name }) => name).toSorted()).toEqual(["Salle des fêtes", "Toit de la mairie"]);
  await sign(school, townHall);
  // As long as the roof's number is another, nobody sells to the school without a word.
  expect(await untold()).toEqual(["École"]);
  await give(
    school,
    same.map(({ kind, id }) => ({ kind, id })),
  );
  expect(await at(hall)).toMatchObject({
    ...{ siretId: townHall.siretId, firstName: "Yves", officialRole: "Premier adjoint" },
  });
  const plant = await clerk.call(signatoryCalls.getProductionSignatory, { params: { id: roof } });
  expect(plant).toMatchObject({ siretId: townHall.siretId });
  expect(await untold()).toEqual([]);
});

it("an owner whose own bodies differ by a number alone is asked whether they are one, before any price", async () => {
  const roof = await aRoof(townHall);
  const school = await aPlace("École", mistyped);
  expect(await untold()).toEqual(["École"]);
  const asked = await clerk.call(ownSignatoryCalls.getOwnSignatory, { params: { id: projectId } });
  expect(asked.near).toEqual([
    {
      ...{ kind: "producer", id: roof, name: "Toit de la mairie" },
      ...{ structure: "Commune de Langouet", number: townHall.siretId, isDoubted: false },
    },
    {
      ...{ kind: "consumer", id: school, name: "École" },
      ...{ structure: "Commune de Langouet", number: mistyped.siretId, isDoubted: true },
    },
  ]);
  expect((await bodyAt(school)).near?.map(({ id }) => id)).toEqual([roof, school]);
  await clerk.call(signatoryCalls.saveProductionSignatory, {
    params: { id: roof },
    body: { ...townHall, alsoFor: [{ kind: "consumer", id: school }] },
  });
  expect(await untold()).toEqual([]);
});

it("is asked of nobody's other bodies, and gives nothing to another account's place", async () => {
  await aRoof(townHall);
  const school = await aPlace("École", {
    ...townHall,
    socialReason: "Caisse des écoles",
    siretId: "73282932000074",
  });
  const neighbour = await server.signedUp();
  const theirs = await aPlace("Boulangerie", mistyped, neighbour);
  expect(await untold()).toEqual([]);
  expect(await bodyAt(school)).toEqual({ same: [], near: [] });
  await give(school, [{ kind: "consumer", id: theirs }]);
  const kept = await neighbour.call(signatoryCalls.getConsumptionSignatory, { params: { id: theirs } });
  expect(kept).toMatchObject({ siretId: mistyped.siretId });
});

it("gives nothing to a place of one's own that is another body's", async () => {
  const school = await aPlace("École", townHall);
  const other = { ...townHall, socialReason: "Caisse des écoles", siretId: "73282932000074" };
  const fund = await aPlace("Cantine", other);
  await give(school, [{ kind: "consumer", id: fund }]);
  expect(await at(fund)).toMatchObject({ siretId: other.siretId });
});
