import { accountCalls, signInCalls } from "@mec/api/account";
import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { projectCalls } from "@mec/api/project";
import { signatureCalls, signedPaperCalls } from "@mec/api/signature";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { setStatus } from "../../../../test/application-fixtures.ts";
import { strongPassword, type TestServer } from "../../../../test/harness.ts";
import { consentRow } from "../../../../test/rows.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../../test/signature-fixtures.ts";
import { checkEvidence } from "../evidence/evidence-check.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
});

const signedAt = new Date("2026-11-26T09:00:00.000Z");

/** All three documents, signed by the participant; and by the others, where all sign. */
async function signDocuments({ byAll = true } = {}) {
  server.setNow(signedAt);
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  await signAll(server, signing.participant.email);
  if (!byAll) return;
  await signAll(server, signing.pmoEmail);
  await signAll(server, signing.producer.email);
}

const readRight = () =>
  signing.holder.call(signatureCalls.readRetraction, {
    params: { id: signing.application.consumerId ?? "" },
  });
const retract = (as = signing.holder) =>
  as.send("POST", `/api/application/${signing.application.id}/retraction`);
const status = async () => {
  const { status } = await server.deps.db
    .selectFrom("application")
    .select("status")
    .where("id", "=", signing.application.id)
    .executeTakeFirstOrThrow();
  return status;
};
const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);

describe("what may be retracted", () => {
  it("is nothing before anything is signed", async () => {
    await sendToSign(server, signing, ["bulletin"]);
    expect(await readRight()).toBeNull();
    expect((await retract()).json()).toMatchObject({ statusCode: 409, message: "NOTHING_TO_RETRACT" });
  });

  it("is all that its person signed, without a last day while another has still to sign", async () => {
    await signDocuments({ byAll: false });
    expect(await readRight()).toEqual({
      applicationId: signing.application.id,
      until: null,
      asksEarlySupply: false,
      name: "Hugo Petit",
      documents: ["bulletin", "accord", "salesContract"],
      endsParticipation: true,
    });
  });

  it("runs for fourteen days from the last signature of all", async () => {
    await signDocuments();
    expect(await readRight()).toMatchObject({ until: "2026-12-10" });
    server.setNow(new Date("2026-12-10T22:59:00.000Z"));
    expect(await readRight()).toMatchObject({ until: "2026-12-10" });
  });

  it("is nothing after its last day, which a late declaration reads", async () => {
    await signDocuments();
    server.setNow(new Date("2026-12-10T23:00:00.000Z"));
    expect(await readRight()).toBeNull();
    const late = await retract();
    expect(late.json()).toMatchObject({ statusCode: 409, message: "RETRACTION_OVER" });
    expect(late.body).toContain("10 décembre 2026");
    expect(await status()).toBe("SIGNED");
  });

  it("is nothing for who signed for a business", async () => {
    await signDocuments();
    for (const who of ["participant", "consumer"])
      await sql`update document set data = jsonb_set(data, ${`{${who},entityType}`}::text[], '"Professionnel"')
        where data ? ${who}::text`.execute(server.deps.db);
    expect(await readRight()).toBeNull();
    expect((await retract()).json()).toMatchObject({ message: "NOTHING_TO_RETRACT" });
  });
});

it("is told with the signed copies", async () => {
  await signDocuments();
  await server.settle();
  const copies = mailsTo(signing.participant.email).filter(({ subject }) => /signés? pour/u.test(subject));
  expect(copies.map(({ text }) => text).join()).toContain(
    "les 14\u00a0jours qui suivent la dernière signature",
  );
  const others = mailsTo(signing.producer.email).map(({ text }) => text);
  expect(others.join()).not.toContain("rétracter dans");
});

describe("a declaration", () => {
  it.each(["SIGNED", "EXPLOITATION"] as const)(
    "ends at once what stands at %s, and keeps the signed copies",
    async (from) => {
      await signDocuments();
      if (from === "EXPLOITATION") await setStatus(server, signing.application.id, from);
      const answer = await retract();
      expect(answer.statusCode).toBe(201);
      const declared = {
        declaredAt: signedAt.toISOString(),
        name: "Hugo Petit",
        documents: ["bulletin", "accord", "salesContract"],
      };
      expect(answer.json()).toEqual(declared);
      expect(await status()).toBe("REJECTED");
      const application = await signing.holder.call(applicationCalls.getApplication, {
        params: { id: signing.application.consumerId ?? "" },
      });
      expect(application).toMatchObject({ retraction: declared });
      expect(application?.progress[0]).toMatchObject({ status: "REJECTED", by: "holder" });
      const copies = await server.deps.db.selectFrom("signed_paper").select("kind").execute();
      expect(copies).toHaveLength(3);
    },
  );

  it("is said of each copy that it undid, to all who signed it, and the copies stay theirs to read", async () => {
    await signDocuments();
    const listed = async (who = signing.holder) => {
      const { items } = await who.call(signedPaperCalls.listSignedPapers, {});
      return items.map(({ kind, retractedAt }) => [kind, retractedAt]).toSorted();
    };
    const own = [
      ["accord", null],
      ["bulletin", null],
      ["salesContract", null],
    ];
    expect(await listed()).toEqual(own);
    server.setNow(new Date("2026-11-28T09:00:00.000Z"));
    await retract();
    await server.settle();
    const day = "2026-11-28T09:00:00.000Z";
    expect(await listed()).toEqual(own.map(([kind]) => [kind, day]));
    expect(await listed(signing.owner)).toEqual([["accord", day]]);
    const [signedPaper] = (await signing.holder.call(signedPaperCalls.listSignedPapers, {})).items;
    const file = await signing.holder.send("GET", `/api/user/signed-paper/${signedPaper?.id}/file`);
    expect(file.headers["content-type"]).toBe("application/pdf");
    expect(file.headers["content-disposition"]).toMatch(/-signe-retracte\.pdf$/);
    // Days have gone by since he logged in.
    await signing.holder.call(signInCalls.confirmIdentity, { body: { password: strongPassword } });
    const archive: unknown = await signing.holder.call(accountCalls.exportUser, {});
    const taken = unzipSync(archive as Uint8Array);
    const signed = Object.keys(taken).filter((path) => path.startsWith("papiers-signes/"));
    expect(signed).toHaveLength(own.length);
    for (const path of signed) expect(path).toMatch(/-retracte\.pdf$/);
    await signing.owner.call(projectCalls.deleteProject, { params: { id: signing.projectId } });
    expect(await listed()).toEqual(own.map(([kind]) => [kind, day]));
  });

  it("cancels what waits for another's signature", async () => {
    await signDocuments({ byAll: false });
    expect((await retract()).statusCode).toBe(201);
    await server.settle();
    const requests = await server.deps.db
      .selectFrom("signature_request as r")
      .innerJoin("document as d", "d.id", "r.document_id")
      .select(["d.kind", "r.status"])
      .orderBy("d.kind")
      .execute();
    expect(requests).toEqual([
      { kind: "accord", status: "canceled" },
      { kind: "bulletin", status: "done" },
      { kind: "salesContract", status: "canceled" },
    ]);
    const told = mailsTo(signing.producer.email).filter(({ subject }) => subject.includes("rétracte"));
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("vous n’avez plus à signer"),
    ]);
  });

  it("is acknowledged by a mail with its words, day and hour, and told to the owner and to who sells", async () => {
    await signDocuments();
    // The place was renamed since, as to an address to which its holder moved.
    await server.deps.db.updateTable("consumption_point").set({ name: "12 rue d’ailleurs" }).execute();
    server.mails.length = 0;
    await retract();
    await server.settle();
    const [receipt] = mailsTo(signing.participant.email);
    expect(receipt?.text).toContain("ce qui a été signé pour «\u00a0Maison de l’Œillet\u00a0»");
    expect(receipt?.subject).toMatch(/^Votre rétractation pour .* est reçue$/u);
    for (const words of [
      "26 novembre 2026 à 10:00, heure de Paris",
      "Hugo Petit se rétracte",
      "bulletin d’adhésion, accord de participation et contrat de vente",
      "10 décembre 2026",
    ])
      expect(receipt?.text).toContain(words);
    expect(receipt?.text).not.toContain("vous n’avez rien à payer");
    const [owners] = mailsTo(signing.pmoEmail);
    expect(owners?.subject).toContain("Hugo Petit se rétracte");
    expect(owners?.text).toContain("gestionnaire de réseau");
    const [sellers] = mailsTo(signing.producer.email);
    expect(sellers?.subject).toContain("se rétracte de votre contrat de vente");
    expect(sellers?.text).toContain("n’a plus de contrat de vente signé dans ce projet");
    expect(sellers?.text).toContain("/user-portfolio");
  });

  it("names what stays in his profile once all have signed", async () => {
    await signDocuments();
    server.mails.length = 0;
    await retract();
    await server.settle();
    const [sealed] = mailsTo(signing.participant.email);
    expect(sealed?.text).toMatch(
      /Restent dans votre profil.*: bulletin d’adhésion, accord de participation et contrat/su,
    );
    expect(sealed?.text).not.toContain("pas encore signé");
  });

  it("names all that stays in his profile, what others had still to sign too", async () => {
    await signDocuments({ byAll: false });
    server.mails.length = 0;
    await retract();
    await server.settle();
    const [receipt] = mailsTo(signing.participant.email);
    expect(receipt?.text).toMatch(
      /Restent dans votre profil.*: bulletin d’adhésion, accord de participation et contrat de vente\./su,
    );
    expect(receipt?.text).toMatch(
      /Tous n’avaient pas encore signé.*: accord de participation et contrat de vente\. Vous y trouvez/su,
    );
  });

  it("ends the authorisation to read his meter, and says so", async () => {
    await consentRow(server.deps.db, {
      accountId: signing.holder.id,
      consumptionPointId: signing.application.consumerId ?? "",
      givenAt: signedAt,
      expiresAt: new Date("2027-11-26T09:00:00.000Z"),
    });
    await signDocuments();
    server.mails.length = 0;
    await retract();
    await server.settle();
    expect(mailsTo(signing.participant.email)[0]?.text).toContain(
      "L’autorisation de lire votre compteur a pris fin",
    );
    const consents = await signing.holder.call(pointCalls.listConsumptionConsents, {
      params: { id: signing.application.consumerId ?? "" },
    });
    expect(consents.find(({ expiresAt }) => expiresAt === signedAt.toISOString())).toMatchObject({
      endedWith: "retracted",
      withdrawnAt: null,
    });
  });

  it("says of who already receives local electricity what he pays of it", async () => {
    await signDocuments();
    await setStatus(server, signing.application.id, "EXPLOITATION");
    server.mails.length = 0;
    await retract();
    await server.settle();
    expect(mailsTo(signing.participant.email)[0]?.text).toContain("vous n’avez rien à payer");
  });

  it("is one, however often it is sent, also by two taps at once", async () => {
    await signDocuments();
    server.mails.length = 0;
    const answers = await Promise.all([retract(), retract()]);
    answers.push(await retract());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    await server.settle();
    expect(mailsTo(signing.participant.email)).toHaveLength(1);
  });

  it("reaches everybody although its person has deleted the account since", async () => {
    await signDocuments();
    server.mails.length = 0;
    await retract();
    await server.deps.db.deleteFrom("account").where("id", "=", signing.holder.id).execute();
    await server.settle();
    const told = server.mails.filter(({ subject }) => /rétract/iu.test(subject)).map(({ to }) => to);
    expect(told.toSorted()).toEqual(
      [signing.holder.email, signing.pmoEmail, signing.producer.email].toSorted(),
    );
  });

  it("is nobody else's to make", async () => {
    await signDocuments();
    expect((await retract(signing.owner)).statusCode).toBe(404);
    expect(await status()).toBe("SIGNED");
  });

  it("stays in the evidence of each document, whose chains hold and in the journal", async () => {
    await signDocuments();
    await retract();
    const events = await server.deps.db
      .selectFrom("signature_event")
      .select(["type", "data"])
      .where("type", "=", "retracted")
      .execute();
    expect(events).toHaveLength(3);
    expect(events[0]?.data).toMatchObject({ name: "Hugo Petit" });
    expect(await checkEvidence(server.deps)).toEqual([]);
    const kinds = await server.deps.db.selectFrom("audit_event").select("kind").execute();
    expect(kinds.filter(({ kind }) => kind === "contract-retracted")).toHaveLength(1);
  });
});
