import { projectSlug } from "@mec/domain/project";

/** Steps of the three onboarding paths, in order. */
export const consumerSteps = ["type", "house", "contract", "sge", "signatory-and-apply"] as const;
export const producerSteps = ["sge", "typology", "price"] as const;
export const projectSteps = ["description", "typology"] as const;
/** Tabs of the owner's table of consumers. */
export const consumerTabs = [
  "pending",
  "price-proposal",
  "pre-integrated",
  "exploitation",
  "refused",
] as const;

/** The owner's pages of documents. */
export const documentTabs = ["contracts", "pmo-statuts", "bulletin", "agreement", "annexe2"] as const;

/** The parts of an owner's information that papers are made from: what is missing there is mended there. */
export const informationParts = ["interlocutor", "association", "fee", "files"] as const;

export type InformationPart = (typeof informationParts)[number];
export type DocumentTab = (typeof documentTabs)[number];
export type ConsumerStep = (typeof consumerSteps)[number];
export type ProducerStep = (typeof producerSteps)[number];
export type ProjectStep = (typeof projectSteps)[number];
export type ConsumerTab = (typeof consumerTabs)[number];

/** The web app's own paths: the only place where one is spelled, so that the e-mails link right. */
export const paths = {
  home: "/",
  ownerLanding: "/je-suis-un-porteur-de-projet",
  explore: "/explore",
  place: (name: string) => `/places/${encodeURIComponent(name)}`,
  portfolio: "/user-portfolio",
  profile: "/profile",
  login: "/login",
  signUpCredentials: "/sign-up/credentials",
  signUpRegister: "/sign-up/register",
  resetPassword: "/forgot-password/reset-password",
  resetPasswordWithToken: (token: string) => `/forgot-password/reset-password?token=${token}`,
  verifyEmail: (token: string) => `/profile?verification=${token}`,
  faq: "/faq",
  article: (slug: string) => `/faq/articles/${slug}`,
  project: (id: string, name: string) => `/project/${id}/${encodeURIComponent(projectSlug(name))}`,
  chooseRole: "/on-boarding/choose-role",
  consumerStep: (step: ConsumerStep) => `/on-boarding/consumer/${step}`,
  invitation: (token: string) => `/on-boarding/consumer/type?invitation=${token}`,
  producerStep: (step: ProducerStep) => `/on-boarding/project-owner/create-production-point/${step}`,
  projectStep: (step: ProjectStep) => `/on-boarding/project-owner/edit-project/${step}`,
  consumer: (id: string, page: "application" | "my-profile" | "share") => `/consumer/${id}/${page}`,
  ownerConsumers: (projectId: string, tab: ConsumerTab = "pending") =>
    `/project-owner/${projectId}/my-consumers/${tab}`,
  ownerPage: (
    projectId: string,
    page: "my-study" | "my-perimeter" | "my-information" | "my-producer" | "my-key",
  ) => `/project-owner/${projectId}/${page}`,
  informationPart: (projectId: string, part: InformationPart) =>
    `/project-owner/${projectId}/my-information#${part}`,
  ownerDocuments: (projectId: string, tab: DocumentTab) => `/project-owner/${projectId}/my-documents/${tab}`,
  createPmoStatus: (projectId: string) => `/project-owner/${projectId}/create-pmo-status`,
  createBulletin: (projectId: string) => `/project-owner/${projectId}/create-bulletin-document`,
  createAccord: (projectId: string) => `/project-owner/${projectId}/create-accord-document`,
  /** The terms of sale of one consumer, or of all. */
  createSalesContract: (projectId: string, consumptionPointId: string | "all" = "all") =>
    `/project-owner/${projectId}/create-sales-contract-document/${consumptionPointId}`,
  services: "/services",
  /** What was counted, on the page of the services. */
  statement: "/services#mes-factures",
  signature: (token: string) => `/signature/${token}`,
  verification: "/verification",
  supportModeration: "/support/moderation",
  alertRemoval: (token: string) => `/explore?alert-removal=${token}`,
  legal: (page: LegalPage) => `/${page}`,
} as const;

export const legalPages = [
  "mentions-legales",
  "conditions-generales-d-utilisation",
  "politique-de-confidentialite",
  "accessibilite",
  "cookies",
] as const;
export type LegalPage = (typeof legalPages)[number];

const publicParts = [
  "communication-kit",
  "sign-up",
  "login",
  "/project/",
  "forgot-password",
  "profile",
  "portfolio",
  "widget",
  "je-suis-un-porteur-de-projet",
  "faq/article/",
  "places/",
  "explore",
  "faq",
  "/on-boarding/",
  "/signature/",
  "/verification",
  ...legalPages.map((page) => `/${page}`),
];

/** The pages that need no login: those whose path contains one of these, or the root (specification §2, decisions §6). */
export function isPublicPath(pathname: string): boolean {
  return pathname === "/" || publicParts.some((part) => pathname.includes(part));
}

/** The pages that have no current project: login, register, project list and home (specification §4). */
export function clearsCurrentProject(pathname: string): boolean {
  return [
    "/",
    paths.login,
    paths.signUpCredentials,
    paths.signUpRegister,
    paths.portfolio,
    paths.explore,
  ].includes(pathname);
}
