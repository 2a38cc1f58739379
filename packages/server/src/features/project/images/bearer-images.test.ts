import { projectCalls, publicProjectCalls } from "@mec/api/project";
import { beforeEach, describe, expect, it } from "vitest";
import { aProject, publish } from "../../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../test/harness.ts";
import { fileBody } from "../../../../test/multipart.ts";
import { reencodeImage, renderSvg } from "../../../gateways/image/index.ts";
import { projectPersonalData } from "../personal-data.ts";

let server: TestServer;
let owner: Visitor & { id: string };
beforeEach(async () => {
  server = await startTestServer();
  owner = await server.signedUp();
});

const bearer = { kind: "municipality", name: "Commune de Langouet" } as const;

async function logo(colour: string): Promise<Uint8Array> {
  const { full } = await renderSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="${colour}"/></svg>`,
  );
  return full;
}

const upload = (person: Visitor, projectId: string, bytes: Uint8Array, what = "bearer/image") =>
  person.send("POST", `/api/project/${projectId}/${what}`, undefined, fileBody(bytes, "logo.jpg", "image"));

const readByPublic = (id: string) =>
  server.visitor().call(publicProjectCalls.getPublicProject, { params: { id } });

const keptRows = () => server.deps.db.selectFrom("project_image").selectAll().execute();

describe("the photo or logo of who stands behind a project", () => {
  it("is re-encoded, shown small to everybody, and apart from the project's picture", async () => {
    const projectId = await publish(owner, { bearer });
    const bytes = await logo("navy");
    const roof = (await upload(owner, projectId, await logo("green"), "image")).json();
    const added = await upload(owner, projectId, bytes);
    expect(added.statusCode).toBe(201);
    const { id, url } = added.json();
    expect(url).toBe(`/api/public/project/image/${id}/thumbnail`);
    expect(await readByPublic(projectId)).toMatchObject({ bearerImage: { id, url }, images: [roof] });
    const [listed] = await server.visitor().call(publicProjectCalls.listPublicProjects, { query: {} });
    expect(listed?.bearerImage).toEqual({ id, url });
    const served = await server.visitor().send("GET", url);
    expect(served.rawPayload.equals(reencodeImage(bytes).thumbnail)).toBe(true);
  });

  it("replaces the former one and leaves the project's picture, and is removed by its own call only", async () => {
    const projectId = await publish(owner, { bearer });
    const roof = (await upload(owner, projectId, await logo("green"), "image")).json();
    const first = (await upload(owner, projectId, await logo("navy"))).json();
    const second = (await upload(owner, projectId, await logo("red"))).json();
    expect((await owner.send("GET", first.url)).statusCode).toBe(404);
    expect(await keptRows()).toHaveLength(2);
    const asRoof = await owner.send("DELETE", `/api/project/${projectId}/image/${second.id}`);
    expect(asRoof.statusCode).toBe(404);
    const removed = await owner.send("DELETE", `/api/project/${projectId}/bearer/image/${second.id}`);
    expect(removed.statusCode).toBe(204);
    expect(await readByPublic(projectId)).toMatchObject({ bearerImage: null, images: [roof] });
    expect((await server.visitor().send("GET", roof.url)).statusCode).toBe(200);
  });

  it("is hidden with the project, for all but those who read it", async () => {
    const projectId = await publish(owner, { bearer });
    const { url } = (await upload(owner, projectId, await logo("navy"))).json();
    await server.deps.db.updateTable("project").set({ moderation_status: "hidden" }).execute();
    expect((await server.visitor().send("GET", url)).statusCode).toBe(404);
    const served = await owner.send("GET", url);
    expect([served.statusCode, served.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  });

  it("goes, file and all, once nobody is said to stand behind the project", async () => {
    const projectId = await publish(owner, { bearer });
    await upload(owner, projectId, await logo("navy"));
    const [row] = await keptRows();
    await owner.call(projectCalls.updateProject, {
      params: { id: projectId },
      body: { ...aProject(), bearer: null },
    });
    expect(await keptRows()).toEqual([]);
    expect(await server.deps.storage.get(row?.full_key ?? "")).toBeNull();
  });

  it("stays when the project is changed otherwise, and goes with the project", async () => {
    const projectId = await publish(owner, { bearer });
    const { id } = (await upload(owner, projectId, await logo("navy"))).json();
    const [row] = await keptRows();
    await owner.call(projectCalls.updateProject, {
      params: { id: projectId },
      body: { ...aProject(), bearer, name: "Moulin de Langouet" },
    });
    expect((await readByPublic(projectId)).bearerImage?.id).toBe(id);
    await owner.call(projectCalls.deleteProject, { params: { id: projectId } });
    expect(await server.deps.storage.get(row?.full_key ?? "")).toBeNull();
  });

  it.each([
    ["name", { ...bearer, name: "Commune de Rennes" }],
    ["kind", { ...bearer, kind: "company" as const }],
  ])(
    "goes, file and all, with the %s it was given beside: it is the face of nobody else",
    async (_what, other) => {
      const projectId = await publish(owner, { bearer });
      await upload(owner, projectId, await logo("navy"));
      const [row] = await keptRows();
      await owner.call(projectCalls.updateProject, {
        params: { id: projectId },
        body: { ...aProject(), bearer: other },
      });
      expect(await keptRows()).toEqual([]);
      expect((await readByPublic(projectId)).bearerImage).toBeNull();
      expect(await server.deps.storage.get(row?.full_key ?? "")).toBeNull();
    },
  );

  it("takes the verification away when it is another, which support has not seen, and the roof's does not", async () => {
    const projectId = await publish(owner, { bearer });
    await upload(owner, projectId, await logo("navy"));
    await server.deps.db.updateTable("project").set({ bearer_verified_at: new Date() }).execute();
    await upload(owner, projectId, await logo("green"), "image");
    expect((await readByPublic(projectId)).bearer?.isVerified).toBe(true);
    await upload(owner, projectId, await logo("red"));
    expect((await readByPublic(projectId)).bearer?.isVerified).toBe(false);
  });

  it("is refused before a bearer is told, when it is no picture, and from another", async () => {
    const bearerless = await publish(owner, { name: "Moulin de Rennes" });
    const early = await upload(owner, bearerless, await logo("navy"));
    expect([early.statusCode, early.json().message]).toEqual([409, "NO_BEARER"]);
    expect(await keptRows()).toEqual([]);
    const projectId = await publish(owner, { bearer });
    const text = await upload(owner, projectId, Buffer.from("<svg onload=alert(1)>"));
    expect([text.statusCode, text.json().message]).toEqual([400, "INVALID_IMAGE"]);
    const stranger = await upload(await server.signedUp(), projectId, await logo("red"));
    expect(stranger.statusCode).toBe(404);
  });

  it("is in the owner's export", async () => {
    const projectId = await publish(owner, { bearer });
    const { id } = (await upload(owner, projectId, await logo("navy"))).json();
    const files = await projectPersonalData.files(server.deps, {
      id: owner.id,
      email: "odile@exemple.fr",
      emailVerified: true,
    });
    expect(files.map(({ path }) => path)).toEqual([`images/porteur-${projectId}-${id}.jpg`]);
  });
});
