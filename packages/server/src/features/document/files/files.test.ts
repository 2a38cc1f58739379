import { documentCalls } from "@mec/api/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import type { SignatoryInput } from "@mec/domain/signatory";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { addressAt } from "../../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene, someTerms } from "../../../../test/document-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../test/harness.ts";
import { folded, ownText, readPdf } from "../../../../test/read-pdf.ts";
import type { SalesContractData } from "../../../documents/to-sign/content.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const bytes = (answer: unknown) => answer as Uint8Array;
const textOf = (answer: unknown) => folded(ownText(readPdf(bytes(answer))));
const sendAll = (scene: DocumentsScene) =>
  scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: [...scene.consumers.map(asConsumer), asProducer(scene.productionPointId)] },
  });

describe("a preview", () => {
  const preview = async (scene: DocumentsScene, kind: "bulletin" | "accord" | "salesContract", query = {}) =>
    textOf(
      await scene.owner.call(documentCalls.previewDocument, {
        params: { id: scene.projectId, kind },
        query,
      }),
    );
  const draft = async (scene: DocumentsScene, kind: "bulletin" | "salesContract", typed: object) =>
    textOf(
      await scene.owner.call(documentCalls.previewDocumentDraft, {
        params: { id: scene.projectId, kind },
        body: { participant: null, ...typed },
      }),
    );

  it("is what would be sent to a participant", async () => {
    const scene = await documentsScene(server);
    const text = await preview(scene, "bulletin", { consumptionPointId: scene.consumers[0] });
    expect(text).toContain(folded("Hugo Petit A"));
    expect(text).toContain(folded("Les Watts de Rennes"));
  });

  it("shows what is missing to an imaginary participant, even of an empty project", async () => {
    const scene = await documentsScene(server, {
      without: ["association", "interlocutor", "fee", "producer"],
      plans: [],
    });
    for (const kind of ["bulletin", "accord", "salesContract"] as const) {
      expect(await preview(scene, kind)).toContain(folded("à compléter"));
    }
  });

  it("is not of somebody who takes no part in the project", async () => {
    const scene = await documentsScene(server);
    const url = `/api/project/${scene.projectId}/document/bulletin/preview?consumptionPointId=00000000-0000-4000-8000-000000000000`;
    expect((await scene.owner.send("GET", url)).statusCode).toBe(404);
  });

  it("shows what is being typed, and leaves out what is wrong in it", async () => {
    const scene = await documentsScene(server);
    const text = await draft(scene, "bulletin", {
      association: { associationName: "Les Soleils de Rennes", rnaId: "W35", email: 12, unknown: "field" },
      fee: { amount: 25, paymentMethods: "cash" },
    });
    expect(text).toContain(folded("Les Soleils de Rennes"));
    expect(text).not.toContain(folded("Les Watts"));
    expect(text).toContain(folded("W351234567"));
    expect(text).toContain(folded("25,00"));
    const kept = await server.deps.db.selectFrom("pmo_association").select("association").execute();
    expect(kept[0]?.association.associationName).toBe("Les Watts de Rennes");
  });

  it("shows the first words of an association that nobody has described yet", async () => {
    const scene = await documentsScene(server, { without: ["association", "interlocutor", "fee"] });
    const text = await draft(scene, "bulletin", { association: { associationName: "Naissante" } });
    expect(text).toContain(folded("Naissante"));
    expect(text).toContain(folded("à compléter : adresse du siège"));
  });

  it("takes the terms that are typed, whatever else is nonsense", async () => {
    const scene = await documentsScene(server);
    const text = await draft(scene, "salesContract", {
      participant: asConsumer(scene.consumers[0] ?? ""),
      terms: { ...someTerms, price: 0.1337, durationYears: -4, __proto__: { power: 1 } },
    });
    expect(text).toContain(folded("0,1337"));
  });
});

describe("the terms of sale", () => {
  const save = (scene: DocumentsScene, consumptionPointId: string | null, price: number) =>
    scene.owner.call(documentCalls.saveSalesContract, {
      params: { id: scene.projectId },
      // A planned VAT would have these contracts wait for what their seller says of his own.
      body: { consumptionPointId, terms: { ...someTerms, vatRegime: null, price } },
    });
  const pricesOf = async (scene: DocumentsScene) =>
    (await scene.owner.call(documentCalls.getSalesContracts, { params: { id: scene.projectId } })).map(
      ({ consumptionPointId, terms }) => [consumptionPointId, terms.price],
    );

  it("are those of all, or one's own; saying them again replaces them", async () => {
    const scene = await documentsScene(server, { consumers: 2 });
    const [first = "", second = ""] = scene.consumers;
    expect(await pricesOf(scene)).toEqual([]);
    await save(scene, null, 0.12);
    await save(scene, first, 0.1);
    await save(scene, null, 0.13);
    expect(await pricesOf(scene)).toEqual([
      [null, 0.13],
      [first, 0.1],
    ]);
    await sendAll(scene);
    const rows = await server.deps.db
      .selectFrom("document")
      .select(["consumption_point_id as pointId", "data"])
      .where("kind", "=", "salesContract")
      .execute();
    const prices = rows.map(({ pointId, data }) => [
      pointId,
      (data as SalesContractData | null)?.terms?.price,
    ]);
    expect(new Map(prices as [string, number | null][])).toEqual(
      new Map([
        [first, 0.1],
        // He accepted a price, which no common terms replace.
        [second, null],
      ]),
    );
  });

  it("are not of a point of another project", async () => {
    const scene = await documentsScene(server);
    const other = await documentsScene(server, { consumers: 0 });
    const body = { consumptionPointId: scene.consumers[0], terms: someTerms };
    const url = `/api/project/${other.projectId}/sales-contract`;
    expect((await other.owner.send("POST", url, body)).statusCode).toBe(404);
  });
});

describe("the links to documents", () => {
  const linkOf = async (visitor: Visitor, url: string) => {
    const answer = await visitor.send("GET", url);
    return answer.statusCode === 200 ? (answer.json().presignedUrl as string) : answer.statusCode;
  };

  it("open the file to the owner and to the holder, and to nobody else", async () => {
    const scene = await documentsScene(server);
    await sendAll(scene);
    await server.settle();
    const [consumer, producer] = await scene.owner.call(documentCalls.listDocuments, {
      params: { id: scene.projectId },
    });
    const own = `signature/presigned-url?signatureRequestId=${consumer?.accord.signatureId}`;
    const pointUrl = `/api/consumption-point/${scene.consumers[0]}/${own}`;
    for (const [visitor, url] of [
      [scene.owner, `/api/project/${scene.projectId}/${own}`],
      [scene.consumer, pointUrl],
    ] as const) {
      const link = await linkOf(visitor, url);
      const file = await server.visitor().send("GET", String(link));
      expect(file.statusCode).toBe(200);
      expect(file.headers["content-disposition"]).toContain("accord-de-participation-hugo-petit-a.pdf");
      expect(file.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    }
    const ofProducer = `signature/presigned-url?signatureRequestId=${producer?.accord.signatureId}`;
    const producerUrl = `/api/production-point/${scene.productionPointId}/${ofProducer}`;
    expect(await linkOf(scene.producer, producerUrl)).toContain("/api/file/");
    expect(await linkOf(scene.producer, pointUrl)).toBe(404);
    // Asks for somebody else's document under one's own point.
    expect(await linkOf(scene.consumer, `/api/consumption-point/${scene.consumers[0]}/${ofProducer}`)).toBe(
      404,
    );
  });

  it("show the holder his documents, and nothing before he takes part", async () => {
    const scene = await documentsScene(server);
    await sendAll(scene);
    const [pointId = ""] = scene.consumers;
    const documents = await scene.consumer.call(documentCalls.getConsumerDocuments, {
      params: { id: pointId },
    });
    expect(documents).toMatchObject({ ...asConsumer(pointId), bulletin: { status: "IN_TRANSIT" } });
    const ofProducer = await scene.producer.call(documentCalls.getProducerDocuments, {
      params: { id: scene.productionPointId },
    });
    expect(ofProducer).toMatchObject({
      ...asProducer(scene.productionPointId),
      salesContract: { status: "IN_TRANSIT" },
    });
    await server.deps.db.updateTable("application").set({ status: "APPLICATION", prm: null }).execute();
    expect(
      await scene.consumer.call(documentCalls.getConsumerDocuments, { params: { id: pointId } }),
    ).toBeNull();
  });
});

describe("the archive", () => {
  it("holds a folder for each participant, under names that no system takes for a path", async () => {
    const scene = await documentsScene(server, { consumers: 2 });
    const hostile: SignatoryInput = {
      entityType: "Professionnel",
      name: "Petit",
      firstName: "Hugo",
      gender: "M",
      email: "hugo@exemple.fr",
      phoneNumber: "06 12 34 56 78",
      socialReason: "../..\\C:/Évil & Fils <b>",
      furnitureName: "Fils",
      officialRole: "gérant",
      socialAddress: addressAt(),
      juridiction: "SARL",
      siretId: "12345678900012",
    };
    await server.deps.db
      .updateTable("signatory")
      .set({ identity: JSON.stringify(hostile) })
      .where("consumption_point_id", "is not", null)
      .execute();
    await sendAll(scene);
    await server.settle();
    const zip = unzipSync(
      bytes(
        await scene.owner.call(documentCalls.archiveDocuments, {
          params: { id: scene.projectId },
          query: {},
        }),
      ),
    );
    expect(Object.keys(zip).sort()).toEqual(
      [0, 1]
        .flatMap((rank) =>
          ["accord-de-participation", "bulletin-d-adhesion", "contrat-de-vente"].map(
            (name) => `C Évil Fils b - Maison ${rank}/${name}-c-evil-fils-b-maison-${rank}.pdf`,
          ),
        )
        .concat(
          ["accord-de-participation", "bulletin-d-adhesion"].map(
            (name) => `Rémi Toiture/${name}-remi-toiture.pdf`,
          ),
        )
        .sort(),
    );
    for (const file of Object.values(zip)) expect(strFromU8(file.subarray(0, 5), true)).toBe("%PDF-");
    const one = unzipSync(
      bytes(
        await scene.owner.call(documentCalls.archiveDocuments, {
          params: { id: scene.projectId },
          query: { consumptionPointId: scene.consumers[0] ?? "" },
        }),
      ),
    );
    expect(Object.keys(one)).toHaveLength(3);
  });

  it("is named after the project, and after the participant when it is his alone", async () => {
    const scene = await documentsScene(server);
    await sendAll(scene);
    await server.settle();
    const nameOf = async (query: string) => {
      const answer = await scene.owner.send(
        "GET",
        `/api/project/${scene.projectId}/document/archive${query}`,
      );
      return /''(.*)$/.exec(String(answer.headers["content-disposition"]))?.[1] ?? "";
    };
    const whole = await nameOf("");
    expect(whole).toMatch(/^documents-[a-z0-9-]+\.zip$/);
    const own = await nameOf(`?consumptionPointId=${scene.consumers[0]}`);
    expect(own).toMatch(new RegExp(`^${whole.replace(".zip", "")}-[a-z0-9-]+\\.zip$`));
  });

  it("says that there is nothing while nothing was sent", async () => {
    const scene = await documentsScene(server);
    const answer = await scene.owner.send("GET", `/api/project/${scene.projectId}/document/archive`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe("NO_DOCUMENT");
  });
});
