import { publicProjectCalls } from "@mec/api/project";
import { supportCalls } from "@mec/api/support";
import type { BearerKind } from "@mec/domain/project";
import { beforeEach, describe, expect, it } from "vitest";
import { renderSvg } from "../src/gateways/image/index.ts";
import { publish } from "./application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "./harness.ts";
import { fileBody } from "./multipart.ts";

const bearer = { kind: "municipality", name: "Commune de Langouet" } as const;

let server: TestServer;
let owner: Visitor;
let support: Visitor;
let id: string;
beforeEach(async () => {
  server = await startTestServer();
  owner = await server.signedUp();
  support = await server.signedUpSupport();
  id = await publish(owner, { bearer });
});

async function logo(colour: string): Promise<Uint8Array> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="50"><rect width="80" height="50" fill="${colour}"/></svg>`;
  return (await renderSvg(drawn)).full;
}

async function give(bytes: Uint8Array): Promise<string> {
  const body = fileBody(bytes, "logo.jpg", "image");
  const answer = await owner.send("POST", `/api/project/${id}/bearer/image`, undefined, body);
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

const verify = (verifiedPicture?: string | null, verifiedKind?: BearerKind) =>
  support.call(supportCalls.moderateProject, {
    params: { id },
    body: {
      decision: "approve",
      reason: "",
      verifiedBearer: bearer.name,
      verifiedPicture,
      verifiedKind,
      check: { how: "register", note: "SIRET 21350142200014" },
    },
  });
const told = () => server.visitor().call(publicProjectCalls.getPublicProject, { params: { id } });
const isVerified = async () => (await told()).bearer?.isVerified;

describe("what kind of body stands behind a project", () => {
  it("is verified with the name when it is the one that support read: a town hall is no association of its name", async () => {
    expect((await verify(null, "association")).project.bearer?.isVerified).toBe(false);
    expect((await verify(null, "municipality")).project.bearer?.isVerified).toBe(true);
  });

  it("is taken as it stands from a page of the former release, which does not tell it", async () => {
    expect((await verify(null)).project.bearer?.isVerified).toBe(true);
  });
});

describe("the picture of who stands behind a project", () => {
  it("is verified with the name when it is the one that support saw, and no other", async () => {
    const first = await give(await logo("navy"));
    const second = await give(await logo("red"));
    for (const seen of [first, null, undefined]) {
      expect((await verify(seen)).project.bearer?.isVerified).toBe(false);
    }
    expect((await verify(second)).project.bearer?.isVerified).toBe(true);
  });

  it("is not verified unseen when there was none", async () => {
    await give(await logo("navy"));
    await verify(null);
    expect(await isVerified()).toBe(false);
  });

  it("has no badge that another picture earned, whichever comes first of the look and the change", async () => {
    const [navy, red] = await Promise.all([logo("navy"), logo("red")]);
    for (let turn = 0; turn < 12; turn++) {
      const seen = await give(navy);
      await Promise.all([verify(seen), give(red)]);
      expect(await isVerified()).toBe(false);
      // The same decision, come late.
      await verify(seen);
      expect(await isVerified()).toBe(false);
    }
  });
});
