import { randomBytes, randomUUID } from "node:crypto";
import { limits } from "@mec/domain/account";
import { codesADay, maxCodeTries } from "@mec/domain/signature";
import { Transformer } from "@napi-rs/image";
import type { LightMyRequestResponse } from "fastify";
import { beforeEach, describe, expect, it } from "vitest";
import type { TestServer } from "../../../test/harness.ts";
import {
  aSigning,
  askCode,
  codeIn,
  declineAs,
  disownAs,
  emit,
  readSession,
  type Signer,
  type Signing,
  sendSignature,
  sendToSign,
  signAll,
  signerAt,
  standingOf,
  startDocuments,
} from "../../../test/signature-fixtures.ts";
import { jobHandlers } from "../../app/reactions.ts";
import { composeCode } from "./send-code.ts";

let server: TestServer;
let signing: Signing;
let signer: Signer;
let documentId: string;
beforeEach(async () => {
  ({
    server,
    signing,
    documentIds: [documentId = ""],
  } = await startDocuments("bulletin"));
  signer = signerAt(server, signing.participant.email);
});

const inMinutes = (count: number) => new Date(Date.now() + count * 60_000);
const inDays = (count: number) => inMinutes(count * 1440);
const said = (answer: LightMyRequestResponse) =>
  answer.statusCode < 300 ? answer.statusCode : `${answer.statusCode} ${answer.json().message}`;
const status = async () => (await standingOf(server, documentId)).status;
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("every action in every state of a document", () => {
  const states: Record<string, () => Promise<unknown>> = {
    "to sign": async () => readSession(signer),
    "never opened": async () => {},
    signed: () => signAll(server, signing.participant.email),
    declined: async () => {
      await readSession(signer);
      await declineAs(signer, await askCode(server, signer));
    },
    "to confirm": () => server.deps.db.updateTable("account").set({ email_verified_at: null }).execute(),
    disowned: () => disownAs(signer),
    expired: async () => {
      await readSession(signer);
      server.setNow(inDays(61));
    },
    withdrawn: () => emit(server, { type: "signature-withdrawn", documentIds: [documentId] }),
    revoked: () => server.deps.db.updateTable("signature_link").set({ revoked_at: new Date() }).execute(),
  };
  const over = "409 SIGNATURE_OVER";
  const unknown = "404 NOT_FOUND";
  const expected: Record<string, Record<string, string | number>> = {
    "to confirm": { read: 200, file: unknown, code: over, sign: over, decline: over },
    "to sign": { read: 200, file: 200, code: 204, sign: "400 CODE_EXPIRED", decline: "400 CODE_EXPIRED" },
    "never opened": { read: 200, file: 200, code: 204, sign: over, decline: over },
    signed: { read: 200, file: 200, code: over, sign: 200, decline: over },
    declined: { read: 200, file: unknown, code: over, sign: over, decline: 200 },
    disowned: { read: 200, file: unknown, code: over, sign: over, decline: over },
    expired: { read: 200, file: unknown, code: over, sign: over, decline: over },
    withdrawn: { read: unknown, file: unknown, code: unknown, sign: unknown, decline: unknown },
    revoked: { read: unknown, file: unknown, code: unknown, sign: unknown, decline: unknown },
  };
  const actions: Record<string, () => Promise<LightMyRequestResponse>> = {
    read: () => signer.send("GET", `/api/signature/${signer.token}`),
    file: () => signer.send("GET", `/api/signature/${signer.token}/file?documentId=${documentId}`),
    code: () => signer.send("POST", `/api/signature/${signer.token}/otp`),
    sign: () => sendSignature(signer, "123456"),
    decline: () => declineAs(signer, "123456"),
    confirm: () => signer.send("POST", `/api/signature/${signer.token}/address`, { signerId }),
    disown: () => signer.send("POST", `/api/signature/${signer.token}/not-me`, { signerId }),
  };
  let signerId: string;
  beforeEach(async () => {
    const row = await server.deps.db.selectFrom("signature_signer").select("id").executeTakeFirstOrThrow();
    signerId = row.id;
  });
  const cases = Object.keys(states).flatMap((state) => Object.keys(actions).map((action) => [state, action]));

  it.each(cases)("%s: %s", async (state = "", action = "") => {
    await states[state]?.();
    // A code sent a moment ago would be the answer to the next request.
    await server.deps.db.updateTable("signature_link").set({ code_sent_at: null }).execute();
    const before = await status();
    const answer = await actions[action]?.();
    const ofAll = ["withdrawn", "revoked"].includes(state) ? unknown : 200;
    expect(answer && said(answer)).toBe(expected[state]?.[action] ?? ofAll);
    if (answer && answer.statusCode >= 400) expect(await status()).toBe(before);
  });
});

describe("a link", () => {
  it("that is guessed is unknown, and guessing is soon over; who has a right one behind the same address opens it", async () => {
    const visitor = server.visitor();
    const guess = () => visitor.send("GET", `/api/signature/${randomBytes(32).toString("base64url")}`);
    for (let tries = 0; tries < limits.unknownLinksPerIp.points; tries += 1) {
      expect((await guess()).statusCode).toBe(404);
    }
    expect((await guess()).statusCode).toBe(429);
    expect((await visitor.send("GET", `/api/signature/${signer.token}`)).statusCode).toBe(200);
  });

  it.each(["a", "%00", "..%2F..", "é", "A".repeat(43), "A".repeat(200)])("%s is unknown", async (token) => {
    const answer = await server.visitor().send("GET", `/api/signature/${token}`);
    expect([404, 400]).toContain(answer.statusCode);
  });

  it("that is too old says so, and shows no file", async () => {
    server.setNow(inDays(61));
    const session = await readSession(signer);
    expect(session).toMatchObject({ status: "expired", document: { status: "expired" } });
    // The project by which its reader finds the owner, who alone can send another.
    expect(session.projectId).toBe(signing.projectId);
  });

  it("opens nothing of another project or person", async () => {
    const other = await aSigning(server);
    const [otherId] = await sendToSign(server, other, ["bulletin"]);
    const file = await signer.send("GET", `/api/signature/${signer.token}/file?documentId=${otherId}`);
    expect(file.statusCode).toBe(404);
    await readSession(signer);
    const code = await askCode(server, signer);
    expect(said(await sendSignature(signer, code, { documentIds: [otherId] }))).toBe("409 SIGNATURE_OVER");
  });

  it("is kept hashed, as its code is", async () => {
    await readSession(signer);
    const code = await askCode(server, signer);
    const rows = await server.deps.db.selectFrom("signature_link").selectAll().execute();
    const evidence = await server.deps.db.selectFrom("signature_event").selectAll().execute();
    const kept = JSON.stringify([rows, evidence]);
    expect(kept).not.toContain(signer.token);
    expect(kept).not.toContain(code);
  });
});

describe("a code", () => {
  beforeEach(() => readSession(signer));

  it("that is wrong is counted, and after five a new one is needed", async () => {
    const code = await askCode(server, signer);
    for (let tries = 0; tries < maxCodeTries; tries += 1) {
      expect(said(await sendSignature(signer, another(code)))).toBe("400 WRONG_CODE");
    }
    expect(said(await sendSignature(signer, code))).toBe("400 TOO_MANY_CODES");
    const failures = await server.deps.db
      .selectFrom("signature_event")
      .select("type")
      .where("type", "=", "code-failed")
      .execute();
    expect(failures).toHaveLength(maxCodeTries);
    // At once: who is told to ask for another is sent one.
    expect((await sendSignature(signer, await askCode(server, signer))).statusCode).toBe(200);
  });

  it("is over after ten minutes, and once another was asked for", async () => {
    const first = await askCode(server, signer);
    server.setNow(inMinutes(11));
    expect(said(await sendSignature(signer, first))).toBe("400 CODE_EXPIRED");
    const second = await askCode(server, signer);
    server.setNow(inMinutes(12));
    await askCode(server, signer);
    expect(said(await sendSignature(signer, second))).toBe("400 WRONG_CODE");
  });

  it("of one link does not sign by another", async () => {
    const code = await askCode(server, signer);
    await emit(server, { type: "signature-reminder", documentIds: [documentId] });
    const second = signerAt(server, signer.email);
    expect(second.token).not.toBe(signer.token);
    expect(said(await sendSignature(second, code))).toBe("400 CODE_EXPIRED");
  });

  it("is sent once for a double click, and not for ever", async () => {
    const ask = () => signer.send("POST", `/api/signature/${signer.token}/otp`);
    await Promise.all([ask(), ask()]);
    await server.settle();
    expect(server.mails.filter(({ subject }) => subject.includes("code de signature"))).toHaveLength(1);
    for (let more = 1; more < codesADay; more += 1) {
      server.setNow(inMinutes(more));
      expect((await ask()).statusCode).toBe(204);
    }
    server.setNow(inMinutes(codesADay));
    const refused = await ask();
    expect(said(refused)).toBe("429 TOO_MANY_CODES_TODAY");
    const wait = Number(refused.headers["retry-after"]);
    server.setNow(new Date(inMinutes(codesADay).getTime() + (wait - 2) * 1000));
    expect(said(await ask())).toBe("429 TOO_MANY_CODES_TODAY");
    server.setNow(new Date(inMinutes(codesADay).getTime() + wait * 1000));
    expect((await ask()).statusCode).toBe(204);
  });

  it("is the same one, mailed once, when its job runs again", async () => {
    await signer.send("POST", `/api/signature/${signer.token}/otp`);
    const link = await server.deps.db.selectFrom("signature_link").selectAll().executeTakeFirstOrThrow();
    const event = {
      type: "signature-code-wanted",
      tokenHash: link.token_hash.toString("hex"),
      askedAt: link.code_sent_at?.toISOString() ?? "",
    } as const;
    const jobId = randomUUID();
    for (let run = 0; run < 2; run += 1) await jobHandlers(server.deps).event(event, jobId);
    const [first, ...others] = await composeCode(server.deps, event, jobId);
    expect(others).toEqual([]);
    expect((await sendSignature(signer, codeIn(first?.text))).statusCode).toBe(200);
    await server.settle();
    expect(server.mails.filter(({ text }) => text === first?.text)).toHaveLength(1);
  });
});

describe("signing", () => {
  beforeEach(() => readSession(signer));

  it("again changes nothing and is answered the same", async () => {
    const code = await askCode(server, signer);
    const first = await sendSignature(signer, code);
    const second = await sendSignature(signer, code);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    await server.settle();
    const third = await sendSignature(signer, another(code));
    expect(third.json().status).toBe("signed");
    const signed = await server.deps.db
      .selectFrom("signature_event")
      .select("type")
      .where("type", "in", ["signed", "sealed"])
      .execute();
    expect(signed).toHaveLength(2);
    const copies = server.mails.filter(({ subject }) => subject.startsWith("Votre document signé"));
    expect(copies).toHaveLength(1);
  });

  it.each<[string, object]>([
    ["without consent", { consent: false }],
    ["with no name", { name: " " }],
    ["with a code of five digits", { code: "12345" }],
    ["with a drawing that is no PNG", { drawing: "data:image/png;base64,iVBORw0KGgo=" }],
    ["with a drawing of another kind", { drawing: "data:image/svg+xml;base64,PHN2Zy8+" }],
    ["of no document", { documentIds: [] }],
  ])("%s is refused", async (_, more) => {
    const code = await askCode(server, signer);
    expect((await sendSignature(signer, code, more)).statusCode).toBe(400);
    expect(await status()).toBe("SENT");
    expect((await sendSignature(signer, code)).statusCode).toBe(200);
  });

  it("with a drawn name keeps the drawing anew, without what came along", async () => {
    const picture = await Transformer.fromSvg(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="300"><path d="M0 0L900 200" stroke="navy"/></svg>',
    ).png();
    const drawn = Buffer.concat([picture, Buffer.from("<script>alert(1)</script>")]);
    const code = await askCode(server, signer);
    const drawing = `data:image/png;base64,${drawn.toString("base64")}`;
    expect((await sendSignature(signer, code, { drawing })).statusCode).toBe(200);
    const kept = await server.deps.db
      .selectFrom("signature_signer")
      .select("drawing")
      .executeTakeFirstOrThrow();
    const png = kept.drawing ?? Buffer.alloc(0);
    expect(png.includes("script")).toBe(false);
    expect(await new Transformer(png).metadata()).toMatchObject({ width: 600 });
    await server.settle();
    expect(await status()).toBe("DONE");
  });

  it("some of the documents leaves the others to sign", async () => {
    const [accordId] = await sendToSign(server, signing, ["accord"]);
    const session = await readSession(signer);
    expect(session.documents.map(({ status: one }) => one)).toEqual(["to-sign", "to-sign"]);
    const code = await askCode(server, signer);
    const after = (await sendSignature(signer, code, { documentIds: [documentId] })).json();
    expect(after.status).toBe("to-sign");
    expect(after.document.id).toBe(accordId);
  });

  it("the others within the same minute has a code of its own: the one that was used up keeps none waiting", async () => {
    await sendToSign(server, signing, ["accord"]);
    await readSession(signer);
    const used = await askCode(server, signer);
    await sendSignature(signer, used, { documentIds: [documentId] });
    const code = await askCode(server, signer);
    expect(code).not.toBe(used);
    expect(server.mails.filter(({ subject }) => subject.includes("code de signature"))).toHaveLength(2);
    expect((await sendSignature(signer, code)).statusCode).toBe(200);
    const { documents } = await readSession(signer);
    expect(documents.map(({ status: one }) => one)).not.toContain("to-sign");
  });

  it("does not sign what came after the page was read", async () => {
    await sendToSign(server, signing, ["accord"]);
    const code = await askCode(server, signer);
    expect((await sendSignature(signer, code)).json()).toMatchObject({
      status: "to-sign",
      document: { kind: "accord" },
    });
  });
});
