import { documentCalls } from "@mec/api/document";
import { signedPaperCalls } from "@mec/api/signature";
import { documentLabels } from "@mec/domain/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { confirmEmail, setStatus } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
import { company } from "../../../test/document-samples.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { openAll, readSession, signAll, signerAt } from "../../../test/signature-fixtures.ts";

/** In the order in which they applied. */
const applied = ["salle des fêtes", "Mairie", "École"];
/** As their holder looks for them. */
const inOrder = ["École", "Mairie", "salle des fêtes"];
const plain = (place: string) =>
  place.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll(" ", "-");
const named = {
  bulletin: "bulletin-d-adhesion",
  accord: "accord-de-participation",
  salesContract: "contrat-de-vente",
};
const kinds = ["bulletin", "accord", "salesContract"] as const;
const titles = inOrder.flatMap((place) => kinds.map((kind) => `${documentLabels[kind]}\u00a0: ${place}`));

let server: TestServer;
let scene: DocumentsScene;

/** A commune has three places, for which the holder of the account signs. */
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 3 });
  const { db } = server.deps;
  const identity = { ...company, socialReason: "Commune de Langouet", email: scene.consumer.email };
  for (const [rank, name] of applied.entries()) {
    const id = scene.consumers[rank] ?? "";
    await db.updateTable("consumption_point").set({ name }).where("id", "=", id).execute();
    await db
      .updateTable("signatory")
      .set({ identity: JSON.stringify(identity) })
      .where("consumption_point_id", "=", id)
      .execute();
  }
  await confirmEmail(server, scene.consumer.id);
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: [...scene.consumers.map(asConsumer), asProducer(scene.productionPointId)] },
  });
  await server.settle();
});

const allSign = async () => {
  for (const email of [scene.consumer.email, "remi@toit.fr", "odile@watts.fr"]) await signAll(server, email);
};
const mailTo = (email: string, about: string) =>
  server.mails.findLast(({ to, subject }) => to === email && subject.includes(about))?.text ?? "";
/** Those of the titles that a text has, in its order. */
const titlesIn = (text: string) =>
  titles
    .filter((title) => text.includes(title))
    .sort((one, other) => text.indexOf(one) - text.indexOf(other));
const signedPapers = () => scene.consumer.call(signedPaperCalls.listSignedPapers, { query: {} });

describe("the documents of several places of one body", () => {
  it("stand place by place, each in the order of its kinds, where they are signed, in the mails and among what was signed", async () => {
    const { email } = scene.consumer;
    const session = await readSession(signerAt(server, email));
    expect(session.documents.map(({ title }) => title)).toEqual(titles);
    expect(titlesIn(mailTo(email, "à signer"))).toEqual(titles);
    expect(mailTo(email, "à signer")).toContain(
      "vous adresse pour signature, pour «\u00a0École\u00a0», «\u00a0Mairie\u00a0» et «\u00a0salle des fêtes\u00a0»\u00a0:",
    );
    await allSign();
    const copies = server.mails.filter(({ to, subject }) => to === email && subject.includes("signés"));
    expect(copies.length).toBeGreaterThan(0);
    // What has its copy, then what others sign after him.
    for (const text of copies.flatMap((mail) => mail.text.split("Vous avez signé aussi")))
      expect(titlesIn(text)).toEqual(titles.filter((one) => text.includes(one)));
    const { items } = await signedPapers();
    expect(items.map(({ kind, whose }) => `${documentLabels[kind]}\u00a0: ${whose}`)).toEqual(titles);
  });

  it("stand so for who signs after them, too, each with its body and its place", async () => {
    await signAll(server, scene.consumer.email);
    const accords = inOrder.map((place) => `Accord de participation\u00a0: Commune de Langouet, ${place}`);
    const signer = signerAt(server, "odile@watts.fr");
    await openAll(signer);
    const { documents } = await readSession(signer);
    expect(documents.map(({ title }) => title).filter((title) => title.includes("Langouet"))).toEqual(
      accords,
    );
  });

  it("have one name each, whichever way they are downloaded: of the body and the place, and that they are signed", async () => {
    const { email } = scene.consumer;
    const nameOf = (file: { headers: object }) =>
      /''(.*)$/u.exec(String(Object(file.headers)["content-disposition"]))?.[1];
    const [first] = (await readSession(signerAt(server, email))).documents;
    expect(first?.fileName).toBe("bulletin-d-adhesion-commune-de-langouet-ecole.pdf");
    const unsigned = signerAt(server, email);
    const ofLink = async ({ token }: { token: string }) =>
      nameOf(
        await server.visitor().send("GET", `/api/signature/${token}/file?documentId=${first?.id ?? ""}`),
      );
    expect(await ofLink(unsigned)).toBe(first?.fileName);
    await allSign();
    const signed = "bulletin-d-adhesion-commune-de-langouet-ecole-signe.pdf";
    const after = signerAt(server, email);
    const own = (await readSession(after)).documents.find(({ id }) => id === first?.id);
    const [kept] = (await signedPapers()).items;
    const file = await scene.consumer.send("GET", `/api/user/signed-paper/${kept?.id}/file`);
    const { presignedUrl } = await scene.owner.call(documentCalls.linkProjectDocument, {
      params: { id: scene.projectId },
      query: { signatureRequestId: first?.id ?? "" },
    });
    const linked = await server.visitor().send("GET", presignedUrl);
    expect([own?.fileName, await ofLink(after), kept?.fileName, nameOf(file), nameOf(linked)]).toEqual(
      Array.from({ length: 5 }, () => signed),
    );
  });

  it("name their place in the title that a window shows, before and after they are signed", async () => {
    const { email } = scene.consumer;
    const titleIn = async () => {
      const { token } = signerAt(server, email);
      const [first] = (await readSession(signerAt(server, email))).documents;
      const url = `/api/signature/${token}/file?documentId=${first?.id ?? ""}`;
      const { rawPayload } = await server.visitor().send("GET", url);
      return /<dc:title>.*?<rdf:li[^>]*>([^<]*)</su.exec(rawPayload.toString("utf8"))?.[1];
    };
    const title = "Bulletin d’adhésion – École – Soleil de Rennes";
    expect(await titleIn()).toBe(title);
    await allSign();
    expect(await titleIn()).toBe(title);
  });

  it("are told a start to come for those only that do not share yet, once all are signed", async () => {
    const { email } = scene.consumer;
    const begun = async () => (await readSession(signerAt(server, email))).begun;
    await allSign();
    expect(await begun()).toBeUndefined();
    const { db } = server.deps;
    const share = async (...pointIds: string[]) => {
      for (const pointId of pointIds) {
        const { id } = await db
          .selectFrom("application")
          .select("id")
          .where("consumption_point_id", "=", pointId)
          .executeTakeFirstOrThrow();
        await setStatus(server, id, "EXPLOITATION");
      }
    };
    const [first = "", ...others] = scene.consumers;
    await share(first);
    expect(await begun()).toBe("some");
    await share(...others);
    expect(await begun()).toBe("all");
  });

  it("stand in the owner's archive in a folder of their place, however long the body's name, with the same names as elsewhere", async () => {
    const { db } = server.deps;
    const long =
      "Communauté de communes du Val d’Ille, de l’Aubigné et des vallées de la Flume et de la Vilaine réunies en Pays de Rennes nord";
    for (const id of scene.consumers)
      await db
        .updateTable("signatory")
        .set({ identity: JSON.stringify({ ...company, socialReason: long }) })
        .where("consumption_point_id", "=", id)
        .execute();
    await allSign();
    const answer = await scene.owner.send("GET", `/api/project/${scene.projectId}/document/archive`);
    const paths = Object.keys(unzipSync(new Uint8Array(answer.rawPayload)));
    for (const place of inOrder) {
      const own = paths.filter((path) => path.split("/")[0]?.endsWith(` - ${place}`));
      const of = plain(place);
      expect(own.map((path) => path.split("/")[1])).toEqual(
        kinds.map((kind) => `${named[kind]}-commune-de-langouet-${of}-signe.pdf`),
      );
    }
  });
});
