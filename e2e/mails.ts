import { expect } from "./expect.ts";
import type { Mail, Product } from "./product.ts";

/** Waits for a person's mail with this subject: mails leave from a queue, after the answer. */
export async function mailTo(product: Product, to: string, subject: string): Promise<Mail> {
  const received = () => product.mails().filter((mail) => mail.to === to);
  const subjects = () => received().map((mail) => mail.subject);
  const wait = { message: `what ${to} received`, intervals: [200] };
  await expect.poll(subjects, wait).toContain(subject);
  return received().findLast((mail) => mail.subject === subject)!;
}

/** The page that a mail's button opens. */
export function linkIn({ text }: Mail): string {
  const link = text.match(/https?:\/\/\S+/)?.[0];
  if (!link) throw new Error(`No link in:\n${text}`);
  return link;
}
