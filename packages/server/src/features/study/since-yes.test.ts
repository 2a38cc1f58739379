import { describe, expect, it } from "vitest";
import { setStatus } from "../../../test/application-fixtures.ts";
import { aCandidate } from "../../../test/candidate-fixtures.ts";
import { applicationRow, consumptionPointRow, productionPointRow } from "../../../test/rows.ts";

/**
 * A candidate who said yes at 8:10, and what happens to the project at other minutes of that hour.
 * @param neighbours who share beside the scene's two: with three, sums count what they all consume
 */
async function whoSaidYes(neighbours = 3) {
  const candidate = await aCandidate();
  const { server, scene, holder, applicationId } = candidate;
  const { db } = server.deps;
  const at = (minute: number) => server.setNow(new Date(Date.UTC(2026, 5, 2, 8, minute)));
  const other = await server.signedUp();
  const joining = async (kind: "consumer" | "producer", minute: number) => {
    at(minute);
    const id = await applicationRow(db, {
      projectId: scene.projectId,
      ...(kind === "consumer"
        ? { consumptionPointId: await consumptionPointRow(db, other.id) }
        : { productionPointId: await productionPointRow(db, other.id) }),
      status: "APPLICATION",
    });
    await setStatus(server, id, "SIGNATURE");
    return id;
  };
  for (let minute = 1; minute <= neighbours; minute++) await joining("consumer", minute);
  const before = await joining("producer", 5);
  at(9);
  await candidate.propose(0.12);
  at(10);
  const yes = await holder.send("POST", `/api/application/${applicationId}/progress`, {
    status: "SIGNATURE",
    price: 0.12,
  });
  expect(yes.statusCode).toBe(201);
  const read = async () => (await candidate.read())?.movedSince;
  return { server, candidate, at, joining, before, read };
}

const nobody = {
  ...{ producersJoined: 0, producersLeft: 0, consumersJoined: 0, consumersLeft: 0 },
  ...{ ownPlacesJoined: 0, ownPlacesLeft: 0 },
};

describe("what moved in a project after a yes", () => {
  it("is nothing while who was counted then is counted still", async () => {
    const { server, candidate, joining, read } = await whoSaidYes();
    expect(await read()).toBeNull();
    const waiting = await joining("consumer", 12);
    await server.deps.db
      .updateTable("application")
      .set({ status: "APPLICATION" })
      .where("id", "=", waiting)
      .execute();
    await server.deps.db
      .deleteFrom("application_progress")
      .where("application_id", "=", waiting)
      .where("status", "=", "SIGNATURE")
      .execute();
    expect(await read()).toBeNull();
    // Told after the yes alone: once it was signed, its documents tell what binds.
    await joining("producer", 13);
    await setStatus(server, candidate.applicationId, "SIGNED");
    expect(await read()).toBeNull();
  });

  it("counts who was accepted since, and who was and takes part no more", async () => {
    const { server, at, joining, before, read } = await whoSaidYes();
    await joining("producer", 11);
    const passing = await joining("consumer", 12);
    await joining("consumer", 13);
    expect(await read()).toEqual({ ...nobody, producersJoined: 1, consumersJoined: 2 });
    at(14);
    await setStatus(server, before, "REJECTED");
    // Who came and went since was not counted then, and is not now.
    await setStatus(server, passing, "REJECTED");
    expect(await read()).toEqual({ ...nobody, producersJoined: 1, producersLeft: 1, consumersJoined: 1 });
  });

  it("tells the holder's other places apart from neighbours, also while his price waits", async () => {
    const { server, candidate, at, read } = await whoSaidYes();
    const { scene, holder } = candidate;
    at(12);
    const own = await applicationRow(server.deps.db, {
      projectId: scene.projectId,
      consumptionPointId: await consumptionPointRow(server.deps.db, holder.id, { name: "Atelier" }),
      status: "APPLICATION",
    });
    await setStatus(server, own, "SIGNATURE");
    const ownPlace = { ...nobody, ownPlacesJoined: 1 };
    expect(await read()).toEqual(ownPlace);
    at(13);
    await setStatus(server, candidate.applicationId, "REJECTED");
    await setStatus(server, candidate.applicationId, "APPLICATION");
    await candidate.propose(0.12);
    expect((await candidate.read())?.movedSinceProposal).toBeNull();
    at(14);
    await setStatus(server, own, "REJECTED");
    const moved = await candidate.read();
    expect(moved?.movedSinceProposal).toEqual({ ...nobody, ownPlacesLeft: 1 });
    expect(moved?.agreed?.savingEur.high).toBeGreaterThan(0);
    expect(await read()).toBeNull();
  });

  it("has the sum of the day of a price beside today's once another has asked to take part, whom the least sum counts", async () => {
    const { server, candidate, at } = await whoSaidYes();
    at(13);
    await setStatus(server, candidate.applicationId, "REJECTED");
    await setStatus(server, candidate.applicationId, "APPLICATION");
    await candidate.propose(0.12);
    at(14);
    const stranger = await server.signedUp();
    const asking = await applicationRow(server.deps.db, {
      projectId: candidate.scene.projectId,
      consumptionPointId: await consumptionPointRow(server.deps.db, stranger.id),
      status: "APPLICATION",
    });
    await setStatus(server, asking, "APPLICATION");
    expect(await candidate.read()).toMatchObject({
      movedSinceProposal: null,
      agreed: { savingEur: expect.anything() },
    });
  });

  it("says nothing of consumers under five, whom no sum counts", async () => {
    const { joining, read } = await whoSaidYes(0);
    await joining("consumer", 12);
    expect(await read()).toBeNull();
    await joining("consumer", 13);
    await joining("consumer", 14);
    expect(await read()).toMatchObject({ consumersJoined: 3 });
  });

  it("says nothing of who left when they were under five, whoever joined since", async () => {
    const { server, at, joining, read } = await whoSaidYes(0);
    at(1);
    const early = await joining("consumer", 1);
    for (const minute of [12, 13, 14]) await joining("consumer", minute);
    at(15);
    await setStatus(server, early, "REJECTED");
    expect(await read()).toEqual({ ...nobody, consumersJoined: 3 });
  });

  it("counts an installation that the owner added himself", async () => {
    const { server, candidate, read } = await whoSaidYes();
    const id = await productionPointRow(server.deps.db, candidate.scene.owner.id, {
      projectId: candidate.scene.projectId,
    });
    await server.deps.db
      .updateTable("production_point")
      .set({ created_at: new Date(Date.UTC(2026, 5, 2, 8, 20)) })
      .where("id", "=", id)
      .execute();
    expect(await read()).toMatchObject({ producersJoined: 1 });
  });
});
