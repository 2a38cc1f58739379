import { vi } from "vitest";
import type { Mail, Product } from "./product.ts";

/** Waits for a person's mail with this subject: mails leave from a queue, after the answer. */
export function mailTo(product: Product, to: string, subject: string): Promise<Mail> {
  return vi.waitFor(
    () => {
      const received = product.mails().filter((mail) => mail.to === to);
      const mail = received.findLast((candidate) => candidate.subject === subject);
      if (!mail) throw new Error(`${to} received: ${received.map((other) => other.subject).join(" | ")}`);
      return mail;
    },
    { timeout: 60_000, interval: 200 },
  );
}

/** The page that a mail's button opens. */
export function linkIn({ text }: Mail): string {
  const link = text.match(/https?:\/\/\S+/)?.[0];
  if (!link) throw new Error(`No link in:\n${text}`);
  return link;
}
