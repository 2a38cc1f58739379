import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mail } from "./port.ts";

export type MailSummary = { name: string; sentAt: string; to: string; subject: string };
export type StoredMail = MailSummary & { html: string; text: string };

/** Beside each .eml, the same mail as it was given, so that showing it needs no MIME parser. */
export type MailRecord = Mail & { sentAt: string };

export const MAILS_FOLDER = "mails";
export const MAIL_EXTENSION = ".eml";
export const RECORD_EXTENSION = ".json";

const NAME = /^[a-z0-9-]+$/i;
const MOST_LISTED = 200;

/** The mails that the embedded mailer kept, for `/dev/mailbox`. A mail's name is its file's, without extension. */
export function mailbox(dataDir: string) {
  const folder = join(dataDir, MAILS_FOLDER);

  async function read(name: string): Promise<StoredMail | null> {
    if (!NAME.test(name)) return null;
    try {
      const record: MailRecord = JSON.parse(await readFile(join(folder, name + RECORD_EXTENSION), "utf8"));
      const { sentAt, to, subject, html, text } = record;
      return { name, sentAt, to, subject, html, text };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    }
  }

  return {
    /** The 200 latest, newest first. */
    async list(): Promise<MailSummary[]> {
      const files = await readdir(folder);
      const names = files.flatMap((file) =>
        file.endsWith(MAIL_EXTENSION) ? [file.slice(0, -MAIL_EXTENSION.length)] : [],
      );
      const mails = await Promise.all(names.sort().reverse().slice(0, MOST_LISTED).map(read));
      return mails.flatMap((mail) =>
        mail ? [{ name: mail.name, sentAt: mail.sentAt, to: mail.to, subject: mail.subject }] : [],
      );
    },
    /** One mail, or null when there is none of this name. */
    read,
  };
}
