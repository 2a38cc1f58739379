import { pointCalls } from "@mec/api/point";
import { projectCalls } from "@mec/api/project";
import { applicationHistory } from "@mec/domain/application";
import { beforeEach, describe, expect, it } from "vitest";
import { aConsumptionPoint, applyTo, move, publish } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";

let server: TestServer;
let owner: Visitor;
let holder: Visitor;
let projectId: string;
beforeEach(async () => {
  server = await startTestServer();
  owner = await server.signedUp();
  holder = await server.signedUp();
  projectId = await publish(owner);
});

async function applied() {
  const application = await applyTo(holder, projectId);
  return { id: application.id, pointId: application.consumerId ?? "" };
}

/** The point as this reader sees it: as whom he acted at each step, and what the step says. */
async function read(reader: Visitor, pointId: string) {
  const point = await reader.call(pointCalls.getConsumptionPoint, { params: { id: pointId } });
  const progress = point.applicationProgress?.progress ?? [];
  return {
    reader: point.reader,
    by: progress.map(({ by }) => by),
    newest: applicationHistory(progress, point.reader)[0]?.sentence,
  };
}

describe("whose step it was", () => {
  it("is the owner's when he skips the proposal, and the holder reads that he accepted nothing", async () => {
    const { id, pointId } = await applied();
    expect((await move(owner, id, { status: "SIGNATURE" })).statusCode).toBe(201);
    const newest = "Accepté par le porteur, sans proposition de prix";
    const support = await server.signedUpSupport();
    expect(await read(holder, pointId)).toEqual({ reader: "holder", by: ["owner", "holder"], newest });
    expect(await read(owner, pointId)).toEqual({ reader: "owner", by: ["owner", "holder"], newest });
    expect(await read(support, pointId)).toEqual({ reader: "support", by: ["owner", "holder"], newest });
  });

  it("is the holder's when he accepts the price, and then only", async () => {
    const { id, pointId } = await applied();
    await move(owner, id, { status: "PROPOSAL", price: 0.12 });
    await move(holder, id, { status: "SIGNATURE" });
    expect((await read(owner, pointId)).newest).toBe("Prix accepté par le candidat");
    expect((await read(holder, pointId)).newest).toBe("Prix accepté par vous");
  });

  it("is never the holder's for what the owner does, by any call, one by one or many at once", async () => {
    const one = await applied();
    await move(owner, one.id, { status: "PROPOSAL", price: 0.12 });
    const wanted = { by: ["owner", "owner", "holder"] };
    expect((await move(owner, one.id, { status: "SIGNATURE" })).statusCode).toBe(201);
    expect(await read(holder, one.pointId)).toMatchObject({
      ...wanted,
      newest: "Accepté par le porteur avant votre réponse au prix\u00a0: seule votre signature vous engage",
    });
    const other = await applyTo(holder, projectId, { name: "Autre maison" });
    await move(owner, other.id, { status: "PROPOSAL", price: 0.12 });
    const many = await owner.send("POST", `/api/project/${projectId}/application/progress`, {
      applicationIds: [other.id],
      step: { status: "SIGNATURE" },
    });
    expect(many.json().results).toMatchObject([{ ok: true }]);
    expect(await read(holder, other.consumerId ?? "")).toMatchObject(wanted);
  });

  it("cannot be chosen by who calls", async () => {
    const { id } = await applied();
    await move(owner, id, { status: "PROPOSAL", price: 0.12 });
    const forged = await owner.send("POST", `/api/application/${id}/progress`, {
      status: "SIGNATURE",
      by: "holder",
    });
    expect(forged.statusCode).toBe(400);
    const support = await server.signedUpSupport();
    expect((await move(support, id, { status: "SIGNATURE" })).statusCode).toBe(404);
  });

  it("stays written", async () => {
    await applied();
    const change = server.deps.db.updateTable("application_progress").set({ acted_as: "owner" });
    await expect(change.execute()).rejects.toThrow("append-only");
  });
});

describe("as whom", () => {
  it("a project is read is said by its answer", async () => {
    const { pointId } = await applied();
    expect(pointId).not.toBe("");
    const readAs = async (person: Visitor) =>
      (await person.call(projectCalls.getProject, { params: { id: projectId }, query: {} })).reader;
    expect(await readAs(owner)).toBe("owner");
    expect(await readAs(holder)).toBe("participant");
    expect(await readAs(await server.signedUpSupport())).toBe("support");
  });

  it("a point is read may be echoed in a change, and changes nothing", async () => {
    const { pointId } = await applied();
    const url = `/api/consumption-point/${pointId}`;
    const { reader, ...read } = (await holder.send("GET", url)).json();
    expect(reader).toBe("holder");
    const echoed = await holder.send("PUT", url, {
      ...read,
      reader: "owner",
      name: aConsumptionPoint().name,
    });
    expect(echoed.statusCode).toBe(200);
  });
});
