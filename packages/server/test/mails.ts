import type { TestServer } from "./harness.ts";

const links = {
  reset: /reset-password\?token=([\w-]+)/,
  verification: /profile\?verification=([\w-]+)/,
  undo: /profile\?email-undo=([\w-]+)/,
  contact: /[?]contact=([\w-]+)/,
  alert: /alert-confirmation=([\w-]+)/,
  abuse: /signaler-un-abus\?ref=([\w.-]+)/,
};

/** The token in the newest link of this kind that was mailed to this person. */
export async function mailedToken(
  server: TestServer,
  email: string,
  kind: keyof typeof links,
): Promise<string> {
  await server.settle();
  const mail = server.mails.findLast(({ to, text }) => to === email && links[kind].test(text));
  const token = mail?.text.match(links[kind])?.[1];
  if (token === undefined) throw new Error(`No ${kind} link was mailed to ${email}`);
  return token;
}
