import fc from "fast-check";
import { expect, it } from "vitest";
import { startTestServer, type TestServer, type Visitor } from "./harness.ts";
import { aSigning, askCode, confirmAs, emit, prepare, type Signing } from "./signature-fixtures.ts";

const people = 3;
const mailboxes = ["0", "1", "2", "owner", "stranger"] as const;
const names = ["Hugo Petit", "Odile Martin", "Rose Autre"] as const;

/** The signatory that each person types, and whether the person's own address is confirmed. */
const typing = fc.record({
  mailbox: fc.constantFrom(...mailboxes),
  name: fc.constantFrom(...names),
  isVerified: fc.boolean(),
});
type Typed = typeof typing extends fc.Arbitrary<infer T> ? T : never;
type Mailbox = (typeof mailboxes)[number];

interface SentDocument {
  readonly documentId: string;
  readonly typed: Typed;
  readonly signing: Signing;
  readonly email: string;
}

const someBytes = new TextEncoder().encode("%PDF-1.7 un document");
const linkIn = /\/signature\/([\w-]{43})/;

async function signings(
  server: TestServer,
  typed: readonly Typed[],
  president: Mailbox,
): Promise<SentDocument[]> {
  const scenes: Signing[] = [];
  for (const _ of typed) scenes.push(await aSigning(server));
  const [first] = scenes;
  if (!first) return [];
  const emailOf = (mailbox: Mailbox) => {
    if (mailbox === "stranger") return "inconnue@exemple.fr";
    return mailbox === "owner" ? first.owner.email : (scenes[Number(mailbox)]?.holder.email ?? "");
  };
  const documents: SentDocument[] = [];
  for (const [index, one] of typed.entries()) {
    const scene = scenes[index] ?? first;
    if (!one.isVerified) {
      const change = { email_verified_at: null };
      await server.deps.db.updateTable("account").set(change).where("id", "=", scene.holder.id).execute();
    }
    const [firstName = "", name = ""] = one.name.split(" ");
    const email = emailOf(one.mailbox);
    const participant = { ...scene.participant, email, firstName, name };
    const pmoEmail = emailOf(president);
    const signing = { ...scene, projectId: first.projectId, owner: first.owner, participant, pmoEmail };
    const [documentId = ""] = await prepare(server, signing, ["accord"], someBytes);
    documents.push({ documentId, typed: one, signing, email });
  }
  for (const { documentId } of documents)
    await emit(server, { type: "signature-wanted", documentIds: [documentId] });
  return documents;
}

const newestToken = (server: TestServer, email: string) =>
  server.mails.findLast(({ to, text }) => to === email && linkIn.test(text))?.text.match(linkIn)?.[1] ?? "";

/** Everything a link shows, and everything it gives without access to the mailbox. */
async function tryEverything(
  visitor: Visitor,
  token: string,
  documents: readonly SentDocument[],
): Promise<string[]> {
  const path = `/api/signature/${token}`;
  const session = (await visitor.send("GET", path)).json();
  const read = new Set<string>((session.documents ?? []).map(({ id }: { id: string }) => id));
  for (const { documentId } of documents) {
    const file = await visitor.send("GET", `${path}/file?documentId=${documentId}`);
    if (file.statusCode === 200) read.add(documentId);
    const documentIds = [documentId];
    await visitor.send("POST", `${path}/decline`, { reason: "Non merci.", code: "000000", documentIds });
    for (const name of names) {
      const body = { code: "000000", consent: true, name, documentIds };
      await visitor.send("POST", `${path}/sign`, body);
    }
  }
  return [...read].sort();
}

const everybody = fc.array(typing, { minLength: people, maxLength: people });
const isOwn = ({ typed, signing, email }: SentDocument) => typed.isVerified && email === signing.holder.email;
const ids = (documents: readonly SentDocument[]) => documents.map(({ documentId }) => documentId).sort();

/** The legal body signs last, by the mailbox that the owner typed: his own, or one whose reader confirms being it. */
async function presidentsTurn(
  server: TestServer,
  documents: readonly SentDocument[],
  signed: ReadonlySet<string>,
) {
  const [{ signing } = {}] = documents;
  if (!signing) return;
  const { owner, pmoEmail } = signing;
  await server.settle();
  const answer = await owner.send("POST", `/api/project/${signing.projectId}/signature/link`);
  expect(answer.statusCode).toBe(pmoEmail === owner.email ? 201 : 409);
  const waiting = documents.filter(({ documentId, email }) => signed.has(documentId) && email !== pmoEmail);
  if (waiting.length === 0) return;
  const signer = { ...server.visitor(), token: newestToken(server, pmoEmail), email: pmoEmail };
  const before = await tryEverything(signer, signer.token, documents);
  if (pmoEmail !== owner.email) for (const id of ids(waiting)) expect(before).not.toContain(id);
  // This mailbox has documents of its own to sign, and those would come first.
  if (documents.some(({ email }) => email === pmoEmail)) return;
  const session = async () => (await signer.send("GET", `/api/signature/${signer.token}`)).json();
  for (let once = 0; once <= people && (await session()).status === "to-confirm"; once += 1)
    await confirmAs(signer);
  const after = await tryEverything(signer, signer.token, documents);
  for (const id of ids(waiting)) expect(after).toContain(id);
}

it("whatever anybody types, nobody reads or moves what he neither holds nor signs by a confirmed mailbox", async () => {
  await fc.assert(
    fc.asyncProperty(everybody, fc.constantFrom(...mailboxes), async (typed, president) => {
      const server = await startTestServer();
      const documents = await signings(server, typed, president);
      const statuses = async () => {
        const rows = await server.deps.db.selectFrom("document").select("status").execute();
        return new Set(rows.map(({ status }) => status));
      };
      // Links of their own accounts: each gets his own document, once his address and his signatory's are
      // confirmed.
      for (const document of documents) {
        const { holder, application } = document.signing;
        for (const { signing } of documents) {
          const url = `/api/consumption-point/${signing.application.consumerId}/signature/link`;
          const answer = await holder.send("POST", url);
          if (signing.holder !== holder) expect(answer.statusCode).toBe(404);
        }
        const own = `/api/consumption-point/${application.consumerId}/signature/link`;
        const answer = await holder.send("POST", own);
        expect(answer.statusCode).toBe(isOwn(document) ? 201 : 409);
        if (answer.statusCode !== 201) continue;
        const token = answer.json().url.split("/").at(-1);
        expect(await tryEverything(holder, token, documents)).toEqual([document.documentId]);
      }
      // Mailed links: the documents for which that mailbox was named, and at first only those that its own
      // account named.
      for (const email of new Set(documents.map((document) => document.email))) {
        const token = newestToken(server, email);
        const addressed = documents.filter((document) => document.email === email);
        const visible = new Set(await tryEverything(server.visitor(), token, documents));
        for (const id of visible) expect(ids(addressed.filter(isOwn))).toContain(id);
        const signer = { ...server.visitor(), token, email };
        for (const _ of addressed) await confirmAs(signer);
        for (const id of await tryEverything(signer, token, documents)) expect(ids(addressed)).toContain(id);
      }
      expect(await statuses()).toEqual(new Set(["SENT"]));
      // And with a code sent to the mailbox, the documents for which it was named are signed, and no others.
      const [target] = documents;
      if (!target) return;
      const signer = { ...server.visitor(), token: newestToken(server, target.email), email: target.email };
      server.setNow(new Date(Date.now() + 25 * 3_600_000));
      const session = (await signer.send("GET", `/api/signature/${signer.token}`)).json();
      const name = `${session.signer.firstName} ${session.signer.lastName}`;
      const code = await askCode(server, signer);
      const answer = await signer.send("POST", `/api/signature/${signer.token}/sign`, {
        code,
        consent: true,
        name,
      });
      expect(answer.statusCode).toBe(200);
      const signed = await server.deps.db
        .selectFrom("signature_signer as s")
        .innerJoin("signature_request as r", "r.id", "s.request_id")
        .select(["r.document_id as documentId", "s.role", "s.email"])
        .where("s.status", "=", "signed")
        .execute();
      expect(signed.length).toBeGreaterThan(0);
      for (const place of signed) expect(place.email).toBe(target.email);
      await presidentsTurn(server, documents, new Set(signed.map(({ documentId }) => documentId)));
    }),
    { numRuns: 5 },
  );
}, 300_000);
