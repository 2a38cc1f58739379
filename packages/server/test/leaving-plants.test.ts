import { applicationCalls } from "@mec/api/application";
import { overviewCalls } from "@mec/api/overview";
import { pointCalls } from "@mec/api/point";
import { publicProjectCalls } from "@mec/api/project";
import { asProducer } from "@mec/domain/point";
import { beforeEach, expect, it } from "vitest";
import { endDepartures } from "../src/features/application/end-departures.ts";
import {
  addressAt,
  aProductionPoint,
  applyTo,
  confirmEmail,
  move,
  publish,
  setStatus,
} from "./application-fixtures.ts";
import { startTestServer, type TestServer } from "./harness.ts";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["signedUp"]>>;
let farmer: Awaited<ReturnType<TestServer["signedUp"]>>;
let projectId: string;
let applicationId: string;
beforeEach(async () => {
  server = await startTestServer();
  owner = await server.signedUp();
  farmer = await server.signedUp({ firstName: "Paule", lastName: "Roche" });
  await confirmEmail(server, farmer.id);
  projectId = await publish(owner);
  await owner.call(pointCalls.createProductionPoint, {
    body: aProductionPoint({ projectId, productionPower: 9, annualProduction: "10000" }),
  });
  const plant = aProductionPoint({
    productionPower: 36,
    annualProduction: "41000",
    address: addressAt(0.3),
    operational: { isOperational: true, prm: "30009876543210", sge: true, raccordementId: "" },
  });
  const { id } = await farmer.call(pointCalls.createProductionPoint, { body: plant });
  const body = { projectId, participant: asProducer(id), isFromProjectOwner: false };
  applicationId = (await farmer.call(applicationCalls.apply, { body })).id;
  await move(owner, applicationId, { status: "SIGNATURE" });
  await setStatus(server, applicationId, "SIGNED");
  const home = await applyTo(await server.signedUp(), projectId, { annualConsumption: "5000" });
  await move(owner, home.id, { status: "SIGNATURE" });
  server.setNow(new Date("2026-11-27T09:00:00.000Z"));
  await farmer.call(applicationCalls.requestDeparture, {
    params: { id: applicationId },
    body: { leavingOn: "2027-01-31", reason: "Je vends la grange." },
  });
});

const readPage = () =>
  server.visitor().call(publicProjectCalls.getPublicProject, { params: { id: projectId } });
const read = async () => {
  const { powerKwc, leavingText } = await readPage();
  const { figures } = await owner.call(overviewCalls.getOverview, { params: { id: projectId } });
  expect(figures.leavingText).toBe(leavingText);
  return [powerKwc, leavingText?.replaceAll("\u00a0", " ") ?? null, figures.pledgedAfter];
};
const settlement = (method: "PUT" | "DELETE", day?: string) =>
  owner.send(method, `/api/application/${applicationId}/departure/settlement`, day ? { day } : undefined);

it("a plant whose leaving is settled for a day counts until then, and the page and its owner's home tell that day", async () => {
  // What is asked may be withdrawn: it is nobody's but the owner's and his.
  expect(await read()).toEqual([45, null, null]);
  await settlement("PUT", "2027-01-31");
  // 5,000 kWh of the 10,000 that stay.
  expect(await read()).toEqual([45, "36 kWc partent le 31 janvier 2027", 0.5]);
  await settlement("PUT", "2027-01-15");
  expect(await read()).toEqual([45, "36 kWc partent le 15 janvier 2027", 0.5]);
  await settlement("DELETE");
  expect(await read()).toEqual([45, null, null]);
});

it("once that day has come nothing of it is told any more", async () => {
  await settlement("PUT", "2027-01-31");
  server.setNow(new Date("2027-01-31T06:00:00.000Z"));
  await endDepartures(server.deps);
  expect(await readPage()).toMatchObject({ powerKwc: 9, leavingText: null });
});

it("the page tells neither who leaves nor why", async () => {
  await settlement("PUT", "2027-01-31");
  expect(JSON.stringify(await readPage())).not.toMatch(/Roche|grange/u);
});
