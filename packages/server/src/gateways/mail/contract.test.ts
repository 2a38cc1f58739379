import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { embeddedMailer } from "./embedded.ts";
import { type Mail, type Mailer, NoSuchMailbox } from "./port.ts";
import { smtpMailer, transportOptions } from "./smtp.ts";

const from = "Mon énergie collective <ne-pas-repondre@exemple.fr>";

type Outlet = { mailer: Mailer; received: () => Promise<Buffer[]>; close: () => Promise<void> };

async function throughSmtp(): Promise<Outlet> {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    mailer: smtpMailer({ url: `smtp://127.0.0.1:${port}`, from }),
    received: async () => received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function intoFolder(): Promise<Outlet> {
  const dataDir = await mkdtemp(join(tmpdir(), "mec-mail-"));
  const folder = join(dataDir, "mails");
  return {
    mailer: embeddedMailer({ dataDir, from }),
    async received() {
      const files = (await readdir(folder)).filter((file) => file.endsWith(".eml")).sort();
      return Promise.all(files.map((file) => readFile(join(folder, file))));
    },
    close: () => rm(dataDir, { recursive: true }),
  };
}

const mail: Mail = {
  to: "camille@exemple.fr",
  subject: "Votre candidature à « Solaire & Cie » est acceptée — à bientôt !",
  html: `<p>L’énergie de l’école : 3 < 5 &amp; « été » ${"très long ".repeat(200)}</p><a href="https://exemple.fr/?a=1&amp;b=2">lien</a>`,
  text: `L’énergie de l’école : 3 < 5 & « été » > 12 000 kWh\n.\nFrom ici\n${"très long ".repeat(200)}\nhttps://exemple.fr/?a=1&b=2`,
  messageId: "<candidature-1@exemple.fr>",
  replyTo: "porteur@exemple.fr",
};

describe.each([
  ["SMTP", throughSmtp],
  ["the embedded mailbox", intoFolder],
])("a mail sent through %s", (_, open) => {
  let outlet: Outlet;
  beforeEach(async () => {
    outlet = await open();
  });
  afterEach(() => outlet.close());

  async function sent(given: Mail) {
    await outlet.mailer.send(given);
    const [raw] = await outlet.received();
    if (!raw) throw new Error("nothing arrived");
    return { raw: raw.toString("utf8"), email: await PostalMime.parse(raw) };
  }

  it("arrives as it was written: accents, long lines, & < >", async () => {
    const { email } = await sent(mail);
    expect(email.subject).toBe(mail.subject);
    expect(email.html?.trim()).toBe(mail.html);
    expect(email.text?.trim()).toBe(mail.text);
  });

  it("says from whom, to whom, to whom to answer, and that a machine wrote it", async () => {
    const { email } = await sent(mail);
    expect(email.from).toMatchObject({
      name: "Mon énergie collective",
      address: "ne-pas-repondre@exemple.fr",
    });
    expect(email.to).toMatchObject([{ address: mail.to }]);
    expect(email.replyTo).toMatchObject([{ address: mail.replyTo }]);
    expect(email.messageId).toBe(mail.messageId);
    expect(email.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
  });

  it.each([
    ["accents", mail],
    ["ASCII only", { ...mail, text: "Bonjour", html: "<p>Bonjour</p>", subject: "Bonjour" }],
    ["another alphabet", { ...mail, text: "こんにちは".repeat(100), html: "<p>こんにちは</p>" }],
  ])("has two quoted-printable parts, never base64: %s", async (_name, given) => {
    const { raw } = await sent(given);
    expect(raw.match(/^Content-Transfer-Encoding: quoted-printable\r?$/gim)).toHaveLength(2);
    expect(raw).not.toMatch(/^Content-Transfer-Encoding: base64/im);
    for (const line of raw.split("\r\n")) expect(line.length).toBeLessThanOrEqual(998);
  });

  it.each<[string, Partial<Mail>]>([
    ["a subject with a line break", { subject: "Bonjour\r\nBcc: pirate@exemple.fr" }],
    ["a subject with a lone line feed", { subject: "Bonjour\nBcc: pirate@exemple.fr" }],
    ["a recipient with a line break", { to: "camille@exemple.fr\r\nBcc: pirate@exemple.fr" }],
    ["two recipients", { to: "camille@exemple.fr, pirate@exemple.fr" }],
    ["a recipient that hides another", { to: "camille@exemple.fr <pirate@exemple.fr>" }],
    ["no recipient", { to: "" }],
    ["an answer address with a line break", { replyTo: "a@exemple.fr\nBcc: pirate@exemple.fr" }],
    ["a message id with a line break", { messageId: "<a@b>\r\nBcc: pirate@exemple.fr" }],
  ])("is refused with %s", async (_name, part) => {
    await expect(outlet.mailer.send({ ...mail, ...part })).rejects.toThrow("Mail:");
    expect(await outlet.received()).toEqual([]);
  });
});

describe("SMTP", () => {
  it("keeps a mail rather than let it leave in clear, where TLS is asked for", async () => {
    const received: unknown[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData: () => received.push(1),
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.server.address() as AddressInfo;
    const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}?requireTLS=true`, from });
    await expect(mailer.send(mail)).rejects.toThrow();
    expect(received).toEqual([]);
    await new Promise<void>((resolve) => server.close(resolve));
  });

  it.each([
    ["smtp://user:secret@mail.example:587", true],
    ["smtp://localhost.example:25", true],
    ["smtp://127.0.0.1:25", false],
    ["smtp://[::1]:25", false],
    ["smtp://localhost:25", false],
  ])("asks %s for TLS: %s", (url, isAsked) => {
    expect(transportOptions(url).requireTLS).toBe(isAsked);
  });

  it("fails when no server answers, so that the queue tries again", async () => {
    const { mailer, close } = await throughSmtp();
    await close();
    await expect(mailer.send(mail)).rejects.toThrow();
  });

  it.each([
    ["550 5.1.1 No such user here", true],
    ["550-5.1.1 The account that you tried to reach does not exist\n550 5.1.1 Try another", true],
    ["556 5.1.10 The domain takes no mail", true],
    ["550 5.2.1 Too many mails at once", false],
    ["550 5.7.1 Relaying denied", false],
    ["550 Blocked", false],
    ["552 5.2.2 Mailbox full", false],
    ["450 4.1.1 Not now", false],
  ])("says of the recipient's refusal %s whether it is for good: %s", async (words, isForGood) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error(words.slice(4)), { responseCode: Number(words.slice(0, 3)) })),
    });
    server.on("error", () => {});
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.server.address() as AddressInfo;
    const refusal = await smtpMailer({ url: `smtp://127.0.0.1:${port}`, from })
      .send(mail)
      .catch((error: unknown) => error);
    expect([refusal instanceof Error, refusal instanceof NoSuchMailbox]).toEqual([true, isForGood]);
    await new Promise<void>((resolve) => server.close(resolve));
  });
});
