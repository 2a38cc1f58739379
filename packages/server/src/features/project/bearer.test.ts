import { projectCalls, publicProjectCalls } from "@mec/api/project";
import { beforeEach, describe, expect, it } from "vitest";
import { aProject, publish } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";

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
