import { createHash } from "node:crypto";
import { applicationCalls } from "@mec/api/application";
import { asConsumer } from "@mec/domain/point";
import { gainText, ownSaving } from "@mec/domain/study";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { aCandidate, type Candidate, manyTakePart, pageOf } from "../../../../test/candidate-fixtures.ts";
import { applicationPersonalData } from "../personal-data.ts";

let candidate: Candidate;
beforeEach(async () => {
  candidate = await aCandidate();
  await manyTakePart(candidate);
});

const at = (minute: number) => candidate.server.setNow(new Date(Date.UTC(2026, 5, 2, 8, minute)));
const othersConsume = (kwh: number) =>
  candidate.server.deps.db
    .updateTable("consumption_point")
    .set({ annual_consumption: kwh })
    .where("id", "<>", candidate.pointId)
    .execute();
const answer = (status: "SIGNATURE" | "REJECTED", price?: number) =>
  candidate.holder.send("POST", `/api/application/${candidate.applicationId}/progress`, {
    status,
    ...(price && { price }),
  });

async function told(price = 0.12) {
  await candidate.propose(price);
  const sum = await candidate.read();
  await candidate.server.settle();
  if (!sum) throw new Error("No price waits");
  return sum;
}

it("is kept with its price: what others consume moves today's sum, and not the one of its mail", async () => {
  at(1);
  const first = await told();
  at(5);
  await othersConsume(300);
  const later = await candidate.read();
  expect(later?.savingEur.high).not.toBeCloseTo(first.savingEur.high, 0);
  expect(later?.agreed).toMatchObject({ at: "2026-06-02T08:01:00.000Z", membershipEur: first.membershipEur });
  const kept = gainText(ownSaving({ ...first, ...later?.agreed }));
  expect(kept).toBe(gainText(ownSaving(first)));
  const figures = kept.match(/[\d\u202f]+/gu) ?? [];
  const mail = candidate.server.mails.find(({ subject }) => subject.startsWith("Un prix vous est proposé"));
  for (const figure of figures) expect(mail?.text).toContain(figure);
});

it("is kept with what its place takes of the production, by which several are added up", async () => {
  await told();
  const { kept_sum: kept } = await candidate.server.deps.db
    .selectFrom("application")
    .select("kept_sum")
    .where("id", "=", candidate.applicationId)
    .executeTakeFirstOrThrow();
  expect(kept?.productionShare?.high).toBeGreaterThan(0);
  expect(kept?.ownCostsEur).toBeGreaterThan(0);
});

it("says what its holder changed of his own place since, and keeps both cases", async () => {
  at(1);
  const first = await told();
  expect((await candidate.read())?.ownChanges).toEqual([]);
  at(5);
  await candidate.server.deps.db
    .updateTable("consumption_point")
    .set({ annual_consumption: 900 })
    .where("id", "=", candidate.pointId)
    .execute();
  const later = await candidate.read();
  expect(later?.ownChanges).toEqual(["use"]);
  expect(later?.agreed?.sharedKwh?.high).toBeCloseTo(first.sharedKwh.high, 0);
  expect(later?.agreed?.withoutExemptionEur?.low).toBeCloseTo(
    first.withoutExemptionEur?.low ?? Number.NaN,
    1,
  );
});

it("marks what its holder said so that nobody finds it by trial, and says nothing of what was marked otherwise", async () => {
  at(1);
  await told();
  const { db } = candidate.server.deps;
  const application = db.selectFrom("application").where("id", "=", candidate.applicationId);
  const { kept_sum: kept } = await application.select("kept_sum").executeTakeFirstOrThrow();
  const tried = Array.from({ length: 10_000 }, (_, kwh) =>
    createHash("sha256").update(`${kwh}`).digest("base64url").slice(0, 12),
  );
  expect(tried.filter((mark) => kept?.own?.use.includes(mark))).toEqual([]);
  const former = { use: tried[4500], hours: "former", contract: "former", kind: "former" };
  await sql`update application set kept_sum = jsonb_set(kept_sum, '{own}', ${JSON.stringify(former)}::jsonb)
    where id = ${candidate.applicationId}`.execute(db);
  expect((await candidate.read())?.ownChanges).toEqual([]);
});

it("stays the one that is compared with after the yes", async () => {
  at(1);
  const first = await told();
  at(5);
  await othersConsume(300);
  expect((await answer("SIGNATURE", 0.12)).statusCode).toBe(201);
  const later = await candidate.read();
  expect(later?.agreed?.at).toBe("2026-06-02T08:01:00.000Z");
  expect(later?.agreed?.savingEur.high).toBeCloseTo(first.savingEur.high, 1);
});

it("is another price's no more, until its mail has told a sum", async () => {
  at(1);
  await told();
  at(3);
  await candidate.propose(0.1);
  expect((await candidate.read())?.agreed?.at).toBeUndefined();
  await candidate.server.settle();
  expect((await candidate.read())?.agreed?.at).toBe("2026-06-02T08:03:00.000Z");
});

it("is told in its holder's export", async () => {
  await told();
  const { db } = candidate.server.deps;
  const { kept_sum: kept } = await db
    .selectFrom("application")
    .select("kept_sum")
    .where("id", "=", candidate.applicationId)
    .executeTakeFirstOrThrow();
  const own = await applicationPersonalData.read(candidate.server.deps, { id: candidate.holder.id } as never);
  expect(JSON.stringify(own)).toContain(JSON.stringify(kept));
});

it("stands beside what the project's page told who applied, at the price that it announced then", async () => {
  const { server, scene, pointId, applicationId } = candidate;
  const { db } = server.deps;
  await db.updateTable("production_point").set({ price_min: 0.1, price_max: 0.12 }).execute();
  await db.deleteFrom("application").where("id", "=", applicationId).execute();
  await candidate.holder.call(applicationCalls.apply, {
    body: { projectId: scene.projectId, participant: asConsumer(pointId), isFromProjectOwner: false },
  });
  const page = await pageOf(candidate, candidate.holder, pointId);
  await server.settle();
  await db.updateTable("production_point").set({ price_min: 0.05, price_max: 0.05 }).execute();
  await othersConsume(300);
  const { id } = await db
    .selectFrom("application")
    .select("id")
    .where("consumption_point_id", "=", pointId)
    .executeTakeFirstOrThrow();
  await scene.owner.send("POST", `/api/application/${id}/progress`, { status: "PROPOSAL", price: 0.08 });
  const { announced } = (await candidate.read()) ?? {};
  expect(announced?.price).toEqual({ min: 0.1, max: 0.12 });
  expect(announced?.savingEur.low).toBeCloseTo(page.savingEur.low, 1);
  expect(announced?.savingEur.high).toBeCloseTo(page.savingEur.high, 1);
});
