import { accountCalls, signInCalls } from "@mec/api/account";
import { documentCalls } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { setStatus } from "../../../../test/application-fixtures.ts";
import { strongPassword, type TestServer } from "../../../../test/harness.ts";
import { applicationRow, consumptionPointRow, projectRow } from "../../../../test/rows.ts";
import {
  readSession,
  type Signing,
  sendToSign,
  signAll,
  signerAt,
  startSigning,
} from "../../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
let signer: ReturnType<typeof signerAt>;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  server.setNow(new Date("2026-11-30T09:00:00.000Z"));
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  for (const email of [signing.participant.email, signing.pmoEmail, signing.producer.email])
    await signAll(server, email);
  await setStatus(server, signing.application.id, "SIGNED");
  signer = signerAt(server, signing.participant.email);
  await server.forgetMails();
});

const erase = async () => {
  await signing.holder.call(signInCalls.confirmIdentity, { body: { password: strongPassword } });
  await signing.holder.call(accountCalls.deleteUser, {});
  await server.settle();
};
const told = (email: string): string =>
  server.mails
    .filter(({ to }) => to === email)
    .map(({ subject, text }) => `${subject}\n${text}`)
    .join("\n")
    .replaceAll(/[\u00a0\u202f]/gu, " ");

describe("who deletes his account while all have signed, before he shares", () => {
  it("reads before what binds him still, and until when he may retract", async () => {
    const { commitments } = await signing.holder.call(documentCalls.listCommitments, {});
    expect(commitments).toEqual([
      expect.objectContaining({
        applicationId: signing.application.id,
        signed: ["bulletin", "accord", "salesContract"],
        retractUntil: "2026-12-14",
      }),
    ]);
  });

  it("is written by name what binds him still, until when he may retract, and to whom he writes it", async () => {
    await erase();
    const mail = told(signing.holder.email);
    expect(mail).toContain("ne met pas fin à ce que tous ont signé");
    expect(mail).toContain("contrat de vente");
    expect(mail).toContain("jusqu’au 14 décembre 2026 inclus");
    expect(mail).toContain(signing.producer.email);
  });

  it("is told to the owner and to who sells to him, with what they keep", async () => {
    await erase();
    for (const email of [signing.owner.email, signing.producer.email]) {
      expect(told(email)).toContain("Hugo Petit a supprimé son compte");
      expect(told(email)).toContain("contrat de vente");
      expect(told(email)).toContain("jusqu’au 14 décembre 2026 inclus");
    }
  });

  it("stays in the owner's news with what he had signed, by no name: that is on the documents that law keeps", async () => {
    await erase();
    const params = { id: signing.projectId };
    const home = await signing.owner.call(overviewCalls.getOverview, { params });
    const line = home.news.find((one) => "sentence" in one && one.sentence.startsWith("Compte supprimé"));
    expect(line).toMatchObject({
      name: "Ancien participant",
      pointName: "son nom reste sur les documents signés, que la loi fait conserver",
    });
    expect(JSON.stringify(home)).not.toMatch(/Hugo|Petit|Maison/u);
  });

  it("is in no table any more but those of what was signed", async () => {
    await erase();
    const { db } = server.deps;
    const { rows: tables } = await sql<{ schema: string; name: string }>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema !~ '^(pg_|information_schema|kept_)'`.execute(db);
    const naming: string[] = [];
    for (const { schema, name } of tables) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(`${schema}.${name}`)} told
        where to_jsonb(told)::text like '%Hugo%'`.execute(db);
      if (rows[0]?.count) naming.push(`${schema}.${name}`);
    }
    expect(naming.toSorted()).toEqual([
      "public.document",
      "public.signature_event",
      "public.signature_signer",
      "public.signed_paper_party",
    ]);
  });

  it("reads by his signing link that he takes part no more", async () => {
    await erase();
    expect(await readSession(signer)).toMatchObject({ leftAt: "2026-11-30T09:00:00.000Z" });
  });
});

describe("who retracts with his account", () => {
  const eraseRetracting = async () => {
    await signing.holder.call(signInCalls.confirmIdentity, { body: { password: strongPassword } });
    const { statusCode } = await signing.holder.send("POST", "/api/user/deletion", {
      applicationIds: [signing.application.id],
    });
    await server.settle();
    return statusCode;
  };

  it("loses both at once, and all who signed are told that he retracted", async () => {
    expect(await eraseRetracting()).toBe(204);
    expect(told(signing.owner.email)).toContain("rétract");
    expect(told(signing.producer.email)).toContain("rétract");
    expect(told(signing.producer.email)).not.toContain("ne met pas fin");
    const login = { email: signing.holder.email, password: strongPassword };
    expect((await server.visitor().send("POST", "/api/login", login)).statusCode).toBe(401);
  });

  it("reads where his papers are without a profile, as the owner reads that he is gone", async () => {
    await eraseRetracting();
    const receipt = told(signing.holder.email);
    expect(receipt).toContain("Votre rétractation");
    expect(receipt).not.toContain("dans votre profil");
    expect(receipt).not.toContain("/profile");
    expect(told(signing.owner.email)).toContain("a supprimé son compte en même temps");
    expect(told(signing.owner.email)).not.toContain("si cette personne supprime");
  });

  it("keeps both where another of his places shares: the contract that he would have lost binds as before", async () => {
    const { db } = server.deps;
    const { id: accountId } = await db
      .selectFrom("account")
      .select("id")
      .where("email", "=", signing.holder.email)
      .executeTakeFirstOrThrow();
    const elsewhere = await projectRow(db, (await server.signedUp()).id);
    const consumptionPointId = await consumptionPointRow(db, accountId, { name: "La grange" });
    const sharing = { projectId: elsewhere, consumptionPointId, status: "EXPLOITATION" as const };
    await applicationRow(db, { ...sharing, authorId: accountId });
    expect(await eraseRetracting()).toBe(409);
    const { commitments } = await signing.holder.call(documentCalls.listCommitments, {});
    expect(commitments).toContainEqual(
      expect.objectContaining({ applicationId: signing.application.id, retractUntil: "2026-12-14" }),
    );
    expect(told(signing.owner.email)).toBe("");
  });

  it("retracts for his own places only", async () => {
    const other = await server.signedUp();
    const { statusCode } = await other.send("POST", "/api/user/deletion", {
      applicationIds: [signing.application.id],
    });
    expect(statusCode).toBe(404);
  });
});

it("of a mailbox that was never confirmed, what binds is told to the one that signed, and to no stranger", async () => {
  const { db } = server.deps;
  const stranger = "hugo.petti@exemple.fr";
  const own = { email: stranger, email_verified_at: null };
  await db.updateTable("account").set(own).where("id", "=", signing.holder.id).execute();
  await erase();
  expect(told(stranger)).not.toContain("ne met pas fin à ce que tous ont signé");
  expect(told(signing.participant.email)).toContain("ne met pas fin à ce que tous ont signé");
});

describe("who deletes his account with several places in one project", () => {
  beforeEach(async () => {
    const { db } = server.deps;
    const { projectId, application } = signing;
    const consumerId = await consumptionPointRow(db, signing.holder.id, { name: "Atelier" });
    const id = await applicationRow(db, { projectId, consumptionPointId: consumerId, status: "SIGNATURE" });
    const other = { ...signing, placeName: "Atelier", application: { ...application, id, consumerId } };
    server.setNow(new Date("2026-12-02T09:00:00.000Z"));
    await sendToSign(server, other, ["bulletin", "accord", "salesContract"]);
    for (const email of [signing.participant.email, signing.pmoEmail, signing.producer.email])
      await signAll(server, email);
    await setStatus(server, id, "SIGNED");
    await server.forgetMails();
    await erase();
  });
  const aboutIt = (email: string) =>
    server.mails.filter(
      ({ to, subject }) => to === email && /tient toujours|a supprimé son compte/u.test(subject),
    );

  it("writes one mail to each, with all of them and what each may still do", () => {
    for (const { email } of [signing.holder, signing.owner, signing.producer]) {
      expect(aboutIt(email)).toHaveLength(1);
      expect(told(email)).toContain("jusqu’au 14 décembre 2026 inclus");
      expect(told(email)).toContain("jusqu’au 16 décembre 2026 inclus");
    }
    for (const { email } of [signing.holder, signing.owner]) {
      expect(told(email)).toContain("pour « Maison »");
      expect(told(email)).toContain("pour « Atelier »");
    }
  });

  it("tells once what their documents say alike", () => {
    const [{ text } = { text: "" }] = aboutIt(signing.holder.email);
    const lines = text.split("\n").filter((line) => line.startsWith("L’écrit"));
    expect(lines).toHaveLength(1);
  });
});

it("who has signed nothing with all is told of nothing that binds him", async () => {
  const other = await server.signedUp();
  expect(await other.call(documentCalls.listCommitments, {})).toEqual({ commitments: [] });
});
