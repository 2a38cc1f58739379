import { describe, expect, it } from "vitest";
import { pageAt } from "./page-at.ts";
import type { PageName } from "./pages.ts";
import { needsLogin } from "./public-rule.ts";

const owner = "/project-owner/1";
const newPoint = "/on-boarding/project-owner/create-production-point";
const editProject = "/on-boarding/project-owner/edit-project";

/** §2 of the specification, spelled apart from the table of pages. */
const routes: readonly [route: string, name: PageName][] = [
  ["/", "home"],
  ["/je-suis-un-porteur-de-projet", "ownerLanding"],
  ["/communication-kit", "communicationKit"],
  ["/explore", "explore"],
  ["/user-portfolio", "portfolio"],
  ["/user-portfolio-widget", "widgetGenerator"],
  ["/widget", "widget"],
  ["/services", "services"],
  ["/profile", "profile"],
  ["/login", "login"],
  ["/sign-up/credentials", "signUpCredentials"],
  ["/sign-up/register", "signUpRegister"],
  ["/faq", "faq"],
  ["/faq/articles/un-article", "article"],
  ["/forgot-password/reset-password", "resetPassword"],
  ["/support/moderation", "supportModeration"],
  ["/support/participants", "supportParticipants"],
  ["/support/missings", "supportMissings"],
  ["/on-boarding/choose-role", "chooseRole"],
  ...["type", "house", "contract", "sge", "signatory-and-apply"].map((step): [string, PageName] => [
    `/on-boarding/consumer/${step}`,
    "consumerStep",
  ]),
  ...["sge", "typology", "price"].map((step): [string, PageName] => [`${newPoint}/${step}`, "producerStep"]),
  ...["description", "typology"].map((step): [string, PageName] => [`${editProject}/${step}`, "projectStep"]),
  ["/consumer/1/application", "consumerApplication"],
  ["/consumer/1/my-profile", "consumerProfile"],
  ["/consumer/1/share", "consumerShare"],
  ["/project/1/soleil-de-rennes", "project"],
  ["/project", "project"],
  ...["contracts", "pmo-statuts", "bulletin", "agreement", "annexe2"].map((tab): [string, PageName] => [
    `${owner}/my-documents/${tab}`,
    "ownerDocuments",
  ]),
  ...["pre-integrated", "exploitation", "pending", "refused", "price-proposal"].map(
    (tab): [string, PageName] => [`${owner}/my-consumers/${tab}`, "ownerConsumers"],
  ),
  [`${owner}/create-pmo-status`, "createPmoStatus"],
  [`${owner}/create-bulletin-document`, "createBulletin"],
  [`${owner}/create-sales-contract-document/all`, "createSalesContract"],
  [`${owner}/create-accord-document`, "createAccord"],
  [`${owner}/my-perimeter`, "ownerPerimeter"],
  [`${owner}/my-information`, "ownerInformation"],
  [`${owner}/my-producer`, "ownerProducer"],
];

describe("a route of the specification", () => {
  it.each(routes)("%s is the page %s", (route, name) => {
    expect(pageAt(route)?.name).toBe(name);
  });
});

describe("without login", () => {
  it.each([
    "/",
    "/communication-kit",
    "/sign-up/credentials",
    "/login",
    "/project/1/soleil",
    "/forgot-password/reset-password",
    "/profile",
    "/consumer/1/my-profile",
    "/user-portfolio",
    "/user-portfolio-widget",
    "/widget",
    "/je-suis-un-porteur-de-projet",
    "/faq/article/1",
    "/faq/articles/un-article",
    "/places/Nantes",
    "/explore",
    "/faq",
  ])("%s is there for anybody", (route) => {
    expect(needsLogin(route)).toBe(false);
  });

  it.each([
    "/services",
    "/support/moderation",
    "/support/participants",
    "/support/missings",
    "/consumer/1/application",
    "/consumer/1/share",
    `${owner}/my-perimeter`,
    `${owner}/my-documents/contracts`,
    "/elsewhere",
  ])("%s leads to the login", (route) => {
    expect(needsLogin(route)).toBe(true);
  });
});
