import { publicProjectCalls } from "@mec/api/project";
import { beforeEach, describe, expect, it } from "vitest";
import { setStatus } from "../../../../test/application-fixtures.ts";
import type { TestServer } from "../../../../test/harness.ts";
import { applicationRow } from "../../../../test/rows.ts";
import { type Signing, startSigning } from "../../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
});

const told = async () => {
  const params = { id: signing.projectId };
  return (await signing.owner.call(publicProjectCalls.getPublicProject, { params })).unsignedText;
};

describe("a project's page, of a plant whose producer has not signed", () => {
  it("tells its power, which its sums count", async () => {
    expect(await told()).toBe("Cette somme compte 9\u00a0kWc dont le producteur n’a pas encore signé.");
  });

  it("tells it in a project that runs too, and nothing of it once it shares", async () => {
    const { db } = server.deps;
    await setStatus(server, signing.application.id, "EXPLOITATION");
    expect(await told()).toContain("dont le producteur n’a pas encore signé");
    const own = { projectId: signing.projectId, productionPointId: signing.productionPointId };
    await applicationRow(db, { ...own, status: "EXPLOITATION" });
    expect(await told()).toBeUndefined();
  });
});
