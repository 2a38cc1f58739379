import { proposalCalls } from "@mec/api/study";
import { beforeEach, describe, expect, it } from "vitest";
import { setStatus } from "../../../test/application-fixtures.ts";
import {
  aCandidate,
  type Candidate,
  manyTakePart,
  ownContract,
  pageOf,
} from "../../../test/candidate-fixtures.ts";
import { applicationRow, consumptionPointRow } from "../../../test/rows.ts";
import { outcomeOfPrice } from "./outcome-of-prices.ts";

let candidate: Candidate;

describe("the sums of who has two places in one project", () => {
  const price = 0.11;
  let second: string;
  let applications: string[];
  beforeEach(async () => {
    candidate = await aCandidate();
    const { db } = candidate.server.deps;
    // Whom a share that is told counts with.
    await manyTakePart(candidate);
    await candidate.say({ vatRegime: "standard" });
    await db
      .updateTable("consumption_point")
      .set({ annual_consumption: 12_000 })
      .where("id", "=", candidate.pointId)
      .execute();
    second = await consumptionPointRow(db, candidate.holder.id, { name: "Salle des fêtes" });
    await db
      .updateTable("consumption_point")
      .set({ contract: JSON.stringify(ownContract), annual_consumption: 4500 })
      .where("id", "=", second)
      .execute();
    const application = await applicationRow(db, {
      projectId: candidate.scene.projectId,
      consumptionPointId: second,
      status: "APPLICATION",
    });
    applications = [candidate.applicationId, application];
  });

  const proposeBoth = async () => {
    for (const id of applications)
      await candidate.scene.owner.send("POST", `/api/application/${id}/progress`, {
        status: "PROPOSAL",
        price,
      });
  };
  const minutesLater = (minutes: number) => {
    const { deps, setNow } = candidate.server;
    setNow(new Date(deps.now().getTime() + minutes * 60_000));
  };
  const sayYesTo = (id: string | undefined) =>
    candidate.holder.send("POST", `/api/application/${id}/progress`, { status: "SIGNATURE", price });
  const places = () =>
    [
      [candidate.pointId, 12_000],
      [second, 4500],
    ] as const;

  const cents = (told: { savingEur: { low: number; high: number } } | null | undefined) =>
    told && [told.savingEur.low, told.savingEur.high].map((eur) => eur.toFixed(2));

  /** As the owner reads it. */
  const euros = (told: { savingEur: { low: number; high: number } } | null | undefined) =>
    told && [told.savingEur.low, told.savingEur.high].map((eur) => Math.round(eur));

  /** What each place is told, of which all tell the same: its application, the project's page and list, and who signs. */
  async function toldOfEach() {
    const { deps } = candidate.server;
    const projectId = candidate.scene.projectId;
    const sums = [];
    for (const [pointId, yearlyConsumption] of places()) {
      const page = await pageOf(candidate, candidate.holder, pointId, yearlyConsumption);
      const application = await candidate.holder.call(proposalCalls.getPriceProposal, {
        params: { id: pointId },
      });
      const signed = await outcomeOfPrice(deps, { projectId, pointId, price });
      expect(cents(page)).toEqual(cents(application));
      expect(cents(signed)).toEqual(cents(application));
      sums.push(cents(application));
    }
    expect(sums[0]).not.toEqual(sums[1]);
    return sums;
  }

  it("are, for each place, the same everywhere from the owner's dialog to the signature, whichever says yes first", async () => {
    const ownerReads = async () => {
      const { people } = await candidate.preview(price, applications);
      return applications.map((id) => euros(people.find(({ applicationId }) => applicationId === id)));
    };
    const inDialog = await ownerReads();
    await proposeBoth();
    const proposed = await toldOfEach();
    expect(inDialog).toEqual(proposed.map((ends) => ends?.map((eur) => Math.round(Number(eur)))));
    expect(await ownerReads()).toEqual(inDialog);
    await sayYesTo(applications[1]);
    expect(await toldOfEach()).toEqual(proposed);
    await sayYesTo(applications[0]);
    expect(await toldOfEach()).toEqual(proposed);
    // Nothing moved for who was told a sum with both.
    expect(await candidate.read()).toMatchObject({ movedSince: null, alone: null });
  });

  it("are in the owner's list what each page says, of one place and of two, with and without a price", async () => {
    const listed = async (ids: readonly string[]) => {
      const { people } = await candidate.scene.owner.call(proposalCalls.previewAcceptance, {
        params: { id: candidate.scene.projectId },
        body: { applicationIds: [...ids], asRead: true },
      });
      return ids.map((id) => euros(people.find(({ applicationId }) => applicationId === id)));
    };
    const onPages = async () => {
      const pages = [];
      for (const [pointId, kwh] of places())
        pages.push(euros(await pageOf(candidate, candidate.holder, pointId, kwh)));
      return pages;
    };
    // Whichever stand on one page of the list, or in one of its tabs.
    const both = async () => {
      const told = await listed(applications);
      expect((await Promise.all(applications.map((id) => listed([id])))).flat()).toEqual(told);
      return told;
    };
    expect(await both()).toEqual(await onPages());
    await candidate.propose(price);
    expect(await both()).toEqual(await onPages());
    await proposeBoth();
    const proposed = await both();
    expect(proposed).toEqual(await onPages());
    await sayYesTo(applications[0]);
    expect(await both()).toEqual(proposed);
    expect(await onPages()).toEqual(proposed);
  });

  it("count the other as soon as it has a price, say what the place brings alone, and are that once the other is refused", async () => {
    await candidate.server.deps.db
      .updateTable("membership_fee")
      .set({ updated_at: new Date(Date.UTC(2026, 4, 1)) })
      .execute();
    await candidate.propose(price);
    const alone = await candidate.read();
    expect(alone?.alone).toBeNull();
    minutesLater(1);
    await proposeBoth();
    const joint = await candidate.read();
    expect(cents(joint)).not.toEqual(cents(alone));
    expect(cents(joint?.alone && { savingEur: joint.alone.savingEur })).toEqual(cents(alone));
    expect(joint?.movedSinceProposal).toBeNull();
    minutesLater(2);
    await sayYesTo(applications[0]);
    minutesLater(3);
    await candidate.holder.send("POST", `/api/application/${applications[1]}/progress`, {
      status: "REJECTED",
    });
    const left = await candidate.read();
    expect(left?.savingEur.high).toBe(alone?.savingEur.high);
    // One less who waits: the least sum is no lower.
    expect(left?.savingEur.low).toBeGreaterThanOrEqual(alone?.savingEur.low ?? Number.NaN);
    expect(left?.movedSince).toMatchObject({ ownPlacesLeft: 1, ownPlacesJoined: 0 });
    expect(cents(left?.agreed)).toEqual(cents(joint));
  });

  it("say after the signature, too, that another of them left, and what the sum was: nothing of a neighbour", async () => {
    await candidate.server.deps.db
      .updateTable("membership_fee")
      .set({ updated_at: new Date(Date.UTC(2026, 4, 1)) })
      .execute();
    await proposeBoth();
    minutesLater(1);
    for (const id of applications) await sayYesTo(id);
    minutesLater(2);
    await setStatus(candidate.server, applications[0] ?? "", "SIGNED");
    const signed = await candidate.read();
    expect(signed?.movedSince).toBeNull();
    minutesLater(3);
    await candidate.holder.send("POST", `/api/application/${applications[1]}/progress`, {
      status: "REJECTED",
    });
    const left = await candidate.read();
    expect(left?.movedSince).toMatchObject({ ownPlacesLeft: 1 });
    expect(cents(left?.agreed)).toEqual(cents(signed));
  });

  it("do not count a price that can be accepted no more", async () => {
    await candidate.propose(price);
    const alone = await candidate.read();
    await proposeBoth();
    await candidate.server.deps.db
      .updateTable("application_progress")
      .set({ price_until: "2026-01-01" })
      .where("application_id", "=", applications[1] ?? "")
      .where("price", "is not", null)
      .execute();
    expect(cents(await candidate.read())).toEqual(cents(alone));
  });

  it("sell in all what both buy beside each other, of whoever the places are", async () => {
    const [one, other] = applications;
    const { soldKwh } = await candidate.preview(price, applications);
    const each = await Promise.all([one, other].map(async (id) => candidate.preview(price, [id ?? ""])));
    expect(soldKwh.high).toBeLessThan(each.reduce((kwh, { soldKwh }) => kwh + soldKwh.high, 0) - 1);
    await proposeBoth();
    const bought = [];
    for (const [id] of places())
      bought.push(await candidate.holder.call(proposalCalls.getPriceProposal, { params: { id } }));
    expect(bought.reduce((kwh, sum) => kwh + Number(sum?.sharedKwh.high), 0)).toBeCloseTo(soldKwh.high, 0);
    // A neighbour's place counts in what is sold, and not in what its holder reads.
    const neighbour = await candidate.server.signedUp();
    await candidate.server.deps.db
      .updateTable("consumption_point")
      .set({ account_id: neighbour.id })
      .where("id", "=", second)
      .execute();
    const apart = await candidate.preview(price, applications);
    expect(apart.soldKwh.high).toBe(soldKwh.high);
    // Another account waits: what all who wait consume is drawn anew.
    expect(apart.soldKwh.low / soldKwh.low).toBeCloseTo(1, 1);
    const [low, high] = euros(apart.people.find(({ applicationId }) => applicationId === one)) ?? [];
    const [lowBefore, highBefore] = euros(each[0]?.people[0]) ?? [];
    expect(high).toBeDefined();
    expect(high).toBe(highBefore);
    expect(Number(low) / Number(lowBefore)).toBeCloseTo(1, 1);
  });

  it("are a newcomer's for one more place, and nobody reads another's", async () => {
    await proposeBoth();
    for (const id of applications) await sayYesTo(id);
    const announced = await pageOf(candidate, candidate.server.visitor());
    expect(await pageOf(candidate, candidate.holder, "new")).toEqual(announced);
    const stranger = await candidate.server.signedUp();
    expect(await pageOf(candidate, stranger, second)).toEqual(announced);
    expect(await pageOf(candidate, candidate.server.visitor(), second)).toEqual(announced);
  });
});
