import { applicationCalls } from "@mec/api/application";
import { overviewCalls } from "@mec/api/overview";
import { pointCalls } from "@mec/api/point";
import { plantSaleCalls, studyCalls } from "@mec/api/study";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { endDepartures } from "../src/features/application/end-departures.ts";
import { findDues } from "../src/features/overview/dues.ts";
import { move, setStatus } from "./application-fixtures.ts";
import { ownContract } from "./candidate-fixtures.ts";
import type { TestServer } from "./harness.ts";
import { cellOf, columnOf, linesOf } from "./read-annexe.ts";
import { applicationRow, consumptionPointRow } from "./rows.ts";
import { type Signing, sendToSign, signAll, startSigning } from "./signature-fixtures.ts";
import { askFee, signedBy, townHall } from "./study-fixtures.ts";

interface Building {
  readonly placeId: string;
  readonly applicationId: string;
}

let server: TestServer;
let signing: Signing;
let school: Building;
let hall: Building;

/** Of a clerk's account, whose mayor signs by his own mailbox. */
async function signedBuilding(name: string): Promise<Building> {
  const { db } = server.deps;
  const { projectId } = signing;
  const placeId = await consumptionPointRow(db, signing.owner.id, { name });
  const contract = JSON.stringify(ownContract);
  const told = { contract, annual_consumption: 20_000 };
  await db.updateTable("consumption_point").set(told).where("id", "=", placeId).execute();
  const applicationId = await applicationRow(db, {
    ...{ projectId, consumptionPointId: placeId, status: "SIGNATURE" },
  });
  await signedBy(
    server,
    { consumption_point_id: placeId },
    { ...townHall, email: signing.participant.email },
  );
  const application = { ...signing.application, id: applicationId, consumerId: placeId };
  await sendToSign(server, { ...signing, placeName: name, application }, ["bulletin", "accord"]);
  await signAll(server, signing.participant.email);
  await signAll(server, signing.pmoEmail);
  return { placeId, applicationId };
}

/** The school and the hall share, fed by the commune's own roof. */
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  server.setNow(new Date("2026-11-02T09:00:00Z"));
  const { db } = server.deps;
  await askFee(db, signing.projectId);
  const roof = { account_id: signing.owner.id, annual_production: 36_000 };
  await db.updateTable("production_point").set(roof).execute();
  await signedBy(server, { production_point_id: signing.productionPointId }, townHall);
  school = await signedBuilding("L’école");
  hall = await signedBuilding("La salle des fêtes");
  // The samples' documents are made to name these places.
  const meterOf = sql`case name when 'L’école' then '30000000000111' else '30000000000222' end`;
  await sql`update consumption_point set prm = ${meterOf} where account_id = ${signing.owner.id}`.execute(db);
  for (const table of ["consumption_point", "production_point"])
    await sql`update ${sql.table(table)} set (address, latitude, longitude) =
      (select address, latitude, longitude from project)`.execute(db);
  await sql`update document d set data = data || jsonb_build_object('site',
      data->'site' || jsonb_build_object('prm', c.prm, 'address', c.address))
    from consumption_point c where c.id = d.consumption_point_id`.execute(db);
  const { results } = await signing.owner.call(applicationCalls.moveApplications, {
    params: { id: signing.projectId },
    body: {
      applicationIds: [school.applicationId, hall.applicationId],
      step: { status: "EXPLOITATION", startsOn: "2026-11-05", confirmLeftOut: true },
    },
  });
  expect(results.map(({ ok }) => ok)).toEqual([true, true]);
  server.setNow(new Date("2026-11-20T09:00:00Z"));
  await mails();
});

async function mails() {
  await server.settle();
  const told = server.mails.map(({ to, subject, text }) => ({ to, text: `${subject}\n${text}` }));
  server.mails.length = 0;
  return told;
}
const asks = ({ applicationId }: Building, leavingOn: string) =>
  signing.owner.send("POST", `/api/application/${applicationId}/departure`, { leavingOn, reason: "" });
async function leavesOn(building: Building, day: string) {
  expect((await asks(building, day)).statusCode).toBe(201);
  const path = `/api/application/${building.applicationId}/departure/settlement`;
  expect((await signing.owner.send("PUT", path, { day })).statusCode).toBe(200);
}
async function comes(day: string) {
  server.setNow(new Date(`${day}T05:00:00Z`));
  await endDepartures(server.deps);
}
async function leavesAtOnce(building: Building, day: string) {
  expect((await asks(building, day)).statusCode).toBe(201);
  const path = `/api/application/${building.applicationId}/departure/settlement`;
  expect((await signing.owner.send("POST", path)).statusCode).toBe(204);
}
const params = () => ({ id: signing.projectId });
const home = () => signing.owner.call(overviewCalls.getOverview, { params: params() });
/** Of places that were made at one moment the order is none. */
async function toDo(kind: string) {
  const found = (await home()).toDo.find((one) => one.kind === kind);
  return found && { ...found, names: found.names?.toSorted() };
}
const both = ["L’école", "La salle des fêtes"].toSorted();
const meters = async () => columnOf(await linesOf(signing), "Consommateurs", "PRM");
const study = async () =>
  (await signing.owner.call(studyCalls.getStudy, { params: params(), query: {} })).ownBodies?.[0];
const sale = () =>
  signing.owner.call(plantSaleCalls.getPlantSale, { params: { id: signing.productionPointId } });

it("nobody is told of a departure for a day to come: the owner has settled it, and all counts until then", async () => {
  await leavesOn(school, "2026-12-20");
  expect(await mails()).toEqual([]);
  expect(await meters()).toContain("30000000000111");
  expect((await study())?.places.toSorted()).toEqual(both);
  expect(await toDo("tell-network")).toMatchObject({ count: 1, names: ["L’école"] });
});

it("a day that the owner told is the annex's: of the start, of the places and of his own plant, whatever day he wished before; no other is foretold", async () => {
  const lines = await linesOf(signing);
  expect(cellOf(lines, "Date de démarrage souhaitée")).toBe("05/11/2026");
  expect(columnOf(lines, "Producteurs", "Date d’entrée")).toEqual(["05/11/2026"]);
  expect(new Set(columnOf(lines, "Consommateurs", "Date d’entrée"))).toEqual(
    new Set(["05/11/2026", "à compléter"]),
  );
  for (const { earliest } of (await home()).toDo) expect(earliest).toBeUndefined();
});

it("on that day its owner and who signed for it are told since when, and the owner whom to tell and what is owed", async () => {
  await leavesOn(school, "2026-12-20");
  await comes("2026-12-20");
  const told = await mails();
  expect(told.map(({ to }) => to).toSorted()).toEqual(
    [signing.owner.email, signing.participant.email].toSorted(),
  );
  for (const { text } of told) expect(text.replaceAll("\u00a0", " ")).toContain("depuis le 20 décembre 2026");
  const toOwner = told.find(({ to }) => to === signing.owner.email)?.text ?? "";
  expect(toOwner).toContain("comme vous l’aviez réglé");
  expect(toOwner).toContain("gestionnaire de réseau");
  expect(toOwner).toContain("La cotisation de l’année du départ reste due");
});

it("who settles it at once is told nothing of what he has just done, and who signed for it is", async () => {
  await leavesAtOnce(school, "2026-11-21");
  expect((await mails()).map(({ to }) => to)).toEqual([signing.participant.email]);
});

it("is in no count, no sum and no annex from that day on, and its page says what it was", async () => {
  await leavesOn(school, "2026-12-20");
  await comes("2026-12-20");
  expect((await home()).figures).toMatchObject({ participants: 2, signed: 1 });
  expect(await meters()).not.toContain("30000000000111");
  expect((await study())?.places).toEqual(["La salle des fêtes"]);
  expect((await sale())?.own?.places).toBe(1);
  const place = await signing.owner.call(pointCalls.getConsumptionPoint, {
    params: { id: school.placeId },
  });
  expect(place.applicationProgress).toBeNull();
  expect(place.left).toMatchObject({ leftAt: "2026-12-20T05:00:00.000Z", signed: ["bulletin", "accord"] });
});

it("goes on owing what was due before it left, as its page says, until it is called; nothing of the next year", async () => {
  expect(await toDo("call-dues")).toMatchObject({ count: 2, amountEur: 70 });
  await leavesOn(school, "2026-12-20");
  await comes("2026-12-20");
  const due = await toDo("call-dues");
  expect(due).toMatchObject({ count: 2, amountEur: 70, names: both });
  const { members } = await signing.owner.call(overviewCalls.getDuesCall, { params: params() });
  expect(members.flatMap(({ points }) => points).toSorted()).toEqual(both);
  const body = { duty: "call-dues" as const, count: 2, ...(due?.list && { list: due.list }) };
  await signing.owner.call(overviewCalls.sayDone, { params: params(), body });
  expect(await toDo("call-dues")).toBeUndefined();
  const nextYear = await findDues(server.deps.db, signing.projectId, "2027-02-01");
  expect(nextYear).toEqual([
    { of: "application", id: hall.applicationId, dueOn: "2027-01-31", yearly: 15, once: 0 },
  ]);
});

it("a place that comes back in the year for which it was called, or is still to be, owes it once, and the next year's again", async () => {
  await leavesAtOnce(school, "2026-11-21");
  const again = await signing.owner.send("POST", "/api/application", {
    ...{ projectId: signing.projectId, consumptionPointId: school.placeId, isFromProjectOwner: true },
  });
  const applicationId: string = again.json().id;
  expect((await move(signing.owner, applicationId, { status: "SIGNATURE" })).statusCode).toBe(201);
  await setStatus(server, applicationId, "SIGNED");
  // Its fee and the hall's, of 15 € and 20 € to enter: as before it left.
  expect(await toDo("call-dues")).toMatchObject({ count: 2, amountEur: 70 });
  const due = await toDo("call-dues");
  const body = { duty: "call-dues" as const, count: 2, ...(due?.list && { list: due.list }) };
  await signing.owner.call(overviewCalls.sayDone, { params: params(), body });
  expect(await toDo("call-dues")).toBeUndefined();
  const nextYear = await findDues(server.deps.db, signing.projectId, "2027-02-01");
  expect(nextYear.map(({ id, yearly, once }) => [id, yearly, once])).toEqual([
    [hall.applicationId, 15, 0],
    [applicationId, 15, 0],
  ]);
});

it("is called for no more than a year after it left", async () => {
  await leavesOn(school, "2026-12-20");
  await leavesOn(hall, "2026-12-21");
  await comes("2026-12-21");
  const called = async (day: string) => (await findDues(server.deps.db, signing.projectId, day)).length;
  expect([await called("2026-12-22"), await called("2027-12-20"), await called("2027-12-21")]).toEqual([
    2, 1, 0,
  ]);
});

it("once a second has left too, the roof has no building of its own, and sells to its neighbour alone", async () => {
  await leavesOn(school, "2026-12-20");
  await comes("2026-12-20");
  await leavesAtOnce(hall, "2026-12-21");
  expect(await toDo("tell-network")).toMatchObject({ count: 2, names: both });
  expect((await sale())?.own).toBeNull();
  expect(await study()).toBeUndefined();
  expect((await home()).figures).toMatchObject({ participants: 1, signed: 0 });
});

it("comes back by another application, with documents of its own to sign, and its first departure stays told", async () => {
  await leavesOn(school, "2026-12-20");
  await comes("2026-12-20");
  await mails();
  const again = await signing.owner.send("POST", "/api/application", {
    ...{ projectId: signing.projectId, consumptionPointId: school.placeId, isFromProjectOwner: true },
  });
  expect(again.statusCode).toBe(201);
  expect(await meters()).not.toContain("30000000000111");
  expect((await move(signing.owner, again.json().id, { status: "SIGNATURE" })).statusCode).toBe(201);
  expect(await mails()).toEqual([]);
  expect(await meters()).toContain("30000000000111");
  expect((await study())?.places.toSorted()).toEqual(both);
  expect((await home()).figures).toMatchObject({ participants: 3, signed: 1 });
  expect(await toDo("tell-network")).toMatchObject({ count: 1, names: ["L’école"] });
  const place = await signing.owner.call(pointCalls.getConsumptionPoint, {
    params: { id: school.placeId },
  });
  expect(place.left).toBeUndefined();
});

it("once it has signed all again, its arrival is to be declared as its departure is, by its name, and it is listed among who left with its day", async () => {
  const params = { id: signing.projectId };
  await leavesAtOnce(school, "2026-11-21");
  const left = await signing.owner.call(applicationCalls.listDeparted, { params });
  const gone = { id: school.applicationId, kind: "consumer", name: "L’école", leftOn: "2026-11-20" } as const;
  expect(left).toEqual([{ ...gone, holder: expect.any(String), isBack: false }]);
  const again = await signing.owner.send("POST", "/api/application", {
    ...{ projectId: signing.projectId, consumptionPointId: school.placeId, isFromProjectOwner: true },
  });
  const applicationId: string = again.json().id;
  expect((await move(signing.owner, applicationId, { status: "SIGNATURE" })).statusCode).toBe(201);
  expect((await toDo("tell-network"))?.arrivals).toBeUndefined();
  await setStatus(server, applicationId, "SIGNED");
  const due = await toDo("tell-network");
  expect(due).toMatchObject({ count: 2, names: ["L’école"], arrivals: 1, arrived: ["L’école"] });
  const body = { duty: "tell-network" as const, count: 2, ...(due?.list && { list: due.list }) };
  await signing.owner.call(overviewCalls.sayDone, { params, body });
  expect(await toDo("tell-network")).toBeUndefined();
  const [back] = await signing.owner.call(applicationCalls.listDeparted, { params });
  expect(back).toMatchObject({ ...gone, isBack: true });
});
