import { createTransport } from "nodemailer";
import { toMessage } from "./message.ts";
import { type Mailer, NoSuchMailbox } from "./port.ts";

/** Shorter than nodemailer's minutes, so that a dead server does not hold up the queue. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** A mail that leaves this machine must be encrypted; `?requireTLS=false` declares that the network is one's own. */
export const transportOptions = (url: string) => ({
  url,
  requireTLS: !loopback.test(new URL(url).hostname),
  ...TIMEOUTS,
});

/**
 * The enhanced status codes of an address without a mailbox (RFC 3463: 5.1.1, 5.1.2, 5.1.3, 5.1.6; RFC 7505: 5.1.10). A
 * refusal by any other may pass: a mailbox that takes no more for now (5.2.1), a server that relays for nobody (5.7.1).
 */
const noMailbox = /^5\d\d[ -]5\.1\.(1|2|3|6|10)\b/;

function isNoMailbox(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, response } = error as { command?: unknown; response?: unknown };
  return command === "RCPT TO" && typeof response === "string" && noMailbox.test(response);
}

/** Sends through the SMTP server of `url` (smtp://user:password@host:587, smtps://…:465). */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(transportOptions(url));
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMessage(mail, from));
      } catch (error) {
        throw isNoMailbox(error) ? new NoSuchMailbox(String(error)) : error;
      }
    },
  };
}

/** Connects and signs in, and sends nothing. @throws Error when it cannot. */
export async function verifyMailServer(url: string): Promise<void> {
  await createTransport(transportOptions(url)).verify();
}
