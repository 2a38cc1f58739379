import { applicationCalls } from "@mec/api/application";
import { signatureCalls } from "@mec/api/signature";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { setStatus } from "../../../../test/application-fixtures.ts";
import type { TestServer } from "../../../../test/harness.ts";
import {
  emit,
  prepare,
  type Signing,
  sendToSign,
  signAll,
  startSigning,
} from "../../../../test/signature-fixtures.ts";
import { checkEvidence } from "../evidence/evidence-check.ts";

let server: TestServer;
let signing: Signing;
let added: string;

const signedAt = new Date("2026-11-26T09:00:00.000Z");
const later = new Date("2026-12-16T09:00:00.000Z");

/** One more contract, with a producer who came once all three documents were signed. */
async function addContract(at: Date, { byAll = true } = {}) {
  server.setNow(at);
  const [id = ""] = await prepare(server, signing, ["salesContract"]);
  const data = sql<string>`jsonb_set(data, '{isAdded}', 'true')`;
  await server.deps.db.updateTable("document").set({ data }).where("id", "=", id).execute();
  await emit(server, { type: "signature-wanted", documentIds: [id] });
  await signAll(server, signing.participant.email);
  if (byAll) await signAll(server, signing.producer.email);
  added = id;
}

beforeEach(async () => {
  ({ server, signing } = await startSigning());
  server.setNow(signedAt);
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  for (const email of [signing.participant.email, signing.pmoEmail, signing.producer.email])
    await signAll(server, email);
});

it("is named by who sells in it, where its consumer signs it and in his mail", async () => {
  await addContract(later, { byAll: false });
  const mail = server.mails.findLast(
    ({ to, subject }) => to === signing.participant.email && subject.includes("en plus"),
  );
  expect(mail?.text).toMatch(/Contrat de vente avec \S+/);
});

const readRight = () =>
  signing.holder.call(signatureCalls.readRetraction, {
    params: { id: signing.application.consumerId ?? "" },
  });
const retract = () => signing.holder.send("POST", `/api/application/${signing.application.id}/retraction`);
const status = async () => {
  const found = server.deps.db.selectFrom("application").select("status");
  return (await found.where("id", "=", signing.application.id).executeTakeFirstOrThrow()).status;
};
const livingKinds = async () => {
  const rows = server.deps.db
    .selectFrom("document")
    .select(["id", "kind"])
    .where("superseded_at", "is", null);
  return (await rows.orderBy("kind").execute()).map(({ id, kind }) => (id === added ? "added" : kind));
};

describe("a contract that is added once the days of the others are over", () => {
  it("has fourteen days of its own, and brings back nothing that was signed before it", async () => {
    await addContract(later);
    expect(await readRight()).toMatchObject({
      documents: ["salesContract"],
      until: "2026-12-30",
      endsParticipation: false,
    });
  });

  it("leaves the rest as it is when it is retracted, and is retracted once", async () => {
    await addContract(later);
    server.mails.length = 0;
    const answers = [...(await Promise.all([retract(), retract()])), await retract()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(answers[2]?.json()).toMatchObject({ name: "Hugo Petit", documents: ["salesContract"] });
    expect(await status()).toBe("SIGNED");
    expect(await livingKinds()).toEqual(["accord", "bulletin", "salesContract"]);
    expect(await readRight()).toBeNull();
    const params = { id: signing.application.consumerId ?? "" };
    const application = await signing.holder.call(applicationCalls.getApplication, { params });
    expect(application?.retraction).toBeUndefined();
    await server.settle();
    const told = (email: string) => server.mails.filter(({ to }) => to === email).map(({ text }) => text);
    const [receipt, ...others] = told(signing.participant.email);
    expect(others).toEqual([]);
    expect(receipt).toContain("Le reste de ce que vous avez signé ne change pas");
    expect(receipt).not.toContain("ne participe plus");
    expect(told(signing.pmoEmail).join()).toContain("sa participation continue");
    expect(told(signing.producer.email)).toHaveLength(1);
    const events = server.deps.db
      .selectFrom("signature_event")
      .select("type")
      .where("type", "=", "retracted");
    expect(await events.execute()).toHaveLength(1);
    expect(await checkEvidence(server.deps)).toEqual([]);
  });

  it("is alone not to be paid: the fee and what the other contracts supply stay due, as who retracts, his owner and who sells read", async () => {
    await addContract(later);
    await setStatus(server, signing.application.id, "EXPLOITATION");
    server.mails.length = 0;
    await retract();
    await server.settle();
    const told = (email: string) => server.mails.find(({ to }) => to === email)?.text;
    const [receipt, owners, sellers] = [signing.participant, signing.owner, signing.producer].map(
      ({ email }) => told(email),
    );
    expect(receipt).toContain("reçue au titre de ce dont vous vous rétractez");
    expect(receipt).toContain("Si vous avez déjà payé une facture de ce contrat");
    expect(receipt).not.toContain("cotisation");
    for (const others of [owners, sellers])
      expect(others).toContain("reçue au titre de ce dont elle se rétracte ne peut pas lui être facturée");
  });

  it("is all that may be retracted while its producer has still to sign, however long that takes", async () => {
    await addContract(later, { byAll: false });
    server.setNow(new Date("2026-12-24T09:00:00.000Z"));
    expect(await readRight()).toMatchObject({
      documents: ["salesContract"],
      until: null,
      endsParticipation: false,
    });
    expect((await retract()).statusCode).toBe(201);
    await server.settle();
    const asked = server.deps.db
      .selectFrom("signature_request")
      .select("status")
      .where("document_id", "=", added);
    expect(await asked.execute()).toEqual([{ status: "canceled" }]);
    expect(await status()).toBe("SIGNED");
  });
});

it("a contract that is added within the days of the others goes with them, and has what is left of its own after", async () => {
  await addContract(new Date("2026-12-04T09:00:00.000Z"));
  expect(await readRight()).toMatchObject({
    documents: ["bulletin", "accord", "salesContract"],
    until: "2026-12-10",
    endsParticipation: true,
  });
  server.setNow(new Date("2026-12-11T09:00:00.000Z"));
  expect(await readRight()).toMatchObject({ documents: ["salesContract"], until: "2026-12-18" });
});

it("a contract that is added within the days of the others is mailed with its own last day, which is theirs no more", async () => {
  server.mails.length = 0;
  await addContract(new Date("2026-12-04T09:00:00.000Z"));
  await server.settle();
  const copies = server.mails.findLast(
    ({ to, subject }) => to === signing.participant.email && subject.includes("signé"),
  );
  expect(copies?.text.replaceAll("\u00a0", " ")).toContain("jusqu’au 18 décembre 2026 inclus");
});

it("who signed with two mailboxes has the receipt in each, and each document names who had signed it", async () => {
  const contract = sql`(select r.id from signature_request r join document d on d.id = r.document_id
    where d.kind = 'salesContract')`;
  await sql`update signature_signer set email = 'marie@exemple.fr', signed_name = 'Marie Petit'
    where role = 'participant' and request_id in ${contract}`.execute(server.deps.db);
  server.mails.length = 0;
  const answer = await retract();
  expect(answer.json()).toMatchObject({ name: "Hugo Petit et Marie Petit" });
  await server.settle();
  const receipts = server.mails.filter(({ subject }) => subject.startsWith("Votre rétractation"));
  expect(receipts.map(({ to }) => to).toSorted()).toEqual(
    [signing.holder.email, "marie@exemple.fr"].toSorted(),
  );
  const names = await sql<{ name: string }>`select distinct data->>'name' as name from signature_event
    where type = 'retracted' order by 1`.execute(server.deps.db);
  expect(names.rows.map(({ name }) => name)).toEqual(["Hugo Petit", "Marie Petit"]);
});
