import { page } from "../page.ts";

export const supportPages = {
  supportModeration: page("/support/moderation", {
    audience: "support",
    title: "Modération",
    from: ["/support"],
  }),
  /** Meters that two accounts hold a consent for. */
  supportDisputes: page("/support/disputed-consents", {
    audience: "support",
    title: "Consentements contestés",
  }),
  /** Opened from a mail that somebody had sent, with `?ref` saying which. */
  reportAbuse: page("/signaler-un-abus", { audience: "anyone", title: "Signaler un abus" }),
};
