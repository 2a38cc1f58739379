import { type AnyPage, type LegalPageName, type PageName, pageAt, pageNames, pages } from "@mec/api";
import type { ComponentType } from "react";
import { Route, Routes } from "react-router";
import { lazyPiece } from "../ui/kit/lazy-piece.tsx";
import type { Preloadable } from "../ui/kit/with-kit.tsx";
import { lazyPage, lazyPlainPage } from "./lazy-page.ts";
import { NotFound } from "./not-found.ts";
import { pageFiles } from "./page-files.ts";
import { WholeAddress } from "./whole-address.tsx";

type PageComponent = Preloadable<object>;

/** A page outside any space: its file brings the library that it is made of. */
function alone<M>(load: () => Promise<M>, pick: (module: M) => ComponentType): PageComponent {
  return lazyPage(load, pick);
}

/** A page inside a space, whose layout has brought the library. */
function inside<M>(load: () => Promise<M>, pick: (module: M) => ComponentType): PageComponent {
  return lazyPlainPage(load, pick);
}

/** A page on which visitors arrive, made of plain elements. */
function visited<M extends { prepare: () => Promise<void> }>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType,
): PageComponent {
  return lazyPlainPage(load, pick, (module) => module.prepare());
}

const EstimatePanel = lazyPiece(
  async () => (await import("../features/study/estimate/index.ts")).EstimatePanel,
);
const OwnJournal = lazyPiece(async () => (await pageFiles.supportJournal()).OwnJournal);
const PhoneMenu = lazyPiece(async () => (await import("./layout/phone-menu.tsx")).PhoneMenu);
const LoadCurvePanel = lazyPiece(
  async () => (await import("../features/study/load-curve/index.ts")).LoadCurvePanel,
);

const legal = (name: LegalPageName) => alone(pageFiles[name], (m) => () => <m.LegalPage name={name} />);

const OwnSignedPapers = lazyPiece(async () => (await pageFiles.signature()).OwnSignedPapers);

const publicPages = {
  home: visited(pageFiles.home, (m) => m.HomePage),
  explore: visited(pageFiles.explore, (m) => m.ExplorePage),
  communicationKit: alone(pageFiles.communicationKit, (m) => m.CommunicationKitPage),
  shortProject: alone(pageFiles.shortProject, (m) => m.ShortAddressPage),
  place: visited(pageFiles.place, (m) => m.PlacePage),
  widget: visited(pageFiles.widget, (m) => m.WidgetPage),
  widgetGenerator: alone(pageFiles.widgetGenerator, (m) => m.GeneratorPage),
  project: visited(pageFiles.project, (m) => () => <m.ProjectPage Estimate={EstimatePanel} />),
  ownerLanding: alone(pageFiles.ownerLanding, (m) => m.OwnerLandingPage),
  signature: alone(pageFiles.signature, (m) => m.SignaturePage),
  signOwn: alone(pageFiles.signOwn, (m) => m.SignOwnPage),
  reportAbuse: alone(pageFiles.reportAbuse, (m) => m.ReportAbusePage),
  verification: alone(pageFiles.verification, (m) => m.VerificationPage),
  signedPapers: alone(pageFiles.signedPapers, (m) => m.MailedSignedPapersPage),
  faq: lazyPlainPage(pageFiles.faq, (m) => m.FaqPage),
  article: lazyPlainPage(pageFiles.article, (m) => m.ArticlePage),
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

/** Every page of the product. This is where features meet. */
const components = {
  ...publicPages,
  ...accountPages,
  ...onboardingPages,
  ...consumerPages,
  ...ownerPages,
} satisfies Record<PageName, PageComponent>;

const spaceOf = (name: PageName) => spaces.find(({ names }) => names.includes(name))?.Space;

/**
 * Fetches a page's files ahead; a file that fails is fetched again, and the failure reported, when the page
 * is shown.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const name = pageAt(pathname)?.name;
  if (name === undefined) return;
  await Promise.all([components[name].preload(), spaceOf(name)?.preload()]).catch(() => {});
}

function routesOf(name: PageName) {
  const page: AnyPage = pages[name];
  const Component = components[name];
  return [page.pattern, ...(page.alsoAt ?? [])].map((path) => (
    <Route key={path} path={path} element={<Component />} />
  ));
}

function shorterRoutesOf(name: PageName) {
  const page: AnyPage = pages[name];
  return (page.from ?? []).map((path) => <Route key={path} path={path} element={<WholeAddress />} />);
}

export function AppRoutes() {
  return (
    <Routes>
      {pageNames.filter((name) => !spaceOf(name)).flatMap(routesOf)}
      {spaces.map(({ Space, names }) => (
        <Route key={names[0]} element={<Space />}>
          {pageNames.filter((name) => names.includes(name)).flatMap(routesOf)}
        </Route>
      ))}
      {pageNames.flatMap(shorterRoutesOf)}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
