import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { foldText } from "@mec/domain/shared";
import { createTransport } from "nodemailer";
import { MAIL_EXTENSION, MAILS_FOLDER, type MailRecord, RECORD_EXTENSION } from "./mailbox.ts";
import { toMessage } from "./message.ts";
import type { Mail, Mailer } from "./port.ts";

const LONGEST_SLUG = 60;

function slugOf(subject: string): string {
  const slug = foldText(subject)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_SLUG);
  return slug.replace(/^-+|-+$/g, "") || "mail";
}

/** Ends the file's name, so that a mail sent again is recognised even after a restart. */
function fingerprintOf(messageId: string): string {
  return createHash("sha256").update(messageId).digest("hex").slice(0, 12);
}

/** Writes a file whole under its name: nobody may read half of it. */
async function writeWhole(folder: string, file: string, content: string | Uint8Array): Promise<void> {
  const draft = join(folder, `.${file}.draft`);
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, join(folder, file));
}

/**
 * Keeps mails in `dataDir/mails/<timestamp>-<slug>.eml` instead of sending them. The folder exists from the start; a
 * mail that is sent twice is one file.
 */
export function embeddedMailer({
  dataDir,
  from,
  now = () => new Date(),
}: {
  dataDir: string;
  from: string;
  now?: () => Date;
}): Mailer {
  const folder = join(dataDir, MAILS_FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

  async function keep(mail: Mail): Promise<void> {
    const date = now();
    const { message } = await composer.sendMail({ ...toMessage(mail, from), date });
    const ending = `-${fingerprintOf(mail.messageId)}`;
    const kept = await readdir(folder);
    if (kept.some((file) => file.endsWith(ending + MAIL_EXTENSION))) return;
    const sentAt = date.toISOString();
    const name = `${sentAt.replace(/[-:.]/g, "")}-${slugOf(mail.subject)}${ending}`;
    const record: MailRecord = { ...mail, sentAt };
    await writeWhole(folder, name + RECORD_EXTENSION, JSON.stringify(record));
    await writeWhole(folder, name + MAIL_EXTENSION, message as Buffer);
  }

  /** Mails are written one at a time, so that two copies of the same mail see each other. */
  let last: Promise<void> = Promise.resolve();

  return {
    send(mail) {
      const sending = last.then(() => keep(mail));
      last = sending.catch(() => {});
      return sending;
    },
  };
}
