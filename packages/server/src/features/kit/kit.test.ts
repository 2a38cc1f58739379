import { kitCalls } from "@mec/api/kit";
import { publicProjectCalls } from "@mec/api/project";
import { limits } from "@mec/domain/account";
import { kitPieces } from "@mec/domain/kit";
import { unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { addressAt, aProject, publish } from "../../../test/application-fixtures.ts";
import { startNewServer, startTestServer, type TestServer } from "../../../test/harness.ts";
import { fileBody } from "../../../test/multipart.ts";
import { readQr } from "../../documents/kit/read-qr.test-helper.ts";
import { renderSvg } from "../../gateways/image/index.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const base = "/api/public/communication-kit";
const fileUrl = (piece: string, format: string, projectId?: string) =>
  `${base}/${piece}/${format}${projectId ? `?projectId=${projectId}` : ""}`;
const hide = (id: string) =>
  server.deps.db.updateTable("project").set({ moderation_status: "hidden" }).where("id", "=", id).execute();

describe("a communication kit", () => {
  it("is about a project, by what its public page tells, under a short address that leads there", async () => {
    const id = await publish(await server.signedUp());
    const { name } = aProject();
    const kit = await server.visitor().call(kitCalls.getKit, { query: { projectId: id } });
    const { city: town, postCode } = addressAt();
    expect(kit.project).toMatchObject({ id, name, town, postCode, perimeter: 2, isOnline: true });
    expect(kit.address).toMatch(new RegExp(`^${server.deps.config.publicUrl}/p/[2-9a-z]{5}$`));
    const code = kit.address.slice(-5);
    const found = await server.visitor().call(publicProjectCalls.findProjectByCode, { params: { code } });
    expect(found).toEqual({ id, name });
  });

  it("has lines to write on without a project, and leads to the map", async () => {
    const kit = await server.visitor().call(kitCalls.getKit, { query: {} });
    expect(kit).toEqual({ project: null, address: `${server.deps.config.publicUrl}/explore` });
  });

  it("keeps its address when the project takes another name, and shares it with no other", async () => {
    const owner = await server.signedUp();
    const ids = [await publish(owner), await publish(owner), await publish(owner)];
    const addressOf = async (projectId: string) =>
      (await server.visitor().call(kitCalls.getKit, { query: { projectId } })).address;
    const addresses = await Promise.all(ids.map(addressOf));
    expect(new Set(addresses).size).toBe(3);
    await server.deps.db.updateTable("project").set({ name: "Un autre nom" }).execute();
    expect(await Promise.all(ids.map(addressOf))).toEqual(addresses);
  });

  it.each(kitPieces)("%s is made as PDF, PNG and preview, with or without a project", async (piece) => {
    const projectId = await publish(await server.signedUp());
    const { address } = await server.visitor().call(kitCalls.getKit, { query: { projectId } });
    for (const id of [projectId, undefined]) {
      const pdf = await server.visitor().send("GET", fileUrl(piece, "pdf", id));
      expect(pdf.headers["content-type"]).toBe("application/pdf");
      expect(pdf.headers["content-disposition"]).toMatch(/^attachment; filename\*=UTF-8''[a-z0-9-]+\.pdf$/);
      const png = await server.visitor().send("GET", fileUrl(piece, "png", id));
      expect(png.headers["content-type"]).toBe("image/png");
      expect(readQr(png.rawPayload)).toBe(id ? address : `${server.deps.config.publicUrl}/explore`);
      const preview = await server.visitor().send("GET", fileUrl(piece, "preview", id));
      expect([preview.headers["content-type"], preview.headers["content-disposition"]]).toEqual([
        "image/jpeg",
        expect.stringMatching(/^inline/),
      ]);
    }
  });

  it("shows the project's picture once there is one, and no longer when it is gone", async () => {
    const owner = await server.signedUp();
    const projectId = await publish(owner);
    const preview = async () =>
      (await server.visitor().send("GET", fileUrl("square", "preview", projectId))).rawPayload;
    const without = await preview();
    const { full } = await renderSvg(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#a33"/></svg>',
    );
    const sent = await owner.send(
      "POST",
      `/api/project/${projectId}/image`,
      undefined,
      fileBody(full, "toit.jpg", "image"),
    );
    expect(sent.statusCode).toBe(201);
    const withPicture = await preview();
    expect(withPicture.equals(without)).toBe(false);
    await owner.send("DELETE", `/api/project/${projectId}/image/${sent.json().id}`);
    expect((await preview()).equals(without)).toBe(true);
  });

  it("comes whole in a zip named after the project", async () => {
    const projectId = await publish(await server.signedUp(), { name: "Soleil / d’été : l’Œillet" });
    const zip = await server.visitor().send("GET", `${base}/archive?projectId=${projectId}`);
    expect(zip.headers["content-type"]).toBe("application/zip");
    expect(zip.headers["content-disposition"]).toContain("kit-de-communication-soleil-d-ete-l-oeillet.zip");
    expect(Object.keys(unzipSync(zip.rawPayload))).toHaveLength(kitPieces.length * 2 + 3);
  });
});

describe("the kit of a project that is not online", () => {
  it("is for its owner and the support only: to all others there is no such project", async () => {
    const owner = await server.signedUp();
    const support = await server.signedUpSupport();
    const invisible = await publish(owner, { visibility: false });
    const hidden = await publish(owner);
    // Drawn while the project was online: the kept file must not stay readable once it is hidden.
    await server.visitor().send("GET", fileUrl("wide", "preview", hidden));
    const { address } = await server.visitor().call(kitCalls.getKit, { query: { projectId: hidden } });
    await hide(hidden);
    for (const id of [invisible, hidden]) {
      const urls = [
        `${base}?projectId=${id}`,
        `${base}/archive?projectId=${id}`,
        fileUrl("wide", "preview", id),
      ];
      for (const url of urls) {
        expect((await server.visitor().send("GET", url)).statusCode, url).toBe(404);
        expect((await (await server.signedUp()).send("GET", url)).statusCode, url).toBe(404);
        expect((await owner.send("GET", url)).statusCode, url).toBe(200);
        expect((await support.send("GET", url)).statusCode, url).toBe(200);
      }
      const { project } = await owner.call(kitCalls.getKit, { query: { projectId: id } });
      expect(project?.isOnline).toBe(false);
    }
    const byCode = `/api/public/project/code/${address.slice(-5)}`;
    expect((await server.visitor().send("GET", byCode)).statusCode).toBe(404);
    expect((await owner.send("GET", byCode)).statusCode).toBe(200);
  });

  it("is a 404 for what never was, and for a code that is none", async () => {
    const nowhere = "00000000-0000-4000-8000-000000000000";
    expect((await server.visitor().send("GET", fileUrl("poster", "pdf", nowhere))).statusCode).toBe(404);
    for (const code of ["zzzzz", "00000", "un-code-trop-long", "k7m2"]) {
      expect((await server.visitor().send("GET", `/api/public/project/code/${code}`)).statusCode).toBe(404);
    }
  });

  it("is a 400 for a piece or a format that there is not", async () => {
    for (const url of [fileUrl("banner", "pdf"), fileUrl("poster", "gif"), `${base}?projectId=moi`]) {
      expect((await server.visitor().send("GET", url)).statusCode).toBe(400);
    }
  });
});

describe("what drawing costs", () => {
  // A server of its own: files that were kept for other tests would cost nothing.
  beforeEach(async () => {
    server = await startNewServer();
  });

  it.each([
    ["kitFilesPerIp", fileUrl("wide", "png")],
    ["kitArchivesPerIp", `${base}/archive`],
    ["projectSearchesPerIp", base],
  ] as const)("is limited for each address by %s", async (rule, url) => {
    for (let spent = 0; spent < limits[rule].points; spent++)
      await server.deps.limits.count(rule, "127.0.0.1");
    const send = (remoteAddress: string) => server.visitor().send("GET", url, undefined, { remoteAddress });
    const refused = await send("127.0.0.1");
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await send("192.0.2.1")).statusCode).toBe(200);
  });

  it("is spent once for a file that many ask for, then for nobody", async () => {
    const ask = () => server.visitor().send("GET", fileUrl("wide", "preview"));
    const [first, ...others] = await Promise.all([ask(), ask(), ask()]);
    others.push(await ask());
    for (const other of others)
      expect(other.rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    expect(await server.deps.limits.count("kitFilesPerIp", "127.0.0.1")).toBe(
      limits.kitFilesPerIp.points - 2,
    );
  });
});
