import { embeddedMailer } from "./embedded.ts";
import type { Mailer } from "./port.ts";
import { smtpMailer } from "./smtp.ts";

export { type MailSummary, mailbox, type StoredMail } from "./mailbox.ts";
export { verifyMailServer } from "./smtp.ts";

/** SMTP when it is configured; otherwise mails are kept in `dataDir`, where `mailbox(dataDir)` reads them. */
export function openMailer(config: {
  smtpUrl: string | undefined;
  mailFrom: string;
  dataDir: string;
}): Mailer {
  if (config.smtpUrl) return smtpMailer({ url: config.smtpUrl, from: config.mailFrom });
  return embeddedMailer({ dataDir: config.dataDir, from: config.mailFrom });
}
