import { type Applicant, applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { publicProjectCalls } from "@mec/api/project";
import { hasRoom } from "@mec/domain/project";
import { beforeEach, describe, expect, it } from "vitest";
import { applyTo, move, publish } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { applicationRow, consumptionPointRow, productionPointRow } from "../../../test/rows.ts";

let server: TestServer;
let owner: Visitor & { id: string };
let projectId: string;
beforeEach(async () => {
  server = await startTestServer();
  owner = await server.signedUp();
  projectId = await publish(owner);
});

/** Five homes take more than a year of what the project produces. */
async function fill(): Promise<void> {
  const { db } = server.deps;
  await productionPointRow(db, owner.id, { projectId });
  await db.updateTable("production_point").set({ annual_production: 6000 }).execute();
  for (let home = 0; home < 5; home += 1) {
    const consumptionPointId = await consumptionPointRow(db, owner.id);
    await applicationRow(db, { projectId, consumptionPointId, status: "EXPLOITATION" });
  }
}

const readOwn = async (person: Visitor) => {
  const [point] = await person.call(pointCalls.listMyConsumptionPoints, {});
  return point?.applicationProgress;
};

async function apply(at: string): Promise<Visitor & { applicationId: string }> {
  server.setNow(new Date(at));
  const person = await server.signedUp();
  return Object.assign(person, { applicationId: (await applyTo(person, projectId)).id });
}

describe("the waiting list of a project", () => {
  it("is joined by who applies once its production is wholly reserved, in the order of their coming", async () => {
    const early = await apply("2026-03-01T10:00:00Z");
    await fill();
    const project = await owner.call(publicProjectCalls.getPublicProject, { params: { id: projectId } });
    expect(hasRoom(project.gauge)).toBe(false);
    const second = await apply("2026-03-02T10:00:00Z");
    const third = await apply("2026-03-03T10:00:00Z");
    expect(await readOwn(early)).not.toHaveProperty("waitingRank");
    expect(await readOwn(early)).not.toHaveProperty("cameWhenFull");
    // Who came before it was full waits too, and comes first.
    expect(await readOwn(second)).toMatchObject({ cameWhenFull: true, waitingRank: 2 });
    expect(await readOwn(third)).toMatchObject({ cameWhenFull: true, waitingRank: 3 });

    await move(early, early.applicationId, { status: "REJECTED" });
    expect(await readOwn(third)).toMatchObject({ waitingRank: 2 });
  });

  it("is told by the mails of who comes, and of the owner", async () => {
    await fill();
    await apply("2026-03-02T10:00:00Z");
    await server.settle();
    const told = server.mails.filter(({ text }) => text.includes("liste d’attente"));
    // His address may still wait to be confirmed: the mail does not say that he has nothing to do.
    expect(told.filter(({ text }) => text.includes("rien à faire"))).toEqual([]);
    expect(told.map(({ subject }) => subject).toSorted()).toEqual([
      "Nouvelle candidature pour «\u00a0Soleil de Rennes\u00a0»",
      "Votre candidature pour un projet d’autoconsommation collective est envoyée",
    ]);
  });

  it("is left by who is answered, and the owner still reads that he came when it was full", async () => {
    await fill();
    const first = await apply("2026-03-02T10:00:00Z");
    const next = await apply("2026-03-03T10:00:00Z");
    const list = async (): Promise<Applicant[]> => {
      const answer = await owner.call(applicationCalls.listApplicants, {
        params: { id: projectId },
        query: { q: "Maison", sort: "date" },
      });
      return Array.isArray(answer) ? answer : answer.items;
    };
    const waitingOf = ({ consumptionPoint: { applicationProgress } }: Applicant) => ({
      cameWhenFull: applicationProgress?.cameWhenFull,
      waitingRank: applicationProgress?.waitingRank,
    });
    const waiting = (await list()).filter(({ id }) => [first.applicationId, next.applicationId].includes(id));
    expect(waiting.map(waitingOf)).toEqual([
      { cameWhenFull: true, waitingRank: 1 },
      { cameWhenFull: true, waitingRank: 2 },
    ]);
    await move(owner, first.applicationId, { status: "PROPOSAL", price: 0.12 });
    const proposed = (await list()).find(({ id }) => id === first.applicationId);
    expect(proposed && waitingOf(proposed)).toEqual({ cameWhenFull: true, waitingRank: undefined });
    expect(await readOwn(next)).toMatchObject({ waitingRank: 1 });
  });
});
