import { applicationCalls } from "@mec/api/application";
import { overviewCalls } from "@mec/api/overview";
import { pointCalls } from "@mec/api/point";
import { limits } from "@mec/domain/account";
import { applicationStatuses } from "@mec/domain/application";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { TestServer } from "../../../test/harness.ts";
import { applicationRow, consumptionPointRow } from "../../../test/rows.ts";
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
  await signing.holder.call(applicationCalls.requestDeparture, {
    params: params(),
    body: { leavingOn: "2026-12-10", reason: "" },
  });
  await server.settle();
  server.mails.length = 0;
});

const params = () => ({ id: signing.application.id });
const path = (what = "/settlement") => `/api/application/${signing.application.id}/departure${what}`;
const settle = (day: string) => signing.owner.send("PUT", path(), { day });
const giveUp = () => signing.owner.send("DELETE", path());
const consumerId = () => signing.application.consumerId ?? "";
const read = () => signing.holder.call(applicationCalls.getApplication, { params: { id: consumerId() } });
const point = () => signing.holder.call(pointCalls.getConsumptionPoint, { params: { id: consumerId() } });
const toDo = async () => {
  const { toDo: all } = await signing.owner.call(overviewCalls.getOverview, {
    params: { id: signing.projectId },
  });
  return all.map(({ kind }) => kind);
};
const told = async () => {
  await server.settle();
  const mails = server.mails.map(({ to, subject, text }) => ({
    to,
    subject: subject.replaceAll("\u00a0", " "),
    text: text.replaceAll("\u00a0", " "),
  }));
  server.mails.length = 0;
  return mails;
};
const of = (mails: Awaited<ReturnType<typeof told>>, to: string) => mails.filter((mail) => mail.to === to);

it("who leaves says that his letters have left, before and after his day is settled, and a corrected request keeps it", async () => {
  const sent = () => signing.holder.call(applicationCalls.sayLettersSent, { params: params() });
  await settle("2026-12-10");
  expect((await read())?.departure).not.toHaveProperty("lettersSentOn");
  await sent();
  server.setNow(new Date("2026-11-29T09:00:00.000Z"));
  await sent();
  expect((await read())?.departure).toMatchObject({ lettersSentOn: "2026-11-27", settledFor: "2026-12-10" });
  await giveUp();
  await signing.holder.call(applicationCalls.requestDeparture, {
    params: params(),
    body: { leavingOn: "2026-12-12", reason: "" },
  });
  expect((await read())?.departure).toMatchObject({ lettersSentOn: "2026-11-27", leavingOn: "2026-12-12" });
  expect((await signing.owner.send("PUT", path("/letters"))).statusCode).toBe(404);
});

it("an owner settles a departure for the day asked: until then the participant takes part, and reads that day", async () => {
  expect(await toDo()).toContain("settle-early-departures");
  const answer = await settle("2026-12-10");
  expect([answer.statusCode, answer.json().settledFor]).toEqual([200, "2026-12-10"]);
  expect((await read())?.departure).toMatchObject({ leavingOn: "2026-12-10", settledFor: "2026-12-10" });
  // Nothing is left to settle, nor is he one to start with.
  expect(await toDo()).not.toContain("settle-early-departures");
  expect(await toDo()).not.toContain("start-sharing");
  const mails = await told();
  const [own] = of(mails, signing.holder.email);
  expect(own?.subject).toMatch(/Votre départ de .* est réglé pour le 10 décembre 2026/u);
  expect(own?.text).toContain("D’ici là rien ne change");
  expect(own?.text).toContain("au plus tard le 27 janvier 2027");
  const [seller] = of(mails, signing.producer.email);
  expect(seller?.subject).toMatch(/part le 10 décembre 2026/u);
  expect(seller?.text).toContain("au plus tard le 27 janvier 2027");
  // The owner knows what he has done himself.
  expect(of(mails, signing.owner.email)).toEqual([]);
});

it("he leaves by himself on that day, once, and he and the owner are told that day", async () => {
  await settle("2026-12-10");
  await told();
  server.setNow(new Date("2026-12-09T22:59:00.000Z"));
  await endDepartures(server.deps);
  expect((await point()).applicationProgress).not.toBeNull();
  // In Paris it is the 10th.
  server.setNow(new Date("2026-12-09T23:01:00.000Z"));
  await Promise.all([endDepartures(server.deps), endDepartures(server.deps)]);
  await endDepartures(server.deps);
  const { left, applicationProgress } = await point();
  expect(applicationProgress).toBeNull();
  expect(left?.leftAt).toBe("2026-12-09T23:01:00.000Z");
  const mails = await told();
  expect(mails).toHaveLength(2);
  const [own] = of(mails, signing.holder.email);
  expect(own?.text).toContain("depuis le 10 décembre 2026.");
  const [owners] = of(mails, signing.owner.email);
  expect(owners?.subject).toMatch(/a quitté le projet/u);
  expect(owners?.text).toContain("depuis le 10 décembre 2026, comme vous l’aviez réglé");
});

it("a platform that was not running on that day has him leave on it all the same", async () => {
  await settle("2026-12-10");
  server.setNow(new Date("2026-12-13T06:00:00.000Z"));
  await endDepartures(server.deps);
  expect((await point()).left?.leftAt).toBe("2026-12-10T12:00:00.000Z");
  const [own] = of(await told(), signing.holder.email).slice(-1);
  expect(own?.text).toContain("depuis le 10 décembre 2026");
});

it("another’s that cannot be ended does not keep him past his day", async () => {
  await settle("2026-12-10");
  const { db, queue } = server.deps;
  const { id: accountId } = await server.signedUp();
  const consumptionPointId = await consumptionPointRow(db, accountId);
  const other = await applicationRow(db, {
    projectId: signing.projectId,
    consumptionPointId,
    status: "EXPLOITATION",
  });
  await sql`update application set departure =
    (select departure from application where id = ${signing.application.id}) where id = ${other}`.execute(db);
  const [first, second] = [signing.application.id, other].toSorted();
  server.setNow(new Date("2026-12-10T06:00:00.000Z"));
  const failing = async (...[tx, ...events]: Parameters<typeof queue.emit>) => {
    if (events.some((event) => "applicationId" in event && event.applicationId === first))
      throw new Error("not today");
    await queue.emit(tx, ...events);
  };
  const left = async () =>
    (await db.selectFrom("application").select("id").where("ended_at", "is not", null).execute()).map(
      ({ id }) => id,
    );
  const ended = endDepartures({ ...server.deps, queue: { ...queue, emit: failing } });
  await expect(ended).rejects.toThrow("not today");
  expect(await left()).toEqual([second]);
  await endDepartures(server.deps);
  expect((await left()).toSorted()).toEqual([first, second]);
});

describe("a settled day", () => {
  it("is to come, and no later than what he asked and signed for", async () => {
    expect((await settle("2026-11-27")).json().message).toBe("DEPARTURE_IN_THE_PAST");
    expect((await settle("2027-01-28")).json().message).toBe("DEPARTURE_TOO_LATE");
    expect((await settle("2027-01-27")).statusCode).toBe(200);
  });

  it("is its owner's to change: the same again tells nobody, another one tells both", async () => {
    await settle("2026-12-10");
    expect(await told()).toHaveLength(2);
    await settle("2026-12-10");
    expect(await told()).toEqual([]);
    await settle("2027-01-15");
    const mails = await told();
    expect(mails).toHaveLength(2);
    for (const { subject } of mails) expect(subject).toContain("15 janvier 2027");
    const own = of(mails, signing.holder.email)[0]?.text;
    expect(own).toContain("Vous aviez demandé le 10 décembre 2026.");
    expect(own).toContain("a changé le jour de votre départ, qui n’est plus le 10 décembre 2026");
  });

  it("may come sooner: settled at once, he leaves at once, and not again later", async () => {
    await settle("2026-12-10");
    await told();
    expect((await signing.owner.send("POST", path())).statusCode).toBe(204);
    expect((await point()).left?.leftAt).toBe("2026-11-27T09:00:00.000Z");
    // Himself, his owner, and who sells to him: that one was told the other day.
    expect(await told()).toHaveLength(3);
    server.setNow(new Date("2026-12-12T09:00:00.000Z"));
    await endDepartures(server.deps);
    expect(await told()).toEqual([]);
    expect((await settle("2027-01-15")).json().message).toBe("INVALID_TRANSITION");
  });

  it("is not his who asked to withdraw or correct: he reads whom to write to", async () => {
    await settle("2026-12-10");
    const stay = await signing.holder.send("DELETE", path(""));
    expect([stay.statusCode, stay.json().message]).toEqual([409, "INVALID_TRANSITION"]);
    const correct = await signing.holder.send("POST", path(""), { leavingOn: "2027-02-01", reason: "" });
    expect(correct.json().issues[0].message.replaceAll("\u00a0", " ")).toContain(
      "réglé pour le 10 décembre 2026 : écrivez au porteur",
    );
    expect((await read())?.departure?.settledFor).toBe("2026-12-10");
  });

  it("is given up by its owner: the request waits again, all are told, and it may be withdrawn", async () => {
    expect((await giveUp()).json().message).toBe("INVALID_TRANSITION");
    await settle("2026-12-10");
    await told();
    expect((await giveUp()).statusCode).toBe(204);
    expect((await read())?.departure).toMatchObject({ leavingOn: "2026-12-10" });
    expect((await read())?.departure?.settledFor).toBeUndefined();
    expect(await toDo()).toContain("settle-early-departures");
    const mails = await told();
    expect(of(mails, signing.holder.email)[0]?.subject).toMatch(/ne quittez plus .* le 10 décembre 2026/u);
    expect(of(mails, signing.producer.email)[0]?.text).toContain("renonce au 10 décembre 2026");
    server.setNow(new Date("2026-12-10T09:00:00.000Z"));
    await endDepartures(server.deps);
    expect((await read())?.departure).toBeDefined();
    expect((await signing.holder.send("DELETE", path(""))).statusCode).toBe(204);
  });

  it("is nobody else's: who asked and strangers find nothing to settle", async () => {
    const stranger = await server.signedUp();
    for (const person of [signing.holder, stranger]) {
      expect((await person.send("PUT", path(), { day: "2026-12-10" })).statusCode).toBe(404);
      expect((await person.send("DELETE", path())).statusCode).toBe(404);
    }
  });

  it.each(applicationStatuses)("is settled of who takes part alone: %s", async (status) => {
    const isStanding = status === "SIGNED" || status === "EXPLOITATION";
    const answers = async () => [
      (await settle("2026-12-10")).statusCode,
      (await giveUp()).statusCode,
      (await signing.owner.send("POST", path())).statusCode,
    ];
    await sql`update application set status = ${status}`.execute(server.deps.db);
    expect(await answers()).toEqual(isStanding ? [200, 204, 204] : [409, 409, 409]);
    // Once he has left nothing is settled, whatever he was.
    await sql`update application set ended_at = now()`.execute(server.deps.db);
    expect(await answers()).toEqual([409, 409, 409]);
  });

  it("ends with a retraction: nothing of it is left to settle, or to end", async () => {
    await settle("2026-12-10");
    await sql`update application set status = 'REJECTED'`.execute(server.deps.db);
    await told();
    server.setNow(new Date("2026-12-12T09:00:00.000Z"));
    await endDepartures(server.deps);
    expect(await told()).toEqual([]);
    expect((await signing.owner.send("POST", path())).json().message).toBe("INVALID_TRANSITION");
  });
});

it("an owner who changes the day again and again is stopped like whoever takes too many steps", async () => {
  const statuses: number[] = [];
  for (let at = 0; at <= limits.stepsPerApplication.points; at++)
    statuses.push((await settle(at % 2 === 0 ? "2026-12-10" : "2026-12-09")).statusCode);
  expect(statuses).toContain(429);
});

it("who is settled for one day and then another before any mail went is told each day once", async () => {
  await settle("2026-12-10");
  await settle("2026-12-09");
  const own = of(await told(), signing.holder.email).map(({ subject }) => subject);
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
  await told();
  await signing.owner.send("POST", path());
  expect(of(await told(), signing.producer.email)[0]?.subject).toMatch(/part le 27 novembre 2026$/u);
});
