import { projectCalls, publicProjectCalls } from "@mec/api/project";
import { applicationStatuses } from "@mec/domain/application";
import { projectStage } from "@mec/domain/project";
import { beforeEach, describe, expect, it } from "vitest";
import { aProject, publish } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { applicationRow, consumptionPointRow, projectRow } from "../../../test/rows.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const bearer = { kind: "municipality", name: "Commune de Langouet" } as const;
const readByPublic = (id: string) =>
  server.visitor().call(publicProjectCalls.getPublicProject, { params: { id } });

describe("who stands behind a project", () => {
  it("is told to the public, on its page and in lists, as its owner wrote it", async () => {
    const owner = await server.signedUp();
    const id = await publish(owner, { bearer, expectedStart: "2027-07" });
    const told = { bearer: { ...bearer, isVerified: false }, expectedStart: "2027-07", stage: "recruiting" };
    expect(await readByPublic(id)).toMatchObject(told);
    const [listed] = await server.visitor().call(publicProjectCalls.listPublicProjects, { query: {} });
    expect(listed).toMatchObject(told);
  });

  it("is nobody's name while the owner told none", async () => {
    const owner = await server.signedUp({ firstName: "Rosalinde", lastName: "Kervadec" });
    const page = await readByPublic(await publish(owner));
    expect(page).toMatchObject({ bearer: null, expectedStart: null });
    expect(JSON.stringify(page)).not.toMatch(/Rosalinde|Kervadec/);
  });

  it("stays when a change leaves it out, and goes by null", async () => {
    const owner = await server.signedUp();
    const id = await publish(owner, { bearer, expectedStart: "2027-07" });
    const change = (body: object) => owner.send("PUT", `/api/project/${id}`, { ...wire, ...body });
    const { name, description, address } = aProject();
    const wire = { name, description, address };
    expect((await change({})).json()).toMatchObject({ bearer, expectedStart: "2027-07" });
    const gone = (await change({ bearer: null, expectedStart: null })).json();
    expect(gone).toMatchObject({ bearer: null, expectedStart: null });
  });

  it("cannot call itself verified, and is not any more under another name", async () => {
    const owner = await server.signedUp();
    const id = await publish(owner, { bearer });
    const url = `/api/project/${id}`;
    const read = (await owner.send("GET", url)).json();
    const echoed = await owner.send("PUT", url, { ...read, bearer: { ...bearer, isVerified: true } });
    expect(echoed.json().bearer).toEqual({ ...bearer, isVerified: false });
    await server.deps.db
      .updateTable("project")
      .set({ bearer_verified_at: new Date() })
      .where("id", "=", id)
      .execute();
    const same = await owner.call(projectCalls.updateProject, {
      params: { id },
      body: { ...aProject(), bearer, name: "Moulin de Langouet" },
    });
    expect(same.bearer?.isVerified).toBe(true);
    const other = await owner.call(projectCalls.updateProject, {
      params: { id },
      body: { ...aProject(), bearer: { ...bearer, name: "Commune de Rennes" } },
    });
    expect(other.bearer).toEqual({ ...bearer, name: "Commune de Rennes", isVerified: false });
  });
});

describe("the stage of a project", () => {
  it("is what the domain says of those who applied and have not left", async () => {
    const { db } = server.deps;
    const accountId = (await server.signedUp()).id;
    const stageOf = async (id: string) =>
      (await db.selectFrom("project").select("stage").where("id", "=", id).executeTakeFirstOrThrow()).stage;
    for (const one of applicationStatuses) {
      for (const other of applicationStatuses) {
        const projectId = await projectRow(db, accountId);
        const ids: string[] = [];
        for (const status of [one, other]) {
          const consumptionPointId = await consumptionPointRow(db, accountId);
          ids.push(await applicationRow(db, { projectId, status, consumptionPointId }));
        }
        expect(await stageOf(projectId), `${one} and ${other}`).toBe(projectStage([one, other]));
        await db
          .updateTable("application")
          .set({ ended_at: new Date() })
          .where("id", "=", ids[0] ?? "")
          .execute();
        expect(await stageOf(projectId), `${other}, ${one} having left`).toBe(projectStage([other]));
        await db
          .deleteFrom("application")
          .where("id", "=", ids[1] ?? "")
          .execute();
        expect(await stageOf(projectId)).toBe("recruiting");
      }
    }
  });
});
