import { page } from "../page.ts";

export const supportPages = {
  supportModeration: page("/support/moderation", {
    audience: "support",
    title: "Modération",
    from: ["/support"],
  }),
  supportParticipants: page("/support/participants", { audience: "support", title: "Participants" }),
  supportMissings: page("/support/missings", { audience: "support", title: "Éléments manquants" }),
  /** Meters for which two accounts hold a consent. */
  supportDisputes: page("/support/disputed-consents", {
    audience: "support",
    title: "Consentements contestés",
  }),
  /** Opened from a mail that somebody caused, named by `?ref`. */
  reportAbuse: page("/signaler-un-abus", { audience: "anyone", title: "Signaler un abus" }),
};
