import { type LegalPageName, type PageName, pageAt, pageNames } from "@mec/api";
import type { ComponentType } from "react";
import { type RouteObject, useRoutes } from "react-router";
import { lazyPiece } from "../ui/kit/lazy-piece.tsx";
import type { Preloadable } from "../ui/kit/with-kit.tsx";
import { Guard } from "./guard.tsx";
import { lazyPage, lazyPlainPage } from "./lazy-page.ts";
import { NotFound } from "./not-found.ts";
import { otherPageFiles as pageFiles } from "./other-page-files.ts";
import type { VisitedPage } from "./page-files.ts";
import { isVisitedPage, routesOf, shorterRoutesOf } from "./page-routes.tsx";

type PageComponent = Preloadable<object>;

/** A page outside any space: its file brings the library that it is made of. */
function alone<M>(load: () => Promise<M>, pick: (module: M) => ComponentType): PageComponent {
  return lazyPage(load, pick);
}

/** A page inside a space, whose layout has brought the library. */
function inside<M>(load: () => Promise<M>, pick: (module: M) => ComponentType): PageComponent {
  return lazyPlainPage(load, pick);
}

const OwnJournal = lazyPiece(async () => (await pageFiles.supportJournal()).OwnJournal);
const PhoneMenu = lazyPiece(async () => (await import("./layout/phone-menu.tsx")).PhoneMenu);
const LoadCurvePanel = lazyPiece(
  async () => (await import("../features/study/load-curve/index.ts")).LoadCurvePanel,
);

const legal = (name: LegalPageName) => alone(pageFiles[name], (m) => () => <m.LegalPage name={name} />);

const OwnSignedPapers = lazyPiece(async () => (await pageFiles.signature()).OwnSignedPapers);

const publicPages = {
  communicationKit: alone(pageFiles.communicationKit, (m) => m.CommunicationKitPage),
  shortProject: alone(pageFiles.shortProject, (m) => m.ShortAddressPage),
  widgetGenerator: alone(pageFiles.widgetGenerator, (m) => m.GeneratorPage),
  ownerLanding: alone(pageFiles.ownerLanding, (m) => m.OwnerLandingPage),
  signature: alone(pageFiles.signature, (m) => m.SignaturePage),
  signOwn: alone(pageFiles.signOwn, (m) => m.SignOwnPage),
  reportAbuse: alone(pageFiles.reportAbuse, (m) => m.ReportAbusePage),
  verification: alone(pageFiles.verification, (m) => m.VerificationPage),
  signedPapers: alone(pageFiles.signedPapers, (m) => m.MailedSignedPapersPage),
  legalNotice: legal("legalNotice"),
  termsOfUse: legal("termsOfUse"),
  privacy: legal("privacy"),
  accessibility: legal("accessibility"),
  cookies: legal("cookies"),
};

const accountPages = {
  login: alone(pageFiles.login, (m) => m.LoginPage),
  signUpCredentials: alone(pageFiles.signUpCredentials, (m) => m.CredentialsPage),
  signUpRegister: alone(pageFiles.signUpRegister, (m) => m.RegisterPage),
  resetPassword: alone(pageFiles.resetPassword, (m) => m.ResetPasswordPage),
  profile: alone(pageFiles.profile, (m) => () => (
    <m.ProfilePage Journal={OwnJournal} SignedPapers={OwnSignedPapers} Menu={PhoneMenu} />
  )),
  portfolio: alone(pageFiles.portfolio, (m) => m.PortfolioPage),
  services: alone(pageFiles.services, (m) => m.ServicesPage),
  supportModeration: alone(pageFiles.supportModeration, (m) => m.ModerationPage),
  supportParticipants: alone(pageFiles.supportParticipants, (m) => m.ParticipantsPage),
  supportMissings: alone(pageFiles.supportMissings, (m) => m.MissingsPage),
  supportDisputes: alone(pageFiles.supportDisputes, (m) => m.DisputedConsentsPage),
  supportJournal: alone(pageFiles.supportJournal, (m) => m.JournalPage),
};

const onboardingPages = {
  chooseRole: alone(pageFiles.chooseRole, (m) => m.ChooseRolePage),
  consumerStep: alone(pageFiles.consumerStep, (m) => m.JoinPage),
  roof: alone(pageFiles.roof, (m) => m.RoofPage),
  producerStep: alone(pageFiles.producerStep, (m) => m.ProductionPointPage),
  projectStep: alone(pageFiles.projectStep, (m) => m.EditProjectPage),
  createPmoStatus: alone(pageFiles.createPmoStatus, (m) => m.CreatePmoStatusPage),
};

const consumerPages = {
  consumerApplication: inside(pageFiles.consumerApplication, (m) => m.ApplicationPage),
  consumerProfile: inside(pageFiles.consumerProfile, (m) => () => <m.MyProfilePage Curve={LoadCurvePanel} />),
  consumerShare: inside(pageFiles.consumerShare, (m) => m.SharePage),
  consumerAccounting: inside(pageFiles.consumerAccounting, (m) => m.AccountingPage),
};

const ownerPages = {
  ownerHome: inside(pageFiles.ownerHome, (m) => m.OwnerHomePage),
  ownerConsumers: inside(pageFiles.ownerConsumers, (m) => m.MyConsumersPage),
  ownerDocuments: inside(pageFiles.ownerDocuments, (m) => m.MyDocumentsPage),
  createBulletin: inside(pageFiles.createBulletin, (m) => m.CreateBulletinPage),
  createAccord: inside(pageFiles.createAccord, (m) => m.CreateAccordPage),
  createSalesContract: inside(pageFiles.createSalesContract, (m) => m.CreateSalesContractPage),
  ownerStudy: inside(pageFiles.ownerStudy, (m) => m.MyStudyPage),
  ownerKey: inside(pageFiles.ownerKey, (m) => m.MyKeyPage),
  ownerPerimeter: inside(pageFiles.ownerPerimeter, (m) => m.MyPerimeterPage),
  ownerInformation: inside(pageFiles.ownerInformation, (m) => m.MyInformationPage),
  ownerProducer: inside(pageFiles.ownerProducer, (m) => () => <m.MyProducerPage Curve={LoadCurvePanel} />),
};

const ConsumerSpace = alone(pageFiles.consumerShare, (m) => m.ConsumerSpace);
const OwnerSpace = alone(
  () => import("../features/project/owner-space/index.ts"),
  (m) => m.OwnerSpace,
);

/** What surrounds several pages, and stays when a person goes from one to another. */
const spaces = [
  { Space: ConsumerSpace, names: Object.keys(consumerPages) },
  { Space: OwnerSpace, names: Object.keys(ownerPages) },
];

type OtherPage = Exclude<PageName, VisitedPage>;

/** Every page of the product but those on which visitors arrive. This is where features meet. */
const components = {
  ...publicPages,
  ...accountPages,
  ...onboardingPages,
  ...consumerPages,
  ...ownerPages,
} satisfies Record<OtherPage, PageComponent>;

const otherPages = pageNames.filter((name): name is OtherPage => !isVisitedPage(name));

const spaceOf = (name: OtherPage) => spaces.find(({ names }) => names.includes(name))?.Space;

/** Fetches the files of the page at this address, and of the space that it stands in. */
export async function preloadOtherPage(pathname: string): Promise<void> {
  const name = pageAt(pathname)?.name;
  if (name === undefined || isVisitedPage(name)) return;
  await Promise.all([components[name].preload(), spaceOf(name)?.preload()]);
}

const shown = (name: OtherPage) => routesOf(name, components[name]);

const routes: RouteObject[] = [
  ...otherPages.filter((name) => !spaceOf(name)).flatMap(shown),
  ...spaces.map(({ Space, names }) => ({
    element: <Space />,
    children: otherPages.filter((name) => names.includes(name)).flatMap(shown),
  })),
  ...otherPages.flatMap(shorterRoutesOf),
  { path: "*", element: <NotFound /> },
];

export function OtherRoutes() {
  const page = useRoutes(routes);
  return <Guard>{page}</Guard>;
}
