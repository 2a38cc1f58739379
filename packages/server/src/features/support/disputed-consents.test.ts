import { pointCalls } from "@mec/api/point";
import { projectCalls } from "@mec/api/project";
import { supportCalls } from "@mec/api/support";
import { beforeEach, expect, it } from "vitest";
import { aProductionPoint, publish, registerPoint } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const prm = "30001234567890";
const withMeter = (person: Visitor) => registerPoint(person, { prm, sge: true });

it("a meter that two accounts hold a consent for is shown to support, and to nobody else", async () => {
  const ana = await server.signedUp({ firstName: "Anabelle" });
  const leo = await server.signedUp({ firstName: "Léonard" });
  const support = await server.signedUpSupport();
  const disputes = () => support.call(supportCalls.listDisputedConsents, {});

  const first = await withMeter(ana);
  await withMeter(ana);
  expect(await disputes()).toEqual([]);
  const second = await withMeter(leo);
  const [dispute, ...others] = await disputes();
  expect(others).toEqual([]);
  expect(await support.call(supportCalls.countForSupport, {})).toMatchObject({ disputes: 1 });
  expect(dispute?.prm).toBe(prm);
  expect(dispute?.claims.map(({ holder, pointId }) => [holder.firstName, pointId])).toContainEqual([
    "Anabelle",
    first,
  ]);
  expect(dispute?.claims.map(({ pointId }) => pointId)).toContain(second);

  await leo.call(pointCalls.withdrawConsumptionConsent, { params: { id: second } });
  expect(await disputes()).toEqual([]);
  expect((await ana.send("GET", "/api/support/disputed-consent")).statusCode).toBe(403);
});

it("an owner sees that a producer’s meter is registered by another account, and not whose", async () => {
  const owner = await server.signedUp();
  const stranger = await server.signedUp({ lastName: "Zibeline" });
  const projectId = await publish(owner);
  const operational = { isOperational: true, prm, sge: true, raccordementId: "" };
  await owner.call(pointCalls.createProductionPoint, { body: aProductionPoint({ projectId, operational }) });
  const producers = () => owner.call(projectCalls.listProjectProducers, { params: { id: projectId } });
  expect((await producers())[0]?.prmSharedWith).toBe(0);
  await withMeter(stranger);
  const answer = await producers();
  expect(answer[0]?.prmSharedWith).toBe(1);
  expect(JSON.stringify(answer)).not.toMatch(new RegExp(`Zibeline|${stranger.id}|${stranger.email}`));
});
