import { createTransport } from "nodemailer";
import { toMessage } from "./message.ts";
import type { Mailer } from "./port.ts";

/** Shorter than nodemailer's minutes, so that a dead server does not hold up the queue. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** A mail that leaves this machine must be encrypted; `?requireTLS=false` declares that the network is one's own. */
export const transportOptions = (url: string) => ({
  url,
  requireTLS: !loopback.test(new URL(url).hostname),
  ...TIMEOUTS,
});

/** Sends through the SMTP server of `url` (smtp://user:password@host:587, smtps://…:465). */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(transportOptions(url));
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail, from));
    },
  };
}

/** Connects and signs in, and sends nothing. @throws Error when it cannot. */
export async function verifyMailServer(url: string): Promise<void> {
  await createTransport(transportOptions(url)).verify();
}
