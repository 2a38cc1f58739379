import { accountCalls } from "@mec/api/account";
import { pmoCalls } from "@mec/api/pmo";
import { projectCalls } from "@mec/api/project";
import { messages } from "@mec/domain/shared";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { aFee, anAssociation, anInterlocutor } from "../../../test/access-pmo.ts";
import { publish } from "../../../test/application-fixtures.ts";
import { startTestServer, strongPassword, type TestServer } from "../../../test/harness.ts";
import { readPmo } from "./index.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

async function ownerWithProject() {
  const owner = await server.signedUp({ firstName: "Odile", lastName: "Martin" });
  const id = await publish(owner);
  return { owner, id, params: { id } };
}

const founders = [
  { kind: "physical" as const, firstName: "Zoé", lastName: "Šimůnek" },
  { kind: "moral" as const, socialReason: "Boulangerie Petit", firstName: "Luc", lastName: "Petit" },
];
const transfer = { type: "TRANSFER" as const, iban: "FR1420041010050500013M02606", bic: "PSSTFRPPPAR" };

describe("the legal body of a project", () => {
  it("is unknown until its owner says it", async () => {
    const { owner, id, params } = await ownerWithProject();
    expect(await owner.call(pmoCalls.getPmoInterlocutor, { params })).toBeNull();
    expect(await owner.call(pmoCalls.getPmoAssociation, { params })).toBeNull();
    expect(await owner.call(pmoCalls.getMembershipFee, { params })).toBeNull();
    expect(await owner.call(pmoCalls.getPmoCreation, { params })).toEqual({ alreadyCreated: null });
    expect(await readPmo(server.deps.db, id)).toEqual({ association: null, interlocutor: null, fee: null });
  });

  it("is read as it was said, and said again under the same id", async () => {
    const { owner, id, params } = await ownerWithProject();
    const association = { ...anAssociation, founders, projectName: "Le soleil partagé" };
    const first = await owner.call(pmoCalls.savePmoAssociation, { params, body: association });
    expect(first).toEqual({ ...association, id: first.id });
    const body = { ...anAssociation, rnaId: "", founders: [] };
    const second = await owner.call(pmoCalls.savePmoAssociation, { params, body });
    expect(second).toEqual({ ...body, id: first.id });
    expect(await owner.call(pmoCalls.getPmoAssociation, { params })).toEqual(second);
    await owner.call(pmoCalls.savePmoInterlocutor, { params, body: anInterlocutor });
    expect(await owner.call(pmoCalls.getPmoInterlocutor, { params })).toEqual({
      ...anInterlocutor,
      id: expect.any(String),
    });
    expect(await readPmo(server.deps.db, id)).toEqual({
      association: second,
      interlocutor: { ...anInterlocutor, id: expect.any(String) },
      fee: null,
    });
  });

  it("has a fee that names its association", async () => {
    const { owner, params } = await ownerWithProject();
    const body = { ...aFee, paymentMethods: [{ type: "CHEQUE" as const }, transfer] };
    const fee = await owner.call(pmoCalls.saveMembershipFee, { params, body });
    expect(fee).toEqual({ ...body, id: fee.id, pmoAssociationId: null });
    const { id: pmoAssociationId } = await owner.call(pmoCalls.savePmoAssociation, {
      params,
      body: anAssociation,
    });
    expect(await owner.call(pmoCalls.getMembershipFee, { params })).toEqual({ ...fee, pmoAssociationId });
    const echoed = { ...fee, pmoAssociationId, amount: 12.345 };
    const again = await owner.call(pmoCalls.saveMembershipFee, { params, body: echoed });
    expect(again).toEqual({ ...echoed, amount: 12.35 });
  });

  it("existed already or not, as its owner said last, on every device", async () => {
    const { owner, params } = await ownerWithProject();
    const elsewhere = server.visitor();
    await elsewhere.call(accountCalls.logIn, { body: { email: owner.email, password: strongPassword } });
    for (const body of [{ alreadyCreated: true }, { alreadyCreated: false }]) {
      expect(await owner.call(pmoCalls.savePmoCreation, { params, body })).toEqual(body);
      expect(await elsewhere.call(pmoCalls.getPmoCreation, { params })).toEqual(body);
    }
    await Promise.all([
      owner.call(pmoCalls.savePmoCreation, { params, body: { alreadyCreated: true } }),
      elsewhere.call(pmoCalls.savePmoCreation, { params, body: { alreadyCreated: true } }),
    ]);
    expect(await owner.call(pmoCalls.getPmoCreation, { params })).toEqual({ alreadyCreated: true });
  });

  it("is forgotten on reset, once or twice, but for its contact and its fee", async () => {
    const { owner, params, id } = await ownerWithProject();
    await owner.call(pmoCalls.savePmoCreation, { params, body: { alreadyCreated: true } });
    await owner.call(pmoCalls.savePmoAssociation, { params, body: anAssociation });
    await owner.call(pmoCalls.savePmoInterlocutor, { params, body: anInterlocutor });
    const fee = await owner.call(pmoCalls.saveMembershipFee, { params, body: aFee });
    for (const _ of ["once", "twice"]) {
      const answer = await owner.send("POST", `/api/project/${id}/pmo-association/reset`);
      expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    }
    expect(await owner.call(pmoCalls.getPmoAssociation, { params })).toBeNull();
    expect(await owner.call(pmoCalls.getPmoCreation, { params })).toEqual({ alreadyCreated: null });
    expect(await owner.call(pmoCalls.getPmoInterlocutor, { params })).toMatchObject(anInterlocutor);
    expect(await owner.call(pmoCalls.getMembershipFee, { params })).toEqual({
      ...fee,
      pmoAssociationId: null,
    });
  });

  it("stays one, whatever two tabs save at once", async () => {
    const { owner, params } = await ownerWithProject();
    const names = ["Le Matin", "Le Soir"];
    const saved = await Promise.all(
      names.map((associationName) =>
        owner.call(pmoCalls.savePmoAssociation, { params, body: { ...anAssociation, associationName } }),
      ),
    );
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    const kept = await owner.call(pmoCalls.getPmoAssociation, { params });
    expect(names).toContain(kept?.associationName);
    await Promise.all([
      owner.call(pmoCalls.savePmoInterlocutor, { params, body: anInterlocutor }),
      owner.call(pmoCalls.savePmoInterlocutor, { params, body: anInterlocutor }),
      owner.call(pmoCalls.saveMembershipFee, { params, body: aFee }),
      owner.call(pmoCalls.saveMembershipFee, { params, body: aFee }),
      owner.call(pmoCalls.resetPmoAssociation, { params }),
    ]);
    const rows = await server.deps.db.selectFrom("membership_fee").select("id").execute();
    expect(rows).toHaveLength(1);
  });

  it("goes with its project", async () => {
    const { owner, params } = await ownerWithProject();
    await owner.call(pmoCalls.savePmoAssociation, { params, body: anAssociation });
    await owner.call(projectCalls.deleteProject, { params });
    expect((await owner.send("GET", `/api/project/${params.id}/pmo-association`)).statusCode).toBe(404);
    expect(await server.deps.db.selectFrom("pmo_association").selectAll().execute()).toEqual([]);
  });

  it.each<[string, string, object, string, string]>([
    [
      "one founder",
      "pmo-association",
      { ...anAssociation, founders: founders.slice(0, 1) },
      "founders",
      messages.founders,
    ],
    ["a wrong RNA", "pmo-association", { ...anAssociation, rnaId: "123" }, "rnaId", messages.rna],
    ["a wrong e-mail", "pmo-association", { ...anAssociation, email: "contact" }, "email", messages.email],
    [
      "no name",
      "pmo-association",
      { ...anAssociation, associationName: " " },
      "associationName",
      messages.required,
    ],
    [
      "a short project name",
      "pmo-association",
      { ...anAssociation, projectName: "ABC" },
      "projectName",
      messages.projectName,
    ],
    [
      "a contact without a phone",
      "pmo-interlocutor",
      { ...anInterlocutor, gender: "FEMALE", phoneNumber: "" },
      "phoneNumber",
      messages.required,
    ],
    ["a wrong gender", "pmo-interlocutor", { ...anInterlocutor, gender: "F" }, "gender", messages.choice],
    [
      "a fee of nothing that is asked",
      "membership-fee",
      { ...aFee, amount: 0 },
      "amount",
      messages.feeAmount,
    ],
    ["a negative fee", "membership-fee", { ...aFee, amount: -1 }, "amount", messages.amount],
    [
      "an entrance fee of nothing",
      "membership-fee",
      { ...aFee, entranceFeeRequired: true },
      "entranceFeeAmount",
      messages.feeAmount,
    ],
    [
      "no means of payment",
      "membership-fee",
      { ...aFee, paymentMethods: [] },
      "paymentMethods",
      messages.paymentMethods,
    ],
    [
      "a wrong IBAN",
      "membership-fee",
      { ...aFee, paymentMethods: [{ ...transfer, iban: "FR1420041010050500013M02607" }] },
      "paymentMethods.0.iban",
      messages.iban,
    ],
    [
      "a wrong BIC",
      "membership-fee",
      { ...aFee, paymentMethods: [{ ...transfer, bic: "PSST" }] },
      "paymentMethods.0.bic",
      messages.bic,
    ],
  ])("refuses %s, and says where", async (_, call, body, path, message) => {
    const { owner, id } = await ownerWithProject();
    const answer = await owner.send("POST", `/api/project/${id}/${call}`, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toContainEqual(expect.objectContaining({ path, message }));
  });
});

describe("the models of a project", () => {
  const wanted = [
    ["pmo-status/model", "modele-statuts-soleil-de-rennes"],
    ["pmo-status/report-model", "modele-proces-verbal-ag-constitutive-soleil-de-rennes"],
    ["internal-rules/model", "modele-reglement-interieur-soleil-de-rennes"],
  ] as const;

  it.each(wanted)(
    "%s is made before anything was said, as Word unless a PDF is asked for",
    async (path, name) => {
      const { owner, id } = await ownerWithProject();
      for (const [query, extension] of [
        ["", "docx"],
        ["?format=docx", "docx"],
        ["?format=pdf", "pdf"],
      ] as const) {
        const answer = await owner.send("GET", `/api/project/${id}/${path}${query}`);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers["content-disposition"]).toContain(`${name}.${extension}`);
        expect(answer.headers["content-type"]).toMatch(extension === "pdf" ? /pdf/ : /wordprocessingml/);
        expect(answer.rawPayload.toString("latin1", 0, 4)).toBe(
          extension === "pdf" ? "%PDF" : "PK\u0003\u0004",
        );
      }
      expect((await owner.send("GET", `/api/project/${id}/${path}?format=csv`)).statusCode).toBe(400);
    },
  );

  it("say what was said", async () => {
    const { owner, params } = await ownerWithProject();
    await owner.call(pmoCalls.savePmoAssociation, { params, body: { ...anAssociation, founders } });
    const answer = await owner.call(pmoCalls.getStatutesModel, { params, query: {} });
    const files = unzipSync(answer as unknown as Uint8Array);
    expect(strFromU8(files["word/document.xml"] ?? new Uint8Array())).toContain("Zoé Šimůnek");
  });
});

it("the legal body is in what its owner takes away", async () => {
  const { owner, params } = await ownerWithProject();
  await owner.call(pmoCalls.savePmoCreation, { params, body: { alreadyCreated: false } });
  await owner.call(pmoCalls.savePmoAssociation, { params, body: anAssociation });
  const zip = await owner.call(accountCalls.exportUser, {});
  const data = JSON.parse(
    strFromU8(unzipSync(zip as unknown as Uint8Array)["donnees.json"] ?? new Uint8Array()),
  );
  expect(data.personnesMorales).toEqual([
    {
      projectId: params.id,
      interlocutor: null,
      association: anAssociation,
      alreadyCreated: false,
      fee: null,
      files: [],
    },
  ]);
});
