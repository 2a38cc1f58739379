import { sql } from "kysely";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TestServer } from "../../../test/harness.ts";
import { endDelays, endWaiting, eventsOf } from "../../../test/jobs.ts";
import { consumptionPointRow } from "../../../test/rows.ts";
import {
  aSigning,
  emit,
  prepare,
  readSession,
  type Signing,
  sendToSign,
  signAll,
  signerAt,
  startSigning,
} from "../../../test/signature-fixtures.ts";
import { createRequests } from "./create-requests.ts";
import { checkEvidence } from "./evidence/evidence-check.ts";
import { tellUntold } from "./tell-untold.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
});

const invitations = (email = signing.participant.email) =>
  server.mails.filter(({ to, subject }) => to === email && subject.includes("à signer"));
const counts = (email?: string) => invitations(email).map(({ subject }) => subject.split(" pour ")[0]);

/** The lines of the evidence that say that a mail asked the participant to sign a document, with the time at which it left. */
async function sent(): Promise<string[][]> {
  const { rows } = await sql<{ kind: string; at: Date }>`
    select d.kind, e.at from signature_event e
    join signature_request r on r.id = e.request_id join document d on d.id = r.document_id
    join signature_signer s on s.id = e.signer_id
    where e.type = 'sent' and s.role = 'participant' order by e.at, d.kind`.execute(server.deps.db);
  return rows.map(({ kind, at }) => [kind, at.toISOString().slice(11, 16)]);
}

/** What was to be told later is told. */
async function later(): Promise<void> {
  await endDelays(server.deps.db);
  await server.settle();
}

/** The owner sends his three documents one tab after the other. */
async function sendTabByTab(): Promise<string[]> {
  const ids: string[] = [];
  for (const kind of ["bulletin", "accord", "salesContract"] as const)
    ids.push(...(await sendToSign(server, signing, [kind])));
  return ids;
}

/** The same document as that which was sent first, of one more place of the same person, prepared. */
async function copyOf({ deps: { db } }: TestServer): Promise<string> {
  const pointId = await consumptionPointRow(db, signing.holder.id);
  const { rows } = await sql<{ id: string }>`
    insert into document (project_id, consumption_point_id, kind, status, data, words, file_name, prepared_key, prepared_sha256, created_at, updated_at)
    select project_id, ${pointId}, kind, 'IN_TRANSIT', data, words, file_name, prepared_key, prepared_sha256, created_at, updated_at
    from document order by created_at limit 1 returning id`.execute(db);
  return rows[0]?.id ?? "";
}

describe("documents that come soon after others", () => {
  it("are told in one more mail, which lists all that is to sign", async () => {
    await sendTabByTab();
    expect(counts()).toEqual(["1\u00a0document à signer"]);
    await later();
    expect(counts()).toEqual(["1\u00a0document à signer", "3\u00a0documents à signer"]);
    const text = invitations()[1]?.text ?? "";
    expect(text).toContain("- Bulletin d’adhésion\n- Accord de participation\n- Contrat de vente");
    expect(text).toContain("Cet e-mail remplace le précédent");
    expect(invitations()[0]?.text).not.toContain("remplace");
    await later();
    expect(invitations()).toHaveLength(2);
  });

  it("are told once, however many nodes come to it, and whoever dies between", async () => {
    await sendTabByTab();
    const { deps } = server;
    const person = { projectId: signing.projectId, email: signing.participant.email };
    await Promise.all([tellUntold(deps, person), tellUntold(deps, person)]);
    await later();
    // As once more by a node that died before it said that the job was done.
    await emit(server, { type: "signature-invited", ...person, ifUntold: true });
    expect(invitations()).toHaveLength(2);
  });

  it("are told of no more once they are signed, withdrawn, or were in the mail before", async () => {
    const [bulletin = ""] = await sendToSign(server, signing, ["bulletin"]);
    const [accord = ""] = await sendToSign(server, signing, ["accord"]);
    await sql`update document set superseded_at = now() where id = ${accord}`.execute(server.deps.db);
    await emit(server, { type: "signature-withdrawn", documentIds: [accord] });
    await later();
    await sendToSign(server, signing, ["salesContract"]);
    await signAll(server, signing.participant.email);
    await later();
    expect(bulletin).not.toBe("");
    expect(counts()).toEqual(["1\u00a0document à signer"]);
  });

  it("are not told again when the first mail, written after they were sent, lists them", async () => {
    const [bulletin = ""] = await prepare(server, signing, ["bulletin"]);
    const [accord = ""] = await prepare(server, signing, ["accord"]);
    const { deps } = server;
    // Both wait in the queue: no mail is written before the second is handed over.
    await deps.db.transaction().execute(async (tx) => {
      await deps.queue.emit(tx, { type: "signature-wanted", documentIds: [bulletin] });
      await deps.queue.emit(tx, { type: "signature-wanted", documentIds: [accord] });
    });
    await server.settle();
    expect(counts()).toEqual(["2\u00a0documents à signer"]);
    await later();
    expect(invitations()).toHaveLength(1);
  });

  it("are told by a reminder as well, and then no more", async () => {
    const [bulletin = ""] = await sendTabByTab();
    await emit(server, { type: "signature-reminder", documentIds: [bulletin] });
    expect(invitations()[1]?.subject).toMatch(/^Rappel\u00a0: 3\u00a0documents à signer/u);
    await later();
    expect(invitations()).toHaveLength(2);
  });

  it("are told although he was shown them, as long as he has not signed", async () => {
    await sendTabByTab();
    await sql`update signature_signer set status = 'opened' where status = 'notified'`.execute(
      server.deps.db,
    );
    await later();
    expect(invitations()).toHaveLength(2);
  });

  it("are told to who has signed the first ones meanwhile", async () => {
    await sendToSign(server, signing, ["bulletin"]);
    await sendToSign(server, signing, ["accord"]);
    await sql`update signature_signer s set status = 'signed', signed_at = now(), signed_name = 'Hugo Petit'
      from signature_request r join document d on d.id = r.document_id
      where r.id = s.request_id and d.kind = 'bulletin'`.execute(server.deps.db);
    await later();
    expect(counts()).toEqual(["1\u00a0document à signer", "1\u00a0document à signer"]);
    expect(invitations()[1]?.text).toContain("- Accord de participation");
    expect(invitations()[1]?.text).not.toContain("remplace");
  });

  it("leave the evidence whole, which says of each each mail that named it, and when that left", async () => {
    server.setNow(new Date("2026-11-04T09:00:00.000Z"));
    await sendTabByTab();
    expect(await sent()).toEqual([["bulletin", "09:00"]]);
    server.setNow(new Date("2026-11-04T09:03:00.000Z"));
    await later();
    expect(await sent()).toEqual([
      ["bulletin", "09:00"],
      ["accord", "09:03"],
      ["bulletin", "09:03"],
      ["salesContract", "09:03"],
    ]);
    expect(await checkEvidence(server.deps)).toEqual([]);
  });

  it("have one line of a mail, however often the job that writes it runs", async () => {
    server.setNow(new Date("2026-11-04T09:00:00.000Z"));
    await sendToSign(server, signing, ["bulletin"]);
    const { id } = await server.deps.db
      .selectFrom("signature_signer")
      .select("id")
      .where("role", "=", "participant")
      .executeTakeFirstOrThrow();
    const person = { projectId: signing.projectId, email: signing.participant.email };
    const mail = { ...person, signerIds: [id], isReminder: false, at: "2026-11-04T09:00:00.000Z" };
    await emit(server, { type: "signature-mail-sent", ...mail });
    expect(await sent()).toEqual([["bulletin", "09:00"]]);
    await emit(server, { type: "signature-mail-sent", ...mail, at: "2026-11-04T09:05:00.000Z" });
    expect(await sent()).toHaveLength(2);
  });

  it("have no invitation in their evidence where they are signed before any mail named them", async () => {
    await sendToSign(server, signing, ["bulletin"]);
    await sendToSign(server, signing, ["accord"]);
    await signAll(server, signing.participant.email);
    await later();
    expect((await sent()).map(([kind]) => kind)).toEqual(["bulletin"]);
  });

  it("have none either of a mail that could not be handed over yet", async () => {
    const { mailer } = server.deps;
    const away = () => Promise.reject(new Error("The mail server is away"));
    const send = vi.spyOn(mailer, "send").mockImplementation(away);
    await expect(sendToSign(server, signing, ["bulletin"])).rejects.toThrow("did not leave");
    expect(await sent()).toEqual([]);
    send.mockRestore();
    server.setNow(new Date("2026-11-04T09:30:00.000Z"));
    await endWaiting(server.deps.db);
    await server.settle();
    expect(await sent()).toEqual([["bulletin", "09:30"]]);
  });

  it("of an address that is not confirmed are not told: its link shows all that is to sign", async () => {
    const email = "hugo@ailleurs.fr";
    const elsewhere = { ...signing, participant: { ...signing.participant, email } };
    await sendToSign(server, elsewhere, ["bulletin"]);
    await sendToSign(server, elsewhere, ["accord"]);
    await later();
    expect(server.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it("of a project that is no more lead to nothing", async () => {
    await sendTabByTab();
    await signing.owner.send("DELETE", `/api/project/${signing.projectId}`);
    await later();
    expect(invitations()).toHaveLength(1);
  });
});

it("who signs after others reads for whom he signs: for the association, as a producer, or both", async () => {
  const both = { ...signing, producer: { ...signing.producer, email: signing.pmoEmail } };
  await server.deps.db.updateTable("production_point").set({ account_id: signing.owner.id }).execute();
  await sendToSign(server, both, ["accord", "salesContract"]);
  await signAll(server, signing.participant.email);
  const [first] = invitations(signing.pmoEmail);
  expect(first?.text).toContain("Il vous revient de signer, pour l’association et comme producteur\u00a0:");
  expect(first?.text).toContain(
    "- Accord de participation\u00a0: Hugo Petit\n- Contrat de vente\u00a0: Hugo Petit",
  );
  // Another may have signed before he opens the page, which shows all.
  expect(first?.text).toContain("elle peut en montrer plus que cet e-mail");
  expect(invitations(signing.participant.email)[0]?.text).not.toContain("en montrer plus");
});

it("who signs for himself and for the association is addressed nothing by himself", async () => {
  const others = await aSigning(server);
  const participant = { ...signing.participant, firstName: "Odile", name: "Martin", email: signing.pmoEmail };
  const own = { ...signing, participant };
  await server.deps.db
    .updateTable("consumption_point")
    .set({ account_id: signing.owner.id })
    .where("id", "=", signing.application.consumerId ?? "")
    .execute();
  const second = { ...others, projectId: signing.projectId, pmoEmail: signing.pmoEmail };
  await sendToSign(server, second, ["accord"]);
  await signAll(server, second.participant.email);
  await sendToSign(server, own, ["bulletin"]);
  await later();
  const text = invitations(signing.pmoEmail).at(-1)?.text ?? "";
  expect(text).not.toContain("vous adresse pour signature");
  expect(text).toMatch(/Il vous revient de signer, pour «\s.+\s»\s:/u);
});

it("who signs after others hears the next day of what came meanwhile", async () => {
  const others = await aSigning(server);
  const second = { ...others, projectId: signing.projectId, pmoEmail: signing.pmoEmail };
  await sendToSign(server, signing, ["accord"]);
  await sendToSign(server, second, ["accord"]);
  await signAll(server, signing.participant.email);
  await signAll(server, second.participant.email);
  expect(counts(signing.pmoEmail)).toEqual(["1\u00a0document à signer"]);
  const waiting = await eventsOf(server.deps.db, "signature-invited");
  expect(waiting.filter(({ state }) => state === "created")).toHaveLength(1);
  await later();
  expect(counts(signing.pmoEmail)).toEqual(["1\u00a0document à signer", "2\u00a0documents à signer"]);
});

it("a hundred documents that come within one quiet time are one mail more, and one job", async () => {
  await sendToSign(server, signing, ["bulletin"]);
  const { db } = server.deps;
  for (let sent = 0; sent < 100; sent += 1) await createRequests(server.deps, [await copyOf(server)]);
  const waiting = (await eventsOf(db, "signature-invited")).filter(({ state }) => state === "created");
  expect(waiting).toHaveLength(1);
  await later();
  expect(counts()).toEqual(["1\u00a0document à signer", "101\u00a0documents à signer"]);
  // What comes after that mail has a time of its own.
  await sendToSign(server, signing, ["accord"]);
  await later();
  expect(counts()).toHaveLength(3);
});

describe("an invitation says what follows", () => {
  const promise = /contrat de vente suiv/u;

  /** A bulletin of somebody whose contract was not there when it was sent. */
  async function sendBeforeSale(): Promise<string> {
    const [id = ""] = await prepare(server, signing, ["bulletin"]);
    const sale = JSON.stringify({ price: 0.12, vatRegime: null, unmetered: [] });
    await sql`update document set data = jsonb_set(data, '{sale}', ${sale}::jsonb) where id = ${id}`.execute(
      server.deps.db,
    );
    await emit(server, { type: "signature-wanted", documentIds: [id] });
    return id;
  }

  it("the agreement and the contract, while they were not sent", async () => {
    await sendBeforeSale();
    expect(invitations()[0]?.text).toContain(
      "Votre accord de participation et votre contrat de vente suivront.",
    );
    await sendToSign(server, signing, ["accord"]);
    await later();
    expect(invitations()[1]?.text).toContain("\nVotre contrat de vente suivra.\n");
    const told = async () => (await readSession(signerAt(server, signing.participant.email))).toCome;
    expect(await told()).toEqual(["salesContract"]);
    await sendToSign(server, signing, ["salesContract"]);
    await signAll(server, signing.participant.email);
    expect(await told()).toBeUndefined();
  });

  it("nothing where all was sent, or is settled outside of the platform", async () => {
    const [accord = ""] = await prepare(server, signing, ["accord"]);
    await sql`update document set status = 'IGNORED' where id = ${accord}`.execute(server.deps.db);
    await sendToSign(server, signing, ["bulletin"]);
    expect(invitations()[0]?.text).not.toMatch(/suiv/u);
  });

  it("and no contract once it was sent, even signed, when the rest is recalled", async () => {
    const bulletin = await sendBeforeSale();
    await sendToSign(server, signing, ["salesContract"]);
    await sql`update signature_signer s set status = 'signed', signed_at = now(), signed_name = 'Hugo Petit'
      from signature_request r join document d on d.id = r.document_id
      where r.id = s.request_id and d.kind = 'salesContract' and s.role = 'participant'`.execute(
      server.deps.db,
    );
    await emit(server, { type: "signature-reminder", documentIds: [bulletin] });
    expect(invitations().at(-1)?.subject).toMatch(/^Rappel/u);
    expect(invitations().at(-1)?.text).not.toMatch(promise);
  });
});
