import { accountCalls } from "@mec/api/account";
import { projectCalls } from "@mec/api/project";
import { signedPaperCalls } from "@mec/api/signature";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { asDatabaseOwner } from "../../../../test/database.ts";
import { consumptionSite } from "../../../../test/document-samples.ts";
import type { TestServer } from "../../../../test/harness.ts";
import { fileBody } from "../../../../test/multipart.ts";
import { consumptionPointRow } from "../../../../test/rows.ts";
import { type Signing, sendToSign, signAll, startDocuments } from "../../../../test/signature-fixtures.ts";
import { checkEvidence } from "../evidence/evidence-check.ts";
import { eraseKept } from "./erase-kept.ts";

let server: TestServer;
let signing: Signing;
let documentId: string;
beforeEach(async () => {
  ({
    server,
    signing,
    documentIds: [documentId = ""],
  } = await startDocuments("bulletin", "accord"));
  await signAll(server, signing.participant.email);
  server.mails.length = 0;
});

const ways: Record<string, () => Promise<unknown>> = {
  project: () => signing.owner.call(accountCalls.deleteUser, {}),
  account: () => signing.holder.call(accountCalls.deleteUser, {}),
  "account and project": async () => {
    await ways.account?.();
    await signing.owner.call(projectCalls.deleteProject, { params: { id: signing.projectId } });
  },
};
const each = Object.keys(ways);

const signedPaper = () => server.deps.db.selectFrom("signed_paper").selectAll().executeTakeFirst();
const mailedToken = () => server.mails.at(-1)?.text.match(/\/verification\/papers\/([\w-]{43})/)?.[1] ?? "";
async function ask(email: string) {
  const answer = await server.visitor().send("POST", "/api/signed-paper/link", { email });
  await server.settle();
  return answer;
}
/** Years later: the term is over by every clock. */
const endTerm = () =>
  asDatabaseOwner(server.deps.db, (tx) =>
    tx
      .updateTable("signed_paper")
      .set({ keep_until: new Date(Date.now() - 1000) })
      .execute(),
  );

describe("what all have signed", () => {
  it.each(each)("outlives the deletion of the %s, with its file and its evidence whole", async (way) => {
    await ways[way]?.();
    await server.settle();
    await eraseKept(server.deps);
    const kept = await signedPaper();
    expect(kept).toMatchObject({ document_id: documentId, project_id: signing.projectId });
    expect(await server.deps.storage.get(kept?.final_key ?? "")).not.toBeNull();
    expect(await checkEvidence(server.deps)).toEqual([]);
    const events = await server.deps.db
      .selectFrom("signature_event")
      .select("type")
      .where("request_id", "=", kept?.request_id ?? "")
      .execute();
    expect(events.map(({ type }) => type)).toContain("sealed");
  });

  it("is still known by the public verification once its project is gone", async () => {
    await ways.project?.();
    const file = await server.deps.storage.get((await signedPaper())?.final_key ?? "");
    const form = fileBody(file?.bytes ?? new Uint8Array(), "signe.pdf");
    const answer = await server.visitor().send("POST", "/api/signature/verification", undefined, form);
    expect(answer.json()).toMatchObject({ verdict: "sealed-here", known: true });
    expect(answer.json().signers).toHaveLength(1);
  });

  it("is listed and given to the account that signed it, and to no other", async () => {
    await ways.project?.();
    const { items, total } = await signing.holder.call(signedPaperCalls.listSignedPapers, {});
    expect([items.map(({ id }) => id), total]).toEqual([[documentId], 1]);
    const path = `/api/user/signed-paper/${documentId}/file`;
    expect((await signing.holder.send("GET", path)).headers["content-type"]).toBe("application/pdf");
    const stranger = await server.signedUp();
    expect((await stranger.send("GET", path)).statusCode).toBe(404);
    expect((await stranger.send("GET", "/api/user/signed-paper")).json()).toEqual({ items: [], total: 0 });
  });

  it("is told apart by its place from another of its kind in the project, and without where it is alone", async () => {
    const list = async () => {
      const { items } = await signing.holder.call(signedPaperCalls.listSignedPapers, {});
      return items.map(({ whose }) => whose);
    };
    expect(await list()).toEqual([null]);
    const consumerId = await consumptionPointRow(server.deps.db, signing.holder.id, { name: "Atelier" });
    const application = { ...signing.application, consumerId };
    await sendToSign(server, { ...signing, placeName: "Atelier", application }, ["bulletin"]);
    await signAll(server, signing.participant.email);
    expect(await list()).toEqual(["Atelier", consumptionSite.name]);
    // A project that is gone took the names of its places with it.
    await ways.project?.();
    expect(await list()).toEqual([null, null]);
  });

  it("is not given to an account that only says to have the mailbox", async () => {
    await signing.holder.call(accountCalls.deleteUser, {});
    const impostor = await server.signedUp({ email: signing.participant.email }, { confirmed: false });
    expect((await impostor.send("GET", "/api/user/signed-paper")).json()).toEqual({ items: [], total: 0 });
    expect((await impostor.send("GET", `/api/user/signed-paper/${documentId}/file`)).statusCode).toBe(404);
  });

  it("goes along when the person takes his data", async () => {
    await ways.project?.();
    const archive: unknown = await signing.holder.call(accountCalls.exportUser, {});
    const files = unzipSync(archive as Uint8Array);
    expect(Object.keys(files)).toContain(`papiers-signes/${documentId}.pdf`);
    expect(JSON.parse(strFromU8(files["donnees.json"] ?? new Uint8Array())).papiersSignes).toHaveLength(1);
  });
});

describe("a link to what was signed", () => {
  it("is sent to the mailbox that signed, and opens it without account or project", async () => {
    await ways["account and project"]?.();
    await server.forgetMails();
    expect((await ask(signing.participant.email.toUpperCase())).statusCode).toBe(204);
    const token = mailedToken();
    const visitor = server.visitor();
    const { items } = await visitor.call(signedPaperCalls.listMailedPapers, { params: { token } });
    expect(items.map(({ id }) => id)).toEqual([documentId]);
    const file = await visitor.send("GET", `/api/signed-paper/${token}/file?documentId=${documentId}`);
    expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
    server.setNow(new Date(Date.now() + 25 * 3_600_000));
    expect((await visitor.send("GET", `/api/signed-paper/${token}`)).statusCode).toBe(404);
  });

  it("is asked for with the same answer when nothing was signed, and no mail leaves", async () => {
    const known = await ask(signing.participant.email);
    const { length } = server.mails;
    const unknown = await ask("personne@ailleurs.example");
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect([length, server.mails.length]).toEqual([1, 1]);
  });

  it("is asked for five times a day for one mailbox, known or not", async () => {
    for (const email of [signing.participant.email, "personne@ailleurs.example"]) {
      const statuses: number[] = [];
      for (let time = 0; time < 6; time += 1) statuses.push((await ask(email)).statusCode);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    }
  });

  it("opens nothing of another mailbox's", async () => {
    await ask(signing.participant.email);
    const path = `/api/signed-paper/${mailedToken()}/file?documentId=11111111-1111-4111-8111-111111111111`;
    expect((await server.visitor().send("GET", path)).statusCode).toBe(404);
    expect((await server.visitor().send("GET", "/api/signed-paper/guessed")).statusCode).toBe(404);
  });
});

describe("the end of the term", () => {
  it("erases signed paper, parties, file and evidence, and the check knows that it was right", async () => {
    await ways.project?.();
    const kept = await signedPaper();
    await endTerm();
    await eraseKept(server.deps);
    expect(await signedPaper()).toBeUndefined();
    expect(await server.deps.storage.get(kept?.final_key ?? "")).toBeNull();
    for (const table of ["evidence_head", "signature_event"] as const) {
      const left = await server.deps.db
        .selectFrom(table)
        .select("request_id")
        .where("request_id", "=", kept?.request_id ?? "")
        .execute();
      expect(left).toEqual([]);
    }
    expect(await checkEvidence(server.deps)).toEqual([]);
  });

  it.each(each.filter((way) => way !== "account"))(
    "is five years after the last signature; until then its signer reads it though the %s is gone, then nobody does",
    async (way) => {
      await ways[way]?.();
      await server.forgetMails();
      const kept = await signedPaper();
      const years = (kept?.keep_until.getUTCFullYear() ?? 0) - (kept?.signed_at.getUTCFullYear() ?? 0);
      expect(years).toBe(5);
      await ask(signing.participant.email);
      const url = `/api/signed-paper/${mailedToken()}`;
      const read = () => server.visitor().send("GET", `${url}/file?documentId=${documentId}`);
      await eraseKept(server.deps);
      expect((await read()).statusCode).toBe(200);
      await endTerm();
      await eraseKept(server.deps);
      expect((await read()).statusCode).toBe(404);
      const { length } = server.mails;
      await ask(signing.participant.email);
      expect(server.mails).toHaveLength(length);
      const parties = await server.deps.db.selectFrom("signed_paper_party").selectAll().execute();
      expect(parties).toEqual([]);
      expect(await checkEvidence(server.deps)).toEqual([]);
    },
  );

  it("erases nothing of a project that still has the document", async () => {
    await endTerm();
    await eraseKept(server.deps);
    expect(await signedPaper()).toBeDefined();
  });

  it("does not wait for what was never signed by all: its evidence goes with the next day", async () => {
    await ways.project?.();
    const before = await server.deps.db.selectFrom("evidence_head").select("request_id").execute();
    await eraseKept(server.deps);
    const after = await server.deps.db.selectFrom("evidence_head").select("request_id").execute();
    expect(before.length - after.length).toBe(1);
    expect(await checkEvidence(server.deps)).toEqual([]);
  });
});
