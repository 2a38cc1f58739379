import { pmoCalls } from "@mec/api/pmo";
import { beforeEach, describe, expect, it } from "vitest";
import { anAssociation } from "../../../test/access-pmo.ts";
import { publish } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { folded, ownText, readPdf } from "../../../test/read-pdf.ts";
import { readPmo } from "./index.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

interface Scene {
  readonly owner: Visitor;
  readonly params: { readonly id: string };
}

async function ownerWithProject(): Promise<Scene> {
  const owner = await server.signedUp();
  return { owner, params: { id: await publish(owner) } };
}

const first = { kind: "physical" as const, firstName: "Zoé", lastName: "Šimůnek" };
const second = {
  kind: "moral" as const,
  socialReason: "Boulangerie Petit",
  firstName: "Luc",
  lastName: "Petit",
};
const founders = [first, second];

describe("the statutes of what is being typed", () => {
  const preview = async ({ owner, params }: Scene, association: object) => {
    const pdf = await owner.call(pmoCalls.previewStatutes, {
      params,
      body: { association: { ...association } },
    });
    return folded(ownText(readPdf(pdf as unknown as Uint8Array)));
  };

  it("begin with the first word, and keep nothing", async () => {
    const scene = await ownerWithProject();
    const text = await preview(scene, { associationName: "Naissante" });
    expect(text).toContain(folded("Naissante"));
    expect(text).toContain(folded("à compléter : adresse du siège"));
    expect(await readPmo(server.deps.db, scene.params.id)).toMatchObject({ association: null });
  });

  it("lack the name as long as something else only is typed", async () => {
    const text = await preview(await ownerWithProject(), { territory: "Rennes et ses voisines" });
    expect(text).toContain(folded("Rennes et ses voisines"));
    expect(text).toContain(folded("à compléter : dénomination de l’association"));
  });

  it("leave what is wrong as it was kept", async () => {
    const scene = await ownerWithProject();
    await scene.owner.call(pmoCalls.savePmoAssociation, { params: scene.params, body: anAssociation });
    const wrong = {
      associationName: "Les Soleils",
      rnaId: "W35",
      email: "contact@",
      address: null,
      territory: 3,
    };
    const text = await preview(scene, { ...wrong, unknown: "field", founders: "Zoé" });
    expect(text).toContain(folded("Les Soleils"));
    for (const kept of [anAssociation.rnaId, anAssociation.email, anAssociation.territory]) {
      expect(text).toContain(folded(kept));
    }
  });

  it.each<[string, unknown[], string[], string[]]>([
    ["the only one", [first], ["Zoé Šimůnek"], ["premier fondateur"]],
    [
      "all but the half typed",
      [first, { kind: "moral", firstName: "Luc" }, second],
      ["Zoé Šimůnek", "Luc Petit"],
      [],
    ],
    [
      "places for those to come",
      [{ ...first, lastName: "" }, null, 7, "Zoé"],
      ["premier fondateur"],
      ["Zoé"],
    ],
    [
      "places for those to come, of too many",
      Array.from({ length: 51 }, () => first),
      ["premier fondateur"],
      [],
    ],
  ])("name %s of the founders", async (_, typed, shown, hidden) => {
    const text = await preview(await ownerWithProject(), { founders: typed });
    for (const name of shown) expect(text).toContain(folded(name));
    for (const name of hidden) expect(text).not.toContain(folded(name));
  });

  it("lose the founders that were taken away", async () => {
    const scene = await ownerWithProject();
    await scene.owner.call(pmoCalls.savePmoAssociation, {
      params: scene.params,
      body: { ...anAssociation, founders },
    });
    expect(await preview(scene, { preamble: "Ensemble" })).toContain(folded("Zoé Šimůnek"));
    expect(await preview(scene, { founders: [] })).not.toContain(folded("Zoé Šimůnek"));
  });
});
