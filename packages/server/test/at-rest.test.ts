import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { accountCalls } from "@mec/api/account";
import { documentCalls } from "@mec/api/document";
import { pmoCalls } from "@mec/api/pmo";
import { signatoryCalls } from "@mec/api/signatory";
import { asConsumer } from "@mec/domain/point";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { jobHandlers } from "../src/app/reactions.ts";
import { openKeyring, useKeyring, writeAgain } from "../src/encryption/index.ts";
import { jobTable } from "../src/jobs/job-table.ts";
import { scrubFinishedJobs } from "../src/jobs/scrub.ts";
import { aFee } from "./access-pmo.ts";
import { aSignatory } from "./application-fixtures.ts";
import { testConnection } from "./database.ts";
import { documentsScene } from "./document-fixtures.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { clearJobs, keepFormerJob, keptJobs, tryOnceMore, writtenJobs } from "./jobs.ts";
import { mailedToken } from "./mails.ts";
import { mailedLink, sendToSign, signAll, startSigning } from "./signature-fixtures.ts";
import { findInDatabase } from "./whole-database.ts";

const iban = "FR7630006000011234567890189";
const bic = "AGRIFRPPXXX";
const birthDate = "1971-08-19";
const birthPlace = "Zwischenbergen";
const person = { ...aSignatory, birthDate, birthPlace };
const fee = { ...aFee, paymentMethods: [{ type: "TRANSFER" as const, iban, bic }] };
const grouped = (text: string) => text.replaceAll(/(.{4})/g, "$1 ").trim();
/** The values as given, and as documents write them. */
const planted = [iban, grouped(iban), bic, birthDate, "19 août 1971", birthPlace];

let server: TestServer;

/**
 * Everything an owner and his participants give, and the documents that contain it: kept, frozen, prepared.
 */
async function sayAll() {
  const scene = await documentsScene(server);
  const [point = ""] = scene.consumers;
  await scene.owner.call(pmoCalls.saveMembershipFee, { params: { id: scene.projectId }, body: fee });
  await scene.consumer.call(signatoryCalls.saveConsumptionSignatory, { params: { id: point }, body: person });
  await scene.producer.call(signatoryCalls.saveProductionSignatory, {
    params: { id: scene.productionPointId },
    body: person,
  });
  for (const kind of ["bulletin", "accord", "salesContract"] as const) {
    await scene.owner.call(documentCalls.sendDocuments, {
      params: { id: scene.projectId, kind },
      body: { participants: [asConsumer(point)] },
    });
  }
  await server.settle();
  return { ...scene, point };
}

const search = () => findInDatabase(server.deps.db, planted);

/** Turns stored data into what was kept before there was a key: the same, in clear. */
async function forgetEncryption({ point, projectId }: { point: string; projectId: string }): Promise<void> {
  const { db } = server.deps;
  await sql`update signatory set identity = ${JSON.stringify(person)}::jsonb where consumption_point_id = ${point}`.execute(
    db,
  );
  await sql`update membership_fee set fee = ${JSON.stringify(fee)}::jsonb where project_id = ${projectId}`.execute(
    db,
  );
  await sql`update document set data = ${JSON.stringify({ kind: "bulletin", participant: person, fee })}::jsonb,
    words = ${JSON.stringify({ blocks: [`Né le 19 août 1971 à ${birthPlace}, ${grouped(iban)}`] })}::jsonb`.execute(
    db,
  );
}

describe("accounts, birth dates and birth places", () => {
  beforeEach(async () => {
    server = await startTestServer();
  });

  it("are in no column of the database, and are read by those who may", async () => {
    const { owner, consumer, projectId, point } = await sayAll();
    const documents = await server.deps.db.selectFrom("document").select(["status", "words"]).execute();
    expect(documents).toHaveLength(3);
    for (const { words } of documents) expect(words).not.toBeNull();
    expect(await search()).toEqual([]);
    expect(await owner.call(pmoCalls.getMembershipFee, { params: { id: projectId } })).toMatchObject(fee);
    const params = { id: point };
    expect(await consumer.call(signatoryCalls.getConsumptionSignatory, { params })).toMatchObject(person);
  });

  it("are encrypted where they were kept before, and stay readable all the while", async () => {
    const scene = await sayAll();
    await forgetEncryption(scene);
    expect(await search()).not.toEqual([]);
    const params = { id: scene.point };
    expect(await scene.consumer.call(signatoryCalls.getConsumptionSignatory, { params })).toMatchObject(
      person,
    );
    const stopped = new AbortController();
    stopped.abort();
    expect(await writeAgain(server.deps.db, stopped.signal)).toEqual({ written: 0, unreadable: 0 });
    const signal = new AbortController().signal;
    expect((await writeAgain(server.deps.db, signal)).written).toBeGreaterThanOrEqual(8);
    expect(await search()).toEqual([]);
    expect(await writeAgain(server.deps.db, signal)).toEqual({ written: 0, unreadable: 0 });
    expect(await scene.consumer.call(signatoryCalls.getConsumptionSignatory, { params })).toMatchObject(
      person,
    );
  });

  it("are written again with a new key, and the former one is needed no more", async () => {
    const { consumer, owner, projectId, point } = await sayAll();
    const former = readFileSync(join(server.deps.config.dataDir, "data-keys"), "utf8").trim();
    const key = "ab".repeat(32);
    const ring = (...keys: string[]) => openKeyring({ dataDir: "", dataKey: keys.join(",") });
    const params = { id: point };
    useKeyring(ring(key, former));
    expect(await consumer.call(signatoryCalls.getConsumptionSignatory, { params })).toMatchObject(person);
    const { signal } = new AbortController();
    expect(await writeAgain(server.deps.db, signal)).toMatchObject({ unreadable: 0 });
    useKeyring(ring(key));
    expect(await consumer.call(signatoryCalls.getConsumptionSignatory, { params })).toMatchObject(person);
    expect(await owner.call(pmoCalls.getMembershipFee, { params: { id: projectId } })).toMatchObject(fee);
    expect(await writeAgain(server.deps.db, signal)).toEqual({ written: 0, unreadable: 0 });
    useKeyring(ring("cd".repeat(32)));
    const lost = await writeAgain(server.deps.db, signal);
    expect(lost.written).toBe(0);
    expect(lost.unreadable).toBeGreaterThan(0);
  });

  it("do not open when a row was given another's", async () => {
    const { consumer, producer, productionPointId, point } = await sayAll();
    const { db } = server.deps;
    await sql`update signatory set identity = (select identity from signatory where production_point_id = ${productionPointId})
      where consumption_point_id = ${point}`.execute(db);
    const url = (kind: string, id: string) => `/api/signatory/${kind}/${id}`;
    expect((await consumer.send("GET", url("consumption-point", point))).statusCode).toBe(500);
    expect((await producer.send("GET", url("production-point", productionPointId))).statusCode).toBe(200);
  });
});

describe("mails", () => {
  it("leave no code, link nor address in any job, once a signature went all its way", async () => {
    const { server: signingServer, signing } = await startSigning();
    server = signingServer;
    const owner = await server.signedUp();
    await owner.send("POST", "/api/forgot-password", { email: owner.email });
    const reset = await mailedToken(server, owner.email, "reset");
    await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
    const link = mailedLink(server, signing.participant.email);
    for (const email of [signing.participant.email, signing.producer.email, signing.pmoEmail]) {
      await signAll(server, email);
    }
    const codes = server.mails.flatMap(({ subject, text }) =>
      subject === "Votre code de signature" ? (text.match(/\d{3}\u00a0\d{3}/) ?? []) : [],
    );
    const asTyped = codes.map((code) => code.replace("\u00a0", ""));
    const tokens = server.mails.flatMap(({ text }) => text.match(/[\w-]{43}/g) ?? []);
    expect(codes.length).toBeGreaterThanOrEqual(3);
    expect(tokens).toEqual(expect.arrayContaining([reset, link]));
    expect(await findInDatabase(server.deps.db, tokens)).toEqual([]);
    const jobs = await keptJobs(server.deps.db);
    expect(jobs.length).toBeGreaterThan(10);
    for (const line of jobs.map(({ data, output }) => JSON.stringify([data, output]))) {
      expect(line).not.toContain("sealed");
      for (const secret of [...codes, "@exemple.fr", "/signature/", "reset-password?"]) {
        expect(line).not.toContain(secret);
      }
      // Only whole groups of six digits: an id may contain the same ones.
      for (const code of asTyped) expect(line).not.toMatch(new RegExp(`(?<![\\w-])${code}(?![\\w-])`));
    }
  });

  it("that wait are not readable either", async () => {
    server = await startTestServer();
    const { email } = await server.signedUp();
    const handlers = jobHandlers(server.deps);
    await expect(
      server.deps.queue.drain({
        ...handlers,
        mail: () => Promise.reject(new Error(`550 <${email}> unknown`)),
      }),
    ).rejects.toThrow("550 <…> unknown");
    const lines = await writtenJobs(server.deps.db);
    expect(lines.some((line) => line.includes("sealed"))).toBe(true);
    for (const line of lines) expect(line).not.toMatch(/@exemple\.fr|verification=|Bienvenue/);
  });

  it("that never leave stay visible: which, to whom by a fingerprint, and why", async () => {
    server = await startTestServer();
    const { email, id } = await server.signedUp();
    const { db, queue } = server.deps;
    await server.settle();
    await clearJobs(db);
    const mail = { to: email, subject: "Bienvenue", html: "", text: "", messageId: "<lost@exemple.fr>" };
    await queue.queueMail({ kind: "account-created", mail });
    await tryOnceMore(db);
    const broken = () => Promise.reject(new Error(`550 <${email}> unknown`));
    await expect(queue.drain({ ...jobHandlers(server.deps), mail: broken })).rejects.toThrow(
      "550 <…> unknown",
    );
    const lost = (await keptJobs(db)).filter(({ name }) => name === "mail");
    expect(lost).toEqual([
      {
        name: "mail",
        state: "failed",
        data: { kind: "account-created", recipient: expect.stringMatching(/^[0-9a-f]{16}$/) },
        output: { message: "Error: 550 <…> unknown" },
      },
    ]);
    const lines = await db.selectFrom("audit_event").select(["kind", "subject_id", "detail"]).execute();
    expect(lines).toEqual([
      {
        kind: "mail-lost",
        subject_id: id,
        detail: expect.objectContaining({ mail: "account-created", reason: "Error: 550 <…> unknown" }),
      },
    ]);
  });

  it("of jobs that ended before they were encrypted are made to say nothing", async () => {
    server = await startTestServer();
    const { db } = server.deps;
    const mail = {
      to: "lea@exemple.fr",
      subject: "code-de-lea est votre code",
      html: "x",
      text: "x",
      messageId: "<a@b>",
    };
    const event = { type: "email-changed", formerEmail: "lea@exemple.fr" };
    await keepFormerJob(db, { name: "mail", state: "completed", data: mail });
    await keepFormerJob(db, { name: "event", state: "failed", data: event });
    await scrubFinishedJobs(jobTable((await testConnection()).pool));
    expect(await findInDatabase(db, ["lea@exemple.fr", "code-de-lea"])).toEqual([]);
  });
});

describe("the log", () => {
  it("says nothing of what people said, even when something breaks", async () => {
    let written = "";
    const log = new Writable({
      write(chunk, _, done) {
        written += String(chunk);
        done();
      },
    });
    server = await startTestServer({ LOG_LEVEL: "trace" }, log);
    const { consumer, point } = await sayAll();
    const url = `/api/signatory/consumption-point/${point}`;
    await consumer.call(accountCalls.getProfile, {});
    expect((await consumer.send("POST", url, { ...person, birthDate: `${birthDate}x` })).statusCode).toBe(
      400,
    );
    await sql`update signatory set identity = jsonb_set(identity, '{birthDate}', '"sealed.00000000.AAAA"')`.execute(
      server.deps.db,
    );
    expect((await consumer.send("GET", url)).statusCode).toBe(500);
    expect(written).toContain("answered");
    for (const secret of [...planted, consumer.email]) expect(written).not.toContain(secret);
  });
});

it("the keys are not in the database's folder", async () => {
  server = await startTestServer();
  expect(existsSync(join(server.deps.config.dataDir, "data-keys"))).toBe(true);
  const key = readFileSync(join(server.deps.config.dataDir, "data-keys"), "utf8").trim();
  await sayAll();
  expect(await findInDatabase(server.deps.db, [key])).toEqual([]);
});
