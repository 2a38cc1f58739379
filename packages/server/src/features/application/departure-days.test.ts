import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { limits } from "@mec/domain/account";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import type { TestServer } from "../../../test/harness.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../test/signature-fixtures.ts";
import { endDepartures } from "./end-departures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  await signAll(server, signing.participant.email);
  await signAll(server, signing.pmoEmail);
  await signAll(server, signing.producer.email);
  await sql`update document set data = jsonb_set(data, '{terms,noticeMonths}', '2')
    where kind = 'salesContract'`.execute(server.deps.db);
  server.setNow(new Date("2026-11-27T09:00:00.000Z"));
  await ask("2026-12-10");
  await server.settle();
  server.mails.length = 0;
});

const params = () => ({ id: signing.application.id });
const ask = (leavingOn: string) =>
  signing.holder.call(applicationCalls.requestDeparture, {
    params: params(),
    body: { leavingOn, reason: "" },
  });
const path = (what = "/settlement") => `/api/application/${signing.application.id}/departure${what}`;
const settle = (day: string) => signing.owner.send("PUT", path(), { day });
const giveUp = () => signing.owner.send("DELETE", path());
const point = () =>
  signing.holder.call(pointCalls.getConsumptionPoint, {
    params: { id: signing.application.consumerId ?? "" },
  });
const subjects = (to: string) =>
  server.mails.filter((mail) => mail.to === to).map(({ subject }) => subject.replaceAll("\u00a0", " "));

it("an owner who changes the day again and again is stopped as any step of an application is", async () => {
  const statuses: number[] = [];
  for (let at = 0; at <= limits.stepsPerApplication.points; at++)
    statuses.push((await settle(at % 2 === 0 ? "2026-12-10" : "2026-12-09")).statusCode);
  await server.settle();
  expect(statuses).toContain(429);
});

it("who is settled for one day and then another before any mail went is told each day once", async () => {
  await settle("2026-12-10");
  await settle("2026-12-09");
  await server.settle();
  const own = subjects(signing.holder.email);
  expect(new Set(own).size).toBe(own.length);
});

it("a settled day that has passed is given up by nobody: he has left on it", async () => {
  await settle("2026-12-10");
  server.setNow(new Date("2026-12-13T05:30:00.000Z"));
  expect((await giveUp()).statusCode).toBe(409);
  expect((await settle("2026-12-20")).statusCode).toBe(409);
  await endDepartures(server.deps);
  expect((await point()).left?.leftAt).toBe("2026-12-10T12:00:00.000Z");
});

it("a settled day that has passed stays the day of the leaving when the owner settles it at once", async () => {
  await settle("2026-12-10");
  server.setNow(new Date("2026-12-13T05:30:00.000Z"));
  await signing.owner.send("POST", path());
  expect((await point()).left?.leftAt).toBe("2026-12-10T12:00:00.000Z");
});

it("a day beyond the next two years is refused: its year was mistyped", async () => {
  const far = await signing.holder.send("POST", path(""), { leavingOn: "9999-12-31", reason: "" });
  expect(far.statusCode).toBe(400);
  expect(far.json()).toMatchObject({ issues: [{ code: "DEPARTURE_TOO_LATE" }] });
});

it("a settled departure settled at once tells the seller that the day is another", async () => {
  await settle("2026-12-10");
  await server.settle();
  server.mails.length = 0;
  await signing.owner.send("POST", path());
  await server.settle();
  expect(subjects(signing.producer.email)).not.toEqual([]);
});
