import { page } from "../page.ts";

export const supportPages = {
  supportModeration: page("/support/moderation", {
    audience: "support",
    title: "Modération",
    from: ["/support"],
  }),
  supportParticipants: page("/support/participants", { audience: "support", title: "Participants" }),
  supportMissings: page("/support/missings", { audience: "support", title: "Éléments manquants" }),
  /** Meters that two accounts hold a consent for. */
  supportDisputes: page("/support/disputed-consents", {
    audience: "support",
    title: "Consentements contestés",
  }),
  /** Opened from a mail that somebody had sent, with `?ref` saying which. */
  reportAbuse: page("/signaler-un-abus", { audience: "anyone", title: "Signaler un abus" }),
};
