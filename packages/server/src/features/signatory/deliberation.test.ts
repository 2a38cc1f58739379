import { pointCalls } from "@mec/api/point";
import { deliberationCalls, signatoryCalls } from "@mec/api/signatory";
import type { SignatoryInput } from "@mec/domain/signatory";
import { beforeEach, expect, it } from "vitest";
import { aProductionPoint, applyTo, publish, registerPoint } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { townHall } from "../../../test/study-fixtures.ts";

const vote = { deliberationNumber: "2026-47", deliberationDate: "2026-02-20" };
const text = "délibération n°\u00a02026-47 du 20 février 2026";

let server: TestServer;
let clerk: Visitor;
let projectId: string;
beforeEach(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-03-10T09:00:00Z"));
  clerk = await server.signedUp();
  projectId = await publish(clerk);
});

const sign = (id: string, change: Partial<SignatoryInput> = {}, person = clerk) =>
  person.call(signatoryCalls.saveConsumptionSignatory, {
    params: { id },
    body: { ...townHall, ...change } as SignatoryInput,
  });
async function aPlace(name: string, change?: Partial<SignatoryInput>, project = projectId): Promise<string> {
  const { consumerId: id = "" } = await applyTo(clerk, project, { name, consumerType: "professional" });
  await sign(id, change);
  return id;
}
async function aRoof(): Promise<string> {
  const body = { ...aProductionPoint({ name: "Toit de la mairie" }), projectId };
  const { id } = await clerk.call(pointCalls.createProductionPoint, { body });
  await clerk.call(signatoryCalls.saveProductionSignatory, { params: { id }, body: townHall });
  return id;
}
const readAt = (id: string) => clerk.call(deliberationCalls.getConsumptionDeliberation, { params: { id } });
const giveFrom = (id: string) =>
  clerk.call(deliberationCalls.giveConsumptionDeliberation, { params: { id } });
const signatoryAt = (id: string) => clerk.call(signatoryCalls.getConsumptionSignatory, { params: { id } });

it("one vote that was typed once goes to every place and plant of its body in the project, with one press", async () => {
  const [school, roof] = [await aPlace("École", vote), await aRoof()];
  const hall = await aPlace("Salle des fêtes", { firstName: "Yves", officialRole: "Premier adjoint" });
  const lacking = [
    { kind: "consumer", id: hall, name: "Salle des fêtes" },
    { kind: "producer", id: roof, name: "Toit de la mairie" },
  ];
  const told = { kind: "consumer", id: school, name: "École", text };
  expect(await readAt(school)).toMatchObject({ told, lacking });
  // Where it lacks, one reads from where it can be given.
  expect(await readAt(hall)).toMatchObject({ told });
  expect(await giveFrom(school)).toEqual({ results: lacking.map((place) => ({ ...place, ok: true })) });
  expect(await readAt(hall)).toMatchObject({ told: { id: hall, text }, lacking: [] });
  // Who signs there stays who he is.
  expect(await signatoryAt(hall)).toMatchObject({
    firstName: "Yves",
    officialRole: "Premier adjoint",
    ...vote,
  });
  expect(await clerk.call(signatoryCalls.getProductionSignatory, { params: { id: roof } })).toMatchObject(
    vote,
  );
  expect(await giveFrom(school)).toEqual({ results: [] });
});

it("is given from a plant as from a place", async () => {
  const [school, roof] = [await aPlace("École"), await aRoof()];
  const params = { id: roof };
  await clerk.call(signatoryCalls.saveProductionSignatory, { params, body: { ...townHall, ...vote } });
  expect(await clerk.call(deliberationCalls.getProductionDeliberation, { params })).toMatchObject({
    told: { kind: "producer", id: roof },
    lacking: [{ id: school }],
  });
  const { results } = await clerk.call(deliberationCalls.giveProductionDeliberation, { params });
  expect(results).toMatchObject([{ id: school, ok: true }]);
});

it("leaves a place that tells another vote as it is, and says so; the others have it all the same", async () => {
  const school = await aPlace("École", vote);
  const gym = await aPlace("Gymnase", { deliberationNumber: "2025-12" });
  const hall = await aPlace("Salle des fêtes");
  expect((await giveFrom(school)).results).toEqual([
    {
      ...{ kind: "consumer", id: gym, name: "Gymnase", ok: false, code: "DELIBERATION_TOLD" },
      error:
        "Une autre y est indiquée\u00a0: délibération n°\u00a02025-12. Corrigez-la sur sa page si elle est remplacée.",
    },
    { kind: "consumer", id: hall, name: "Salle des fêtes", ok: true },
  ]);
  expect(await signatoryAt(gym)).toMatchObject({ deliberationNumber: "2025-12" });
});

it("is of one body, one project and one account", async () => {
  const school = await aPlace("École", vote);
  await aPlace("Boulangerie", { juridiction: "SAS", siretId: "73282932000074" });
  await aPlace("Piscine", {}, await publish(clerk));
  const other = await server.signedUp();
  const { consumerId: typed = "" } = await applyTo(other, projectId, { consumerType: "professional" });
  await sign(typed, {}, other);
  const alone = await registerPoint(clerk, { consumerType: "professional" });
  await sign(alone);
  expect(await readAt(school)).toMatchObject({ lacking: [] });
  expect(await readAt(alone)).toMatchObject({ told: null, lacking: [] });
  expect(await giveFrom(school)).toEqual({ results: [] });
});

it("cannot be given from where it is not told", async () => {
  const school = await aPlace("École");
  await aPlace("Salle des fêtes");
  await expect(giveFrom(school)).rejects.toThrow("Aucune délibération n’est indiquée ici");
});

it("one vote that is given by two taps at once is not refused as another", async () => {
  const school = await aPlace("École", vote);
  await aPlace("Salle des fêtes");
  await aPlace("Gymnase");
  const answers = await Promise.all([giveFrom(school), giveFrom(school)]);
  expect(answers.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []))).toEqual([]);
});
