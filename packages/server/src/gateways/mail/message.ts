import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./port.ts";

const ONE_ADDRESS = /^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/;
const MESSAGE_ID = /^<?[^\s<>]+>?$/;
const CONTROL_CHARACTERS = /[\u0000-\u001F\u007F]/;

function checkAddress(name: string, address: string): void {
  if (!ONE_ADDRESS.test(address) || CONTROL_CHARACTERS.test(address))
    throw new Error(`Mail: ${name} is not one address`);
}

/**
 * The mail as nodemailer takes it: text parts in quoted-printable, which people and tools can read as they are.
 * @throws Error when a field could add a header or a recipient.
 */
export function toMessage(mail: Mail, from: string): SendMailOptions {
  checkAddress("to", mail.to);
  if (mail.replyTo !== undefined) checkAddress("replyTo", mail.replyTo);
  if (CONTROL_CHARACTERS.test(mail.subject)) throw new Error("Mail: the subject has control characters");
  if (!MESSAGE_ID.test(mail.messageId)) throw new Error("Mail: the message id is malformed");
  return {
    from,
    to: { name: "", address: mail.to },
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: "", address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    headers: { "Auto-Submitted": "auto-generated" },
    encoding: "quoted-printable",
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
