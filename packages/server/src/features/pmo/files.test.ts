import { accountCalls } from "@mec/api/account";
import { applicationCalls } from "@mec/api/application";
import { pmoCalls } from "@mec/api/pmo";
import { projectCalls } from "@mec/api/project";
import { maxPmoFileBytes, maxPmoFiles } from "@mec/domain/pmo";
import type { InjectOptions } from "fastify";
import { beforeEach, describe, expect, it } from "vitest";
import { applyTo, aScene, publish } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { fileBody } from "../../../test/multipart.ts";
import { docx, odt, pdf } from "../../../test/upload-files.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

type Kind = "pmo-status" | "internal-rules";

function send(
  person: Visitor,
  projectId: string,
  bytes: Uint8Array,
  name = "statuts.pdf",
  kind: Kind = "pmo-status",
) {
  return person.send("POST", `/api/project/${projectId}/${kind}`, undefined, fileBody(bytes, name));
}

async function upload(
  ...given: Parameters<typeof send>
): Promise<{ id: string; name: string; size: number }> {
  const answer = await send(...given);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function ownerWithProject() {
  const owner = await server.signedUp();
  return { owner, projectId: await publish(owner) };
}

const keys = async () =>
  (await server.deps.db.selectFrom("pmo_file").select("storage_key").execute()).map((row) => row.storage_key);

async function download(person: Visitor, link: string) {
  const answer = await person.send("GET", link);
  expect(answer.statusCode).toBe(200);
  return person.send("GET", answer.json().presignedUrl);
}

describe("signed files", () => {
  it.each([
    ["PDF", pdf(), "Statuts signés.pdf", "application/pdf"],
    [
      "DOCX",
      docx(),
      "Statuts signés.docx",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ],
    ["ODT", odt(), "Statuts signés.odt", "application/vnd.oasis.opendocument.text"],
  ])("are kept as %s, listed, and given as an attachment by a link", async (_, bytes, name, type) => {
    const { owner, projectId } = await ownerWithProject();
    const file = await upload(owner, projectId, bytes, name);
    expect(file).toMatchObject({ name, size: bytes.length });
    expect(await owner.call(pmoCalls.listStatutes, { params: { id: projectId } })).toEqual([file]);
    expect(await owner.call(pmoCalls.listInternalRules, { params: { id: projectId } })).toEqual([]);
    const given = await download(owner, `/api/project/${projectId}/pmo-status/${file.id}/presigned-url`);
    expect(given.rawPayload.equals(bytes)).toBe(true);
    expect(given.headers["content-type"]).toBe(type);
    expect(given.headers["content-disposition"]).toMatch(/^attachment;.*Statuts%20sign%C3%A9s/);
    expect(given.headers["x-content-type-options"]).toBe("nosniff");
  });

  it("are listed newest first, under a name that leads nowhere", async () => {
    const { owner, projectId } = await ownerWithProject();
    server.setNow(new Date("2026-05-04T08:00:00Z"));
    await upload(owner, projectId, pdf(), "../../etc/premier.pdf", "internal-rules");
    server.setNow(new Date("2026-05-04T09:00:00Z"));
    await upload(owner, projectId, docx(), "deuxième", "internal-rules");
    const files = await owner.call(pmoCalls.listInternalRules, { params: { id: projectId } });
    expect(files.map(({ name }) => name)).toEqual(["deuxième.docx", "premier.pdf"]);
    expect(files[0]?.createdAt).toBe("2026-05-04T09:00:00.000Z");
  });

  it("are taken away once, with their bytes", async () => {
    const { owner, projectId } = await ownerWithProject();
    const { id } = await upload(owner, projectId, pdf());
    const [key = ""] = await keys();
    const url = `/api/project/${projectId}/pmo-status/${id}`;
    expect((await owner.send("DELETE", `/api/project/${projectId}/internal-rules/${id}`)).statusCode).toBe(
      404,
    );
    expect((await owner.send("DELETE", url)).statusCode).toBe(204);
    expect((await owner.send("DELETE", url)).statusCode).toBe(404);
    expect((await owner.send("GET", `${url}/presigned-url`)).statusCode).toBe(404);
    expect(await server.deps.storage.get(key)).toBeNull();
  });

  it("that several rows share keep their bytes until the last goes", async () => {
    const { owner, projectId } = await ownerWithProject();
    const other = await publish(owner);
    const mine = await upload(owner, projectId, pdf());
    const rules = await upload(owner, projectId, pdf(), "statuts.pdf", "internal-rules");
    const theirs = await upload(owner, other, pdf());
    const [key = ""] = await keys();
    expect(new Set(await keys()).size).toBe(1);
    const remains = async () => (await server.deps.storage.get(key)) !== null;
    await owner.call(pmoCalls.deleteStatutes, { params: { id: projectId, docId: mine.id } });
    expect(await remains()).toBe(true);
    await owner.call(pmoCalls.deleteStatutes, { params: { id: other, docId: theirs.id } });
    expect(await remains()).toBe(true);
    await owner.call(pmoCalls.deleteInternalRules, { params: { id: projectId, docId: rules.id } });
    expect(await remains()).toBe(false);
  });

  it("sent by two tabs at once are two files, and may go at once", async () => {
    const { owner, projectId } = await ownerWithProject();
    const files = await Promise.all([1, 2].map(() => upload(owner, projectId, pdf())));
    const [key = ""] = await keys();
    expect(await keys()).toEqual([key, key]);
    await Promise.all(
      files.map(({ id: docId }) => owner.call(pmoCalls.deleteStatutes, { params: { id: projectId, docId } })),
    );
    expect(await server.deps.storage.get(key)).toBeNull();
  });

  it.each([
    ["project", (owner: Visitor, id: string) => owner.call(projectCalls.deleteProject, { params: { id } })],
    ["owner's account", (owner: Visitor) => owner.call(accountCalls.deleteUser, {})],
  ])("go with the %s, unless another project has the same", async (_, remove) => {
    const { owner, projectId } = await ownerWithProject();
    const other = await ownerWithProject();
    await upload(owner, projectId, pdf());
    const [shared = ""] = await keys();
    await upload(other.owner, other.projectId, pdf());
    await upload(owner, projectId, docx(), "reglement.docx", "internal-rules");
    const own = (await keys()).find((key) => key !== shared) ?? "";
    await remove(owner, projectId);
    expect(await server.deps.storage.get(own)).toBeNull();
    expect(await server.deps.storage.get(shared)).not.toBeNull();
  });

  it("are so many at most", async () => {
    const { owner, projectId } = await ownerWithProject();
    for (let index = 0; index < maxPmoFiles; index += 1) await upload(owner, projectId, pdf());
    const answer = await send(owner, projectId, docx(), "statuts.docx");
    expect([answer.statusCode, answer.json().message]).toEqual([409, "TOO_MANY_FILES"]);
    expect(await keys()).toHaveLength(maxPmoFiles);
    await upload(owner, projectId, docx(), "reglement.docx", "internal-rules");
  });
});

describe("a file that is refused", () => {
  it.each<[string, Uint8Array, string, number, string, RegExp]>([
    ["empty", new Uint8Array(), "statuts.pdf", 400, "EMPTY_FILE", /vide/],
    ["not what it says", Buffer.from("<html>"), "statuts.pdf", 415, "UNSUPPORTED_FILE", /PDF/],
    [
      "another kind than its name",
      docx(),
      "statuts.pdf",
      415,
      "UNSUPPORTED_FILE",
      /nom de ce fichier.*\.docx/,
    ],
    ["a program by its name", pdf(), "statuts.pdf.exe", 415, "UNSUPPORTED_FILE", /nom de ce fichier/],
    [
      "with code",
      pdf({ catalogue: "/OpenAction << /S /JavaScript >>" }),
      "statuts.pdf",
      400,
      "DANGEROUS_FILE",
      /JavaScript/,
    ],
    ["with macros", docx({ "word/vbaProject.bin": "x" }), "statuts.docx", 400, "DANGEROUS_FILE", /macros/],
    ["too big", Buffer.alloc(maxPmoFileBytes + 1), "statuts.pdf", 413, "FILE_TOO_LARGE", /10\sMo/],
  ])(
    "because it is %s leaves nothing behind, and its sender knows why",
    async (_, bytes, name, status, code, reason) => {
      const { owner, projectId } = await ownerWithProject();
      const answer = await send(owner, projectId, bytes, name);
      expect([answer.statusCode, answer.json().message]).toEqual([status, code]);
      expect(answer.json().issues[0].message).toMatch(reason);
      expect(await keys()).toEqual([]);
    },
  );

  it("because it misses, is cut short, or is not sent as a file, is said so", async () => {
    const { owner, projectId } = await ownerWithProject();
    const url = `/api/project/${projectId}/pmo-status`;
    const misnamed = await owner.send("POST", url, undefined, fileBody(pdf(), "statuts.pdf", "image"));
    expect([misnamed.statusCode, misnamed.json().message]).toEqual([400, "MISSING_FILE"]);
    expect((await owner.send("POST", url, { file: "x" })).statusCode).toBe(415);
    const { payload, headers } = fileBody(pdf(), "statuts.pdf");
    for (const length of [40, 200]) {
      const cut = { payload: (payload as Buffer).subarray(0, length), headers };
      const answer = await owner.send("POST", url, undefined, cut as InjectOptions);
      expect([answer.statusCode, answer.json().message]).toEqual([400, "INTERRUPTED_UPLOAD"]);
    }
    expect(await keys()).toEqual([]);
  });
});

describe("statutes and internal rules", () => {
  const pathsOf = (projectId: string, pointId: string, file: string, kind: Kind = "pmo-status") => [
    `/api/project/${projectId}/${kind}`,
    `/api/project/${projectId}/${kind}/${file}/presigned-url`,
    `/api/consumption-point/${pointId}/${kind}?projectId=${projectId}`,
    `/api/consumption-point/${pointId}/${kind}/${file}/presigned-url`,
  ];
  const statuses = (person: Visitor, paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await person.send("GET", path)).statusCode));

  it.each<Kind>(["pmo-status", "internal-rules"])(
    "are read by who applied, as long as the application lives: %s",
    async (kind) => {
      const { owner, holder, projectId, application } = await aScene(server);
      const stranger = await server.signedUp();
      const { id } = await upload(owner, projectId, pdf(), `${kind}.pdf`, kind);
      const paths = pathsOf(projectId, application.consumerId ?? "", id, kind);
      expect(await statuses(holder, paths)).toEqual([200, 200, 200, 200]);
      expect(await statuses(stranger, paths)).toEqual([404, 404, 404, 404]);
      expect(await statuses(owner, paths.slice(2))).toEqual([404, 404]);
      await holder.call(applicationCalls.moveApplication, {
        params: { id: application.id },
        body: { status: "REJECTED" },
      });
      expect(await statuses(holder, paths)).toEqual([404, 404, 404, 404]);
    },
  );

  it("are those of the project that the point applied to, and of no other", async () => {
    const { owner, holder, projectId, application } = await aScene(server);
    const other = await publish(await server.signedUp());
    const elsewhere = await applyTo(holder, other);
    const { id } = await upload(owner, projectId, pdf());
    const mine = application.consumerId ?? "";
    const otherPoint = elsewhere.consumerId ?? "";
    expect(
      await statuses(holder, [
        `/api/consumption-point/${mine}/pmo-status?projectId=${other}`,
        `/api/consumption-point/${otherPoint}/pmo-status?projectId=${projectId}`,
        `/api/consumption-point/${otherPoint}/pmo-status/${id}/presigned-url`,
        `/api/consumption-point/${mine}/internal-rules/${id}/presigned-url`,
      ]),
    ).toEqual([404, 404, 404, 404]);
    const own = await download(holder, `/api/consumption-point/${mine}/pmo-status/${id}/presigned-url`);
    expect(own.rawPayload.equals(pdf())).toBe(true);
  });

  it("are uploaded and taken away by the owner only", async () => {
    const { owner, holder, projectId } = await aScene(server);
    const { id } = await upload(owner, projectId, pdf());
    expect((await send(holder, projectId, pdf())).statusCode).toBe(404);
    expect((await holder.send("DELETE", `/api/project/${projectId}/pmo-status/${id}`)).statusCode).toBe(404);
    expect(await keys()).toHaveLength(1);
  });
});
