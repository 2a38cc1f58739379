import { page } from "../page.ts";

export const consumerSteps = ["type", "house", "contract", "sge", "signatory-and-apply"] as const;
export type ConsumerStep = (typeof consumerSteps)[number];

/** Tabs of the owner's table of consumers. */
export const consumerTabs = [
  "pending",
  "price-proposal",
  "pre-integrated",
  "exploitation",
  "refused",
] as const;
export type ConsumerTab = (typeof consumerTabs)[number];

export const applicationPages = {
  chooseRole: page("/on-boarding/choose-role", { audience: "anyone", title: "Choisir mon rôle" }),
  consumerStep: page("/on-boarding/consumer/:step", {
    audience: "anyone",
    title: "Rejoindre un projet",
    values: { step: consumerSteps },
  }),
  consumerApplication: page("/consumer/:consumerId/application", {
    audience: "holder",
    title: "Mon espace",
    from: ["/consumer/:consumerId"],
  }),
  consumerProfile: page("/consumer/:consumerId/my-profile", {
    audience: "holder",
    invites: true,
    title: "Mon espace",
    anchors: ["house", "contract", "meter", "curve", "signatory", "identifier"],
  }),
  consumerShare: page("/consumer/:consumerId/share", { audience: "holder", title: "Mon espace" }),
  ownerConsumers: page("/project-owner/:projectId/my-consumers/:tab", {
    audience: "owner",
    title: "Mes participants",
    values: { tab: consumerTabs },
    anchors: ["invite", "own-point", "start"],
    from: ["/project-owner/:projectId/my-consumers"],
  }),
};
