import { createTransport } from "nodemailer";
import { toMessage } from "./message.ts";
import type { Mailer } from "./port.ts";

/** Short of nodemailer's minutes, so that a dead server does not hold the queue. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through the SMTP server of `url` (smtp://user:password@host:587, smtps://…:465). */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail, from));
    },
  };
}
