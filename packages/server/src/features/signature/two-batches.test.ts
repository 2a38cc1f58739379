import { documentCalls } from "@mec/api/document";
import { documentLabels } from "@mec/domain/document";
import { asConsumer } from "@mec/domain/point";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { confirmEmail } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
import { company } from "../../../test/document-samples.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { endDelays } from "../../../test/jobs.ts";
import { openAll, signAll, signerAt } from "../../../test/signature-fixtures.ts";

const names = ["École", "Mairie"];
const kinds = ["bulletin", "accord", "salesContract"] as const;
const titlesOf = (...places: readonly string[]) =>
  places.flatMap((place) => kinds.map((kind) => `${documentLabels[kind]}\u00a0: ${place}`));

let server: TestServer;
let scene: DocumentsScene;

/** A commune has two places, for which the holder of the account signs. */
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 2 });
  const { db } = server.deps;
  const identity = { ...company, socialReason: "Commune de Langouet", email: scene.consumer.email };
  for (const [rank, name] of names.entries()) {
    const id = scene.consumers[rank] ?? "";
    await db.updateTable("consumption_point").set({ name }).where("id", "=", id).execute();
    await db
      .updateTable("signatory")
      .set({ identity: JSON.stringify(identity) })
      .where("consumption_point_id", "=", id)
      .execute();
  }
  await confirmEmail(server, scene.consumer.id);
  await server.forgetMails();
});

const order = (...ranks: readonly number[]) =>
  scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: ranks.map((rank) => asConsumer(scene.consumers[rank] ?? "")) },
  });
async function send(...ranks: readonly number[]): Promise<void> {
  await order(...ranks);
  await server.settle();
}
/** The quiet time after a mail ends. */
async function later(): Promise<void> {
  await endDelays(server.deps.db);
  await server.settle();
}
const invitations = (email = scene.consumer.email) =>
  server.mails.filter(({ to, subject }) => to === email && subject.includes("à signer"));
const copies = () =>
  server.mails.filter(
    ({ to, subject }) => to === scene.consumer.email && /documents? signés?/u.test(subject),
  );
const all = titlesOf(...names);
const namedIn = (text = "") => all.filter((title) => text.includes(title));

describe("who signs for two places", () => {
  it("reads all of both in his first mail where they were sent in one go, whichever is made first", async () => {
    await order(0, 1);
    // The files of the second place are made by a node that is slower.
    const { rows } = await sql<{ id: string }>`
      update pgboss.job set start_after = now() + interval '1 hour' where id in (
        select id from pgboss.job where data->>'type' = 'document-to-prepare' and state = 'created'
        order by created_on, id offset 1)
      returning id`.execute(server.deps.db);
    await server.settle();
    await sql`update pgboss.job set start_after = now() - interval '1 second'
      where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(server.deps.db);
    await server.settle();
    const [first, ...others] = invitations();
    expect(others).toEqual([]);
    expect(namedIn(first?.text)).toEqual(all);
    expect(first?.text).toContain("pour «\u00a0École\u00a0» et «\u00a0Mairie\u00a0»\u00a0:");
  });

  it("reads all of both once the quiet time ends, where the second was sent soon after the first", async () => {
    await send(0);
    await send(1);
    expect(invitations()).toHaveLength(1);
    expect(invitations()[0]?.text).toContain("pour «\u00a0École\u00a0»\u00a0:");
    await later();
    expect(invitations()).toHaveLength(2);
    expect(namedIn(invitations()[1]?.text)).toEqual(all);
    expect(invitations()[1]?.text).toContain("Cet e-mail remplace le précédent");
  });

  it("reads of the second alone, by its name, where he has signed the first meanwhile", async () => {
    await send(0);
    await signAll(server, scene.consumer.email);
    await send(1);
    await later();
    expect(invitations()).toHaveLength(2);
    expect(invitations()[1]?.text).toContain("pour «\u00a0Mairie\u00a0»\u00a0:");
  });

  it("reads in the mail after signing all that he signed in that sitting, by place, and what others sign after him", async () => {
    await send(0, 1);
    await signAll(server, scene.consumer.email);
    const [mail, ...others] = copies();
    expect(others).toEqual([]);
    expect(namedIn(mail?.text)).toEqual(all);
    const [sealed = "", waiting = ""] = mail?.text.split("Vous avez signé aussi") ?? [];
    expect(namedIn(sealed)).toEqual(all.filter((title) => title.startsWith("Bulletin")));
    expect(namedIn(waiting)).toEqual(all.filter((title) => !title.startsWith("Bulletin")));
  });

  it("reads of each copy that comes later of which place it is, and nothing more of what has all its signatures", async () => {
    await send(0, 1);
    for (const email of [scene.consumer.email, "odile@watts.fr", "remi@toit.fr"])
      await signAll(server, email);
    const [, accords, contracts] = copies().map(({ text }) => text);
    expect(namedIn(accords)).toEqual(all.filter((title) => !title.startsWith("Bulletin")));
    expect(namedIn(contracts)).toEqual(all.filter((title) => title.startsWith("Contrat")));
    expect(contracts).not.toContain("Vous avez signé aussi");
  });
});

it("who signs after others reads the next day all that came to his turn after that mail, by place", async () => {
  const pmo = "odile@watts.fr";
  const nameOf = (name: string) => `Accord de participation\u00a0: Commune de Langouet, ${name}`;
  await send(0);
  await signAll(server, scene.consumer.email);
  // His first mail asks him to confirm his address: the link that it has shows what is there.
  await openAll(signerAt(server, pmo));
  await send(1);
  await signAll(server, scene.consumer.email);
  expect(invitations(pmo)).toEqual([]);
  await later();
  expect(invitations(pmo)).toHaveLength(1);
  for (const name of names) expect(invitations(pmo)[0]?.text).toContain(nameOf(name));
});
