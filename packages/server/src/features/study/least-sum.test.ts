import { studyCalls } from "@mec/api/study";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { aCandidate, type Candidate, pageOf } from "../../../test/candidate-fixtures.ts";
import type { Visitor } from "../../../test/harness.ts";
import { applicationRow, consumptionPointRow } from "../../../test/rows.ts";

let candidate: Candidate;
beforeEach(async () => {
  candidate = await aCandidate();
});

/** Neighbours who apply, at these kWh a year, each with his application. */
async function apply(...uses: readonly number[]): Promise<string[]> {
  const ids = [];
  for (const kwh of uses) {
    const neighbour = await candidate.server.signedUp();
    ids.push(...(await applyFor(neighbour.id, kwh)));
  }
  return ids;
}

/** Places of one account that apply. */
async function applyFor(accountId: string, ...uses: readonly number[]): Promise<string[]> {
  const { server, scene } = candidate;
  const { db } = server.deps;
  const ids = [];
  for (const kwh of uses) {
    const point = await consumptionPointRow(db, accountId);
    await db
      .updateTable("consumption_point")
      .set({ annual_consumption: kwh })
      .where("id", "=", point)
      .execute();
    ids.push(
      await applicationRow(db, {
        projectId: scene.projectId,
        consumptionPointId: point,
        status: "APPLICATION",
      }),
    );
  }
  return ids;
}

const settle = (applicationIds: readonly string[], status: "SIGNATURE" | "REJECTED") =>
  candidate.server.deps.db
    .updateTable("application")
    .set({ status })
    .where("id", "in", applicationIds)
    .execute();

/** The low end that her own page, the public page and the price that waits tell; the roof makes 36,000 kWh a year. */
async function lowEnds() {
  const { server, holder, pointId } = candidate;
  const own = await pageOf(candidate, holder, pointId);
  const known = await pageOf(candidate, server.visitor());
  const priced = await candidate.read();
  return [own.savingEur.low, known.savingEur.low, priced?.savingEur.low ?? Number.NaN];
}

const filledOf = async (visitor: Visitor) =>
  (
    await visitor.call(studyCalls.getEstimateBasis, {
      params: { id: candidate.scene.projectId },
      query: {},
    })
  ).filledShare;

describe("the low end of a sum that a candidate is told", () => {
  it("holds once a bakery that waited with her is accepted, and whoever else", async () => {
    const homes = await apply(4000, 5000, 3500, 6000, 4500);
    const bakery = await apply(190_000);
    await candidate.propose(0.08);
    const announced = await lowEnds();
    for (const accepted of [bakery, homes]) {
      await settle(accepted, "SIGNATURE");
      expect(await lowEnds()).toEqual(announced);
    }
  });

  it("is no lower for those who are refused", async () => {
    await apply(4000, 5000, 3500, 6000, 4500);
    const bakery = await apply(190_000);
    await candidate.propose(0.08);
    const announced = await lowEnds();
    await settle(bakery, "REJECTED");
    const after = await lowEnds();
    after.forEach((low, index) => {
      expect(low).toBeGreaterThan(announced[index] ?? Number.NaN);
    });
  });

  it("is what it was whatever is asked for by who has not confirmed his address, until an owner answers", async () => {
    await apply(4000, 5000, 3500, 6000, 4500);
    await candidate.propose(0.08);
    const before = await lowEnds();
    const { server, scene } = candidate;
    const stranger = await server.signedUp({}, { confirmed: false });
    const [application = ""] = await applyFor(stranger.id, 190_000);
    expect(await lowEnds()).toEqual(before);
    await scene.owner.send("POST", `/api/application/${application}/progress`, {
      status: "PROPOSAL",
      price: 0.08,
    });
    for (const [index, low] of (await lowEnds()).entries()) expect(low).toBeLessThan(before[index] ?? 0);
  });

  it("counts the places of one account as one of five, and draws the same whichever of them apply", async () => {
    const { server, scene } = candidate;
    await server.deps.db
      .deleteFrom("application")
      .where("consumption_point_id", "=", scene.candidate)
      .execute();
    const stranger = await server.signedUp();
    const fivePlaces = Array<number>(5).fill(40_000);
    const places = await applyFor(stranger.id, ...fivePlaces);
    expect(await filledOf(server.visitor())).toBeNull();
    await apply(4000);
    const drawn = [await filledOf(server.visitor())];
    expect(drawn).toEqual([expect.any(Number)]);
    for (let each = 0; each < 8; each++) {
      await settle(places, "REJECTED");
      places.splice(0, places.length, ...(await applyFor(stranger.id, ...fivePlaces)));
      drawn.push(await filledOf(server.visitor()));
    }
    expect(new Set(drawn).size).toBe(1);
  });

  it("tells nothing of what they consume where four have applied", async () => {
    await candidate.propose(0.08);
    const { server, scene } = candidate;
    await server.deps.db
      .deleteFrom("application")
      .where("consumption_point_id", "=", scene.candidate)
      .execute();
    const before = await lowEnds();
    await apply(190_000);
    expect(await lowEnds()).toEqual(before);
  });

  it("tells nobody what a neighbour consumes, whatever he applies with himself: a class of use, where he sees it come", async () => {
    await apply(4000, 5000, 3500, 6000, 4500);
    const stranger = await candidate.server.signedUp();
    const [neighbour] = await apply(19_000);
    await applyFor(stranger.id, 60_000);
    const { db } = candidate.server.deps;
    const toldWith = async (kwh: number, own: number) => {
      const pointOf = (account: string) => sql`id in (select p.id from consumption_point p join application a
        on a.consumption_point_id = p.id where ${sql.raw(account)})`;
      await sql`update consumption_point set annual_consumption = ${kwh} where ${pointOf(`a.id = '${neighbour}'`)}`.execute(
        db,
      );
      await sql`update consumption_point set annual_consumption = ${own} where ${pointOf(`p.account_id = '${stranger.id}'`)}`.execute(
        db,
      );
      return filledOf(candidate.server.visitor());
    };
    const turns = async (kwh: number) => {
      const told = [];
      for (let own = 60_000; own < 140_000; own += 9000) told.push(await toldWith(kwh, own));
      return told;
    };
    expect(await turns(19_500)).toEqual(await turns(16_500));
    expect(await turns(20_500)).not.toEqual(await turns(16_500));
  });
});
