import { documentCalls } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { pointCalls } from "@mec/api/point";
import { plantSaleCalls } from "@mec/api/study";
import { asConsumer, asProducer } from "@mec/domain/point";
import type { SellerVat } from "@mec/domain/shared";
import { beforeEach, describe, expect, it } from "vitest";
import { aProductionPoint, applyTo, move } from "../../../test/application-fixtures.ts";
import {
  type DocumentsScene,
  documentsScene,
  insertConsumers,
  someTerms,
} from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { signAll } from "../../../test/signature-fixtures.ts";
import { townHall } from "../../../test/study-fixtures.ts";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 1 });
});

const saysVat = (vatRegime: SellerVat | null) =>
  scene.producer.call(pointCalls.updateProductionPoint, {
    params: { id: scene.productionPointId },
    body: { ...aProductionPoint(), vatRegime, operational: { raccordementId: "" } },
  });
const previewed = (vatRegime: SellerVat | null) =>
  scene.producer.call(documentCalls.previewVatChange, {
    params: { id: scene.productionPointId },
    query: { vatRegime },
  });
const plain = (text: string | undefined) =>
  text?.replaceAll(/[\u00a0\u202f]/gu, " ").replaceAll(/\s+/gu, " ");
const plans = (vatRegime: SellerVat | null) =>
  scene.owner.call(documentCalls.saveSalesContract, {
    params: { id: scene.projectId },
    body: { consumptionPointId: null, terms: { ...someTerms, vatRegime } },
  });
const list = () => scene.owner.call(documentCalls.listDocuments, { params: { id: scene.projectId } });
const contract = async () => (await list()).find(({ kind }) => kind === "consumer")?.salesContract;
const contractRow = () =>
  server.deps.db
    .selectFrom("document")
    .select("data")
    .where("project_id", "=", scene.projectId)
    .where("kind", "=", "salesContract")
    .where("superseded_at", "is", null)
    .executeTakeFirst();
const acceptAnother = async () => {
  const { id } = await applyTo(await server.signedUp(), scene.projectId);
  expect((await move(scene.owner, id, { status: "SIGNATURE" })).json()).toMatchObject({ id });
  await server.settle();
};
const send = async () => {
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: scene.consumers.map(asConsumer) },
  });
  await server.settle();
  return contractRow();
};

describe("a sales contract that states a VAT regime", () => {
  it("waits for its seller to say his own: the owner reads who has not, and the seller what waits", async () => {
    expect((await contract())?.status).toBe("READY");
    await plans("franchise");
    expect(await contract()).toMatchObject({ status: "NOT-READY", missing: ["vat-regime"] });
    const producer = (await list()).find(({ kind }) => kind === "producer");
    expect(producer?.salesContract.gaps).toContainEqual({ item: "vat-regime", target: "participant" });
    expect(await send()).toBeUndefined();
    const sale = await scene.producer.call(plantSaleCalls.getPlantSale, {
      params: { id: scene.productionPointId },
    });
    expect(sale?.toCome).toMatchObject({ consumers: 1, waitsFor: "vat" });
    await saysVat("standard");
    expect((await contract())?.status).toBe("READY");
  });

  it("asks its seller by mail for what it waits for, once in a week", async () => {
    const asked = () =>
      server.mails.filter(({ subject }) => subject.includes("dites si vous facturez la TVA"));
    await plans(null);
    await server.settle();
    expect(asked()).toEqual([]);
    await plans("franchise");
    await server.settle();
    expect(asked().map(({ to }) => to)).toEqual([scene.producer.email]);
    expect(asked()[0]?.text).toMatch(/1.contrat de vente attend que vous disiez si vous facturez la TVA/u);
    expect(asked()[0]?.text).toContain(`productionPointId=${scene.productionPointId}`);
    // As after a week.
    await server.deps.limits.forget("vatAskedPerPoint", scene.productionPointId);
    await saysVat("standard");
    await acceptAnother();
    expect(asked()).toHaveLength(1);
    await saysVat(null);
    await acceptAnother();
    expect(asked()).toHaveLength(2);
    expect(asked()[1]?.text).toMatch(/3.contrats de vente attendent/u);
    await acceptAnother();
    expect(asked()).toHaveLength(2);
  });

  it("asks nobody by mail whose sales are settled outside of the platform", async () => {
    await scene.owner.call(documentCalls.ignoreDocuments, {
      params: { id: scene.projectId, kind: "salesContract" },
      body: { participants: [asProducer(scene.productionPointId)], undo: false },
    });
    await plans("franchise");
    await acceptAnother();
    expect(server.mails.filter(({ subject }) => subject.includes("dites si vous facturez"))).toEqual([]);
  });

  it("says what its seller said when it was sent, whatever the project plans and he says later", async () => {
    await plans("franchise");
    await saysVat("standard");
    const { data } = (await send()) ?? {};
    expect(data).toMatchObject({ producers: [{ vatRegime: "standard" }] });
    await signAll(server, "hugo0@exemple.fr");
    await signAll(server, "remi@toit.fr");
    await saysVat("franchise");
    expect((await contractRow())?.data).toEqual(data);
    expect((await contract())?.status).toBe("DONE");
    await server.settle();
    const mail = server.mails.findLast(({ subject }) => subject.includes("la TVA de"));
    expect(mail?.to).toBe(scene.owner.email);
    expect(mail?.text).toContain("n’ajoute plus de TVA");
    expect(mail?.text).toMatch(/1.contrat signé garde ce qu’il dit/u);
    // Who says it back and forth fills nobody's mailbox.
    for (let times = 0; times < 4; times += 1) {
      await saysVat(null);
      await saysVat("franchise");
    }
    await server.settle();
    expect(server.mails.filter(({ subject }) => subject.includes("la TVA de"))).toHaveLength(5);
  });

  it("is withdrawn while somebody has still to sign it, and says the new one when it is sent again", async () => {
    await plans("franchise");
    await saysVat("standard");
    await send();
    await saysVat("franchise");
    expect((await contract())?.status).toBe("READY");
    await server.settle();
    const mail = server.mails.findLast(({ subject }) => subject.includes("la TVA de"));
    expect(mail?.text).toMatch(/1.document en cours de signature disait l’ancien régime/u);
    // Saying the same again changes nothing.
    const { length } = server.mails;
    await saysVat("franchise");
    await server.settle();
    expect(server.mails).toHaveLength(length);
  });

  it("tells its buyer once that it is taken back, from which price to which, and what is his to do, in one mail of all his places", async () => {
    const [first = ""] = scene.consumers;
    scene = {
      ...scene,
      consumers: [
        first,
        ...(await insertConsumers(server, scene.projectId, scene.consumer.id, { count: 1, first: 1 })),
      ],
    };
    await plans("franchise");
    await saysVat("franchise");
    await send();
    await signAll(server, "hugo0@exemple.fr");
    await server.forgetMails();
    expect(await previewed("standard")).toMatchObject({
      waiting: { count: 2, paid: { from: { min: 0.11, max: 0.11 }, to: { min: 0.132, max: 0.132 } } },
      signed: { count: 0 },
      accepted: { count: 0 },
      isMailed: true,
    });
    await saysVat("standard");
    await server.settle();
    const told = server.mails.filter(({ to }) => to === scene.consumer.email);
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Votre contrat de vente pour .* est à refaire$/u),
    ]);
    const text = plain(told[0]?.text);
    expect(text).toContain("un producteur a changé de TVA");
    expect(text).toContain(
      "Contrat de « Maison 0 » : son prix était de 11 c€/kWh, sans TVA à ajouter. Dans le prochain, il sera de 13,2 c€/kWh TTC. Vous aviez signé ce contrat : votre signature ne vous engage pas",
    );
    expect(text).toContain("Contrat de « Maison 1 » : son prix était de 11 c€/kWh");
    expect(text).toContain(
      "Le porteur vous enverra un nouveau contrat : vous pourrez le signer, ou le refuser.",
    );
    expect(text).not.toContain("Le prix accepté");
    expect(text).toContain("/user-portfolio");
    expect(await previewed("standard")).toMatchObject({ waiting: { count: 0 } });
  });

  it("tells its buyer each time that it is taken back, whatever mails the project has sent that day", async () => {
    await plans("franchise");
    await saysVat("franchise");
    await send();
    for (let mails = 0; mails < 3; mails += 1)
      await server.deps.limits.count("taxedPriceMailsPerProject", scene.projectId);
    await server.forgetMails();
    expect(await previewed("standard")).toMatchObject({ waiting: { count: 1 }, isMailed: false });
    await saysVat("standard");
    await server.settle();
    const subjects = () =>
      server.mails.filter(({ to }) => to === scene.consumer.email).map(({ subject }) => subject);
    expect(subjects()).toEqual([expect.stringMatching(/est à refaire$/u)]);
    // Again the same day: each contract that is taken back is told.
    await send();
    await server.forgetMails();
    await saysVat("franchise");
    await server.settle();
    expect(subjects()).toEqual([expect.stringMatching(/est à refaire$/u)]);
  });

  it("tells each contract that was taken back once, however late the mails are", async () => {
    await plans("franchise");
    await saysVat("franchise");
    await send();
    await server.forgetMails();
    const resend = () =>
      scene.owner.call(documentCalls.sendDocumentSets, {
        params: { id: scene.projectId },
        body: { participants: scene.consumers.map(asConsumer) },
      });
    let clock = Date.now();
    for (const vatRegime of ["standard", "franchise"] as const) {
      clock += 60_000;
      server.setNow(new Date(clock));
      await saysVat(vatRegime);
      await resend();
    }
    await server.settle();
    const backs = server.mails.filter(({ subject }) => /est à refaire$/u.test(subject));
    expect(backs).toHaveLength(2);
    expect(backs.map(({ text }) => plain(text)?.match(/son prix [^.]*\./u)?.[0])).toEqual([
      // It said no VAT, as the next one does; and the one between said it.
      expect.stringContaining("ne change pas"),
      expect.stringContaining("était de 13,2 c€/kWh TTC"),
    ]);
  });

  it("is told to its seller of one offer that waits as dearer, and not at which price", async () => {
    await saysVat("franchise");
    await server.deps.db.updateTable("application").set({ status: "PROPOSAL" }).execute();
    const { accepted, proposed } = await previewed("standard");
    expect([accepted.count, proposed]).toEqual([0, { count: 1, paid: null }]);
  });

  it("is told to its seller of businesses too, which pay the same and get it back", async () => {
    await saysVat("franchise");
    await server.deps.db
      .updateTable("consumption_point")
      .set({ consumer_type: "professional", reclaims_vat: true })
      .execute();
    const { accepted, reclaimed } = await previewed("standard");
    expect([accepted.count, reclaimed]).toEqual([0, 1]);
    await saysVat("standard");
    expect((await previewed("franchise")).reclaimed).toBeUndefined();
  });

  it("concerns no place of its own body, which pays nobody", async () => {
    await saysVat("franchise");
    expect((await previewed("standard")).accepted.count).toBe(1);
    const { db } = server.deps;
    await db.updateTable("production_point").set({ account_id: scene.consumer.id }).execute();
    await db
      .updateTable("signatory")
      .set({ identity: JSON.stringify(townHall) })
      .execute();
    const { accepted } = await scene.consumer.call(documentCalls.previewVatChange, {
      params: { id: scene.productionPointId },
      query: { vatRegime: "standard" },
    });
    expect(accepted).toEqual({ count: 0, paid: null });
  });

  it("tells who said yes and has no contract yet that his price is dearer, and nobody that it is cheaper", async () => {
    await saysVat("franchise");
    await server.forgetMails();
    expect(await previewed("standard")).toMatchObject({
      waiting: { count: 0 },
      accepted: { count: 1, paid: { from: { min: 0.11 }, to: { min: 0.132 } } },
      proposed: { count: 0 },
    });
    await saysVat("standard");
    await server.settle();
    const told = server.mails.filter(({ to }) => to === scene.consumer.email);
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Le prix accepté pour .* a changé$/u),
    ]);
    expect(plain(told[0]?.text)).toContain(
      "le prix accepté était de 11 c€/kWh, sans TVA à ajouter. Il est maintenant de 13,2 c€/kWh TTC.",
    );
    expect(plain(told[0]?.text)).toContain("rien ne vous engage avant votre signature");
    // The owner hears of it too, by mail and among what happened.
    const owners = server.mails.filter(({ to }) => to === scene.owner.email);
    expect(owners.map(({ subject }) => subject)).toEqual([expect.stringContaining("la TVA de")]);
    expect(plain(owners[0]?.text)).toContain(
      "1 prix d’un participant accepté, qui paie la TVA et n’a pas encore de contrat, passe de 11 à 13,2 c€/kWh : son acheteur peut encore refuser.",
    );
    const params = { id: scene.projectId };
    const { news } = await scene.owner.call(overviewCalls.getOverview, { params });
    expect(news).toContainEqual(
      expect.objectContaining({ kind: "producer", sentence: expect.stringMatching(/^Facture la TVA/u) }),
    );
    // The seller was asked before.
    expect(server.mails.filter(({ to }) => to === scene.producer.email)).toEqual([]);
    await server.forgetMails();
    expect(await previewed("franchise")).toMatchObject({ accepted: { count: 0 } });
    await saysVat("franchise");
    await server.settle();
    expect(server.mails).toEqual([]);
  });

  it("tells its seller what he has to announce of what is signed, and counts it before", async () => {
    await plans("franchise");
    await saysVat("franchise");
    await send();
    await signAll(server, "hugo0@exemple.fr");
    await signAll(server, "remi@toit.fr");
    expect(await previewed("standard")).toMatchObject({ waiting: { count: 0 }, signed: { count: 1 } });
    await server.forgetMails();
    await saysVat("standard");
    await server.settle();
    const told = server.mails.filter(({ to }) => to === scene.producer.email);
    expect(told.map(({ subject }) => plain(subject))).toEqual([
      expect.stringMatching(/ : ce que change votre TVA$/u),
    ]);
    expect(plain(told[0]?.text)).toContain(
      "1 contrat signé garde son prix tant que vous n’annoncez rien. Un contrat en franchise prévoit que la TVA s’y ajoute si vous l’annoncez un mois à l’avance à son acheteur : c’est à vous de le faire.",
    );
    expect(server.mails.filter(({ to }) => to === scene.consumer.email)).toEqual([]);
  });

  it("takes the seller's own accord with it, by which he would declare for his invoices what is no longer so", async () => {
    await saysVat("standard");
    await scene.owner.call(documentCalls.sendDocuments, {
      params: { id: scene.projectId, kind: "accord" },
      body: { participants: [asProducer(scene.productionPointId)] },
    });
    await server.settle();
    const accord = async () => (await list()).find(({ kind }) => kind === "producer")?.accord;
    expect((await accord())?.status).toBe("SENT");
    await saysVat("franchise");
    expect((await accord())?.status).toBe("READY");
    await server.settle();
    const mail = server.mails.findLast(({ subject }) => subject.includes("la TVA de"));
    expect(mail?.text).toMatch(/1.document en cours de signature disait l’ancien régime/u);
  });

  it("changes nothing for who said yes where its seller says what was planned, or counted until then", async () => {
    const point = server.deps.db.selectFrom("production_point").where("id", "=", scene.productionPointId);
    const saidAt = async () => (await point.select("vat_said_at").executeTakeFirstOrThrow()).vat_said_at;
    await saysVat("standard");
    await saysVat(null);
    await plans("franchise");
    await saysVat("franchise");
    expect(await saidAt()).toBeNull();
    await saysVat("standard");
    expect(await saidAt()).toBeInstanceOf(Date);
  });

  it("waits for nobody where nothing is stated, and where all of the electricity is given", async () => {
    await plans(null);
    expect((await contract())?.status).toBe("READY");
    await plans("standard");
    await server.deps.db.updateTable("production_point").set({ price_min: null, price_max: null }).execute();
    expect((await contract())?.status).toBe("READY");
  });
});
