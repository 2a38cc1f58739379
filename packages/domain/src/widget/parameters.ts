import { isEmail, withoutDirectionSigns } from "../shared/index.ts";

/** What a partner's page says of the widget, as addresses have it (specification §2). */
export const widgetParameterNames = [
  "widget_company",
  "widget_user_id",
  "primary",
  "contact",
  "mail_object",
] as const;
export type WidgetParameterName = (typeof widgetParameterNames)[number];

/** The product inside a partner's page, or in a tab opened from there. What was wrong or not given is null. */
export interface Widget {
  /** The partner's name. */
  readonly company: string | null;
  /** The account whose projects are shown, as it was given: whether there is one is the server's to know. */
  readonly userId: string | null;
  /** The partner's colour, six hexadecimal digits in lower case, as it was given. */
  readonly primary: string | null;
  /** Where to write to the partner: an https or a mailto address. */
  readonly contact: string | null;
  /** The subject of the mail that an application sends to the project's owner. */
  readonly mailObject: string | null;
}

const longest = { company: 80, userId: 100, contact: 500, mailObject: 150 } as const;

/** Control characters and separators that break a line in a mail's header or in a page, and halves of characters. */
const broken = /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]+/gu;

/** A text that stays in one line, or null when nothing is left of it. */
function line(text: string | null, most: number): string | null {
  const clean = withoutDirectionSigns(text ?? "")
    .replace(broken, " ")
    .replace(/\s+/g, " ")
    .trim();
  // Cut by whole characters: half of one would be refused with the application.
  return (
    Array.from(clean)
      .slice(0, most)
      .join("")
      .slice(0, most)
      .replace(/\p{Surrogate}$/u, "")
      .trim() || null
  );
}

/** "#1F7A4D" or "1f7a4d" → "1f7a4d" */
function sixDigits(text: string | null): string | null {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(text?.trim() ?? "") ?? [];
  return digits?.toLowerCase() ?? null;
}

/** An https address on a named host: no IP address, and no user name before the host. */
const httpsAddress =
  /^https:\/\/([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,}(:\d{1,5})?([/?#].*)?$/iu;

/** An address that a link may lead to: no script, no other scheme, nobody's name before the host. */
function contactAddress(text: string | null): string | null {
  const address = text?.trim() ?? "";
  if (address === "" || address.length > longest.contact || /[\s\p{Cc}]/u.test(address)) return null;
  const [, mailbox] = /^mailto:([^?]+)(?:\?.*)?$/i.exec(address) ?? [];
  if (mailbox !== undefined) return isEmail(mailbox) ? address : null;
  return httpsAddress.test(address) ? address : null;
}

/** Reads the widget's five parameters. A link shows no errors: a wrong value counts as absent. */
export function readWidget(given: (name: WidgetParameterName) => string | null): Widget {
  return {
    company: line(given("widget_company"), longest.company),
    userId: line(given("widget_user_id"), longest.userId),
    primary: sixDigits(given("primary")),
    contact: contactAddress(given("contact")),
    mailObject: line(given("mail_object"), longest.mailObject),
  };
}

/**
 * The parameters that a link carries to keep the widget mode. `widget_user_id` is always there, empty when no
 * account is given: it marks the mode (specification §2).
 */
export function widgetParameters({
  company,
  userId,
  primary,
  contact,
  mailObject,
}: Widget): Record<string, string> {
  return {
    widget_user_id: userId ?? "",
    ...(company === null ? {} : { widget_company: company }),
    ...(primary === null ? {} : { primary }),
    ...(contact === null ? {} : { contact }),
    ...(mailObject === null ? {} : { mail_object: mailObject }),
  };
}

/** Whether an address is in widget mode: any site may use `primary` or `contact` alone. */
export const saysWidget = (has: (name: WidgetParameterName) => boolean): boolean =>
  has("widget_user_id") || has("widget_company");
