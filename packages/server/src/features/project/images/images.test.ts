import { projectCalls, publicProjectCalls } from "@mec/api/project";
import { beforeEach, expect, it } from "vitest";
import { publish } from "../../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../test/harness.ts";
import { reencodeImage, renderSvg } from "../../../gateways/image/index.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

async function picture(colour: string): Promise<Uint8Array> {
  const { full } = await renderSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="${colour}"/></svg>`,
  );
  return full;
}

function upload(person: Visitor, projectId: string, bytes: Uint8Array, field = "image") {
  const boundary = "----boundary";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="toit.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return person.send("POST", `/api/project/${projectId}/image`, undefined, {
    payload,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  });
}

async function ownerWithProject() {
  const owner = await server.signedUp();
  return { owner, projectId: await publish(owner) };
}

it("a project's picture is re-encoded, public, and kept by browsers", async () => {
  const { owner, projectId } = await ownerWithProject();
  const bytes = await picture("green");
  const added = await upload(owner, projectId, bytes);
  expect(added.statusCode).toBe(201);
  const { id, url } = added.json();
  expect(url).toBe(`/api/public/project/image/${id}/full`);
  const served = await server.visitor().send("GET", url);
  expect(served.headers["content-type"]).toBe("image/jpeg");
  // A browser may keep the picture for long; a cache before many browsers must forget it soon after it is hidden.
  expect(served.headers["cache-control"]).toBe("public, max-age=31536000, s-maxage=300");
  const { full, thumbnail } = reencodeImage(bytes);
  expect(served.rawPayload.equals(full)).toBe(true);
  const small = await server.visitor().send("GET", `/api/public/project/image/${id}/thumbnail`);
  expect(small.rawPayload.equals(thumbnail)).toBe(true);
});

it.each([
  ["that support hid", { moderation_status: "hidden" }],
  ["that its owner does not show", { visibility: false }],
] as const)(
  "the picture of a project %s is for those who read the project, and in no cache",
  async (_, change) => {
    const { owner, projectId } = await ownerWithProject();
    const { url } = (await upload(owner, projectId, await picture("green"))).json();
    await server.deps.db.updateTable("project").set(change).execute();
    expect((await server.visitor().send("GET", url)).statusCode).toBe(404);
    expect((await (await server.signedUp()).send("GET", url)).statusCode).toBe(404);
    const served = await owner.send("GET", url);
    expect([served.statusCode, served.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  },
);

it("a new picture replaces the former one, whose file goes", async () => {
  const { owner, projectId } = await ownerWithProject();
  const first = (await upload(owner, projectId, await picture("green"))).json();
  const keys = await server.deps.db.selectFrom("project_image").selectAll().executeTakeFirstOrThrow();
  const second = (await upload(owner, projectId, await picture("red"))).json();
  const project = await owner.call(projectCalls.getProject, { params: { id: projectId } });
  expect(project.images).toEqual([second]);
  expect((await owner.send("GET", first.url)).statusCode).toBe(404);
  expect(await server.deps.storage.get(keys.full_key)).toBeNull();
});

it("a project is read with the picture that is asked for, or none", async () => {
  const { owner, projectId } = await ownerWithProject();
  const { id } = (await upload(owner, projectId, await picture("green"))).json();
  const read = async (imageType?: "thumbnail" | "full" | "none") =>
    (await owner.call(projectCalls.getProject, { params: { id: projectId }, query: { imageType } })).images;
  const url = `/api/public/project/image/${id}`;
  expect(await read()).toEqual([{ id, url: `${url}/full` }]);
  expect(await read("thumbnail")).toEqual([{ id, url: `${url}/thumbnail` }]);
  expect(await read("none")).toEqual([]);
});

it("a file that another project's picture uses stays", async () => {
  const { owner, projectId } = await ownerWithProject();
  const other = await publish(owner);
  const bytes = await picture("green");
  const mine = (await upload(owner, projectId, bytes)).json();
  const { id: imageId } = (await upload(owner, other, bytes)).json();
  await owner.call(projectCalls.removeProjectImage, { params: { id: other, imageId } });
  expect((await owner.send("GET", mine.url)).statusCode).toBe(200);
  await owner.call(projectCalls.deleteProject, { params: { id: projectId } });
  expect((await owner.send("GET", mine.url)).statusCode).toBe(404);
});

it("a picture is removed from its own project only", async () => {
  const { owner, projectId } = await ownerWithProject();
  const other = await publish(owner);
  const { id: imageId } = (await upload(owner, projectId, await picture("green"))).json();
  expect((await owner.send("DELETE", `/api/project/${other}/image/${imageId}`)).statusCode).toBe(404);
  expect((await owner.send("DELETE", `/api/project/${projectId}/image/${imageId}`)).statusCode).toBe(204);
  const page = await owner.call(publicProjectCalls.getPublicProject, { params: { id: projectId } });
  expect(page.images).toEqual([]);
});

it("what is not a picture, misses or is not the owner's is refused, and nothing is kept", async () => {
  const { owner, projectId } = await ownerWithProject();
  const jpeg = await picture("green");
  const text = await upload(owner, projectId, Buffer.from("<svg onload=alert(1)>"));
  expect([text.statusCode, text.json().message]).toEqual([400, "INVALID_IMAGE"]);
  const misnamed = await upload(owner, projectId, jpeg, "file");
  expect([misnamed.statusCode, misnamed.json().message]).toEqual([400, "MISSING_FILE"]);
  const heavy = await upload(owner, projectId, Buffer.alloc(8 * 1024 * 1024 + 1));
  expect(heavy.statusCode).toBe(413);
  const notMultipart = await owner.send("POST", `/api/project/${projectId}/image`, { image: "x" });
  expect(notMultipart.statusCode).toBe(415);
  expect((await upload(await server.signedUp(), projectId, jpeg)).statusCode).toBe(404);
  expect(await server.deps.db.selectFrom("project_image").selectAll().execute()).toEqual([]);
});
