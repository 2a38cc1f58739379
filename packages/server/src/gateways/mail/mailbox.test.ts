import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { embeddedMailer } from "./embedded.ts";
import { mailbox } from "./mailbox.ts";
import type { Mail } from "./port.ts";

const aMail = (number: number, part: Partial<Mail> = {}): Mail => ({
  to: "camille@exemple.fr",
  subject: `Message n° ${number}`,
  html: `<p>Été ${number}</p>`,
  text: `Été ${number}`,
  messageId: `<message-${number}@exemple.fr>`,
  ...part,
});

let dataDir: string;
let minutes: number;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mec-mailbox-"));
  minutes = 0;
});
afterEach(() => rm(dataDir, { recursive: true }));

function openMailer() {
  return embeddedMailer({
    dataDir,
    from: "ne-pas-repondre@exemple.fr",
    now: () => new Date(Date.UTC(2026, 2, 1, 9, minutes++)),
  });
}

const mailFiles = async () => (await readdir(join(dataDir, "mails"))).filter((file) => file.endsWith(".eml"));

describe("the embedded mailbox", () => {
  it("has its folder from the start, empty", async () => {
    openMailer();
    expect(existsSync(join(dataDir, "mails"))).toBe(true);
    expect(await mailbox(dataDir).list()).toEqual([]);
  });

  it("names each file after its time and its subject", async () => {
    await openMailer().send(aMail(1, { subject: "Votre candidature à l’école : acceptée !" }));
    const [file] = await mailFiles();
    expect(file).toMatch(/^20260301T090000000Z-votre-candidature-a-l-ecole-acceptee-[0-9a-f]{12}\.eml$/);
  });

  it("lists mails newest first, and reads one back", async () => {
    const mailer = openMailer();
    await mailer.send(aMail(1));
    await mailer.send(aMail(2));
    const [latest, first] = await mailbox(dataDir).list();
    expect(latest).toMatchObject({
      to: "camille@exemple.fr",
      subject: "Message n° 2",
      sentAt: "2026-03-01T09:01:00.000Z",
    });
    expect(first?.subject).toBe("Message n° 1");
    expect(await mailbox(dataDir).read(first?.name ?? "")).toEqual({
      ...first,
      html: "<p>Été 1</p>",
      text: "Été 1",
    });
  });

  it("keeps one file of a mail sent twice, at once or after a restart", async () => {
    const mailer = openMailer();
    await Promise.all([mailer.send(aMail(1)), mailer.send(aMail(1))]);
    await openMailer().send(aMail(1));
    expect(await mailFiles()).toHaveLength(1);
  });

  it("goes on after a mail that it refused", async () => {
    const mailer = openMailer();
    await expect(mailer.send(aMail(1, { to: "personne" }))).rejects.toThrow();
    await mailer.send(aMail(2));
    expect(await mailFiles()).toHaveLength(1);
  });

  it.each(["", "absent", "../session-secret", "..", "a/b", "%2e%2e", "a\u0000"])(
    "has no mail named %j",
    async (name) => {
      openMailer();
      expect(await mailbox(dataDir).read(name)).toBeNull();
    },
  );
});
