import { type AnyPage, type LegalPageName, type PageName, pageAt, pageNames, pages } from "@mec/api";
import type { ComponentType } from "react";
import { Route, Routes } from "react-router";
import type { Preloadable } from "../ui/kit/with-kit.tsx";
import { lazyPage, lazyPlainPage } from "./lazy-page.ts";
import { WholeAddress } from "./whole-address.tsx";

type PageComponent = Preloadable<object>;

/** A page that stands alone, with the library it is made of. */
function alone<M>(load: () => Promise<M>, pick: (module: M) => ComponentType): PageComponent {
  return lazyPage(load, pick);
}

/** A page inside a space, which has brought the library. */
function inside<M>(load: () => Promise<M>, pick: (module: M) => ComponentType): PageComponent {
  return lazyPlainPage(load, pick);
}

const audit = () => import("../features/audit/index.ts");
const account = () => import("../features/account/index.ts");
const explore = () => import("../features/project/explore/index.ts");
const join = () => import("../features/application/join/index.ts");
const consumer = () => import("../features/application/consumer/index.ts");
const consumers = () => import("../features/application/owner/index.ts");
const roof = () => import("../features/point/roof/index.ts");
const production = () => import("../features/point/production/index.ts");
const editProject = () => import("../features/project/edit/index.ts");
const owner = () => import("../features/project/owner/index.ts");
const documents = () => import("../features/document/index.ts");
const overview = () => import("../features/overview/index.ts");
const pmo = () => import("../features/pmo/index.ts");
const study = () => import("../features/study/index.ts");
const signature = () => import("../features/signature/index.ts");
const support = () => import("../features/support/index.ts");
const communicationKit = () => import("../features/kit/index.ts");
const faq = () => import("../features/faq/index.ts");

const NotFound = lazyPage(
  () => import("../parts/project/not-found.tsx"),
  (m) => m.NotFound,
);

const HomePage = lazyPlainPage(
  () => import("../features/project/home/index.ts"),
  (m) => m.HomePage,
);

const EstimatePanel = lazyPage(
  () => import("../features/study/estimate/index.ts"),
  (m) => m.EstimatePanel,
);
const OwnJournal = lazyPage(audit, (m) => m.OwnJournal);
const LoadCurvePanel = lazyPage(
  () => import("../features/study/load-curve/index.ts"),
  (m) => m.LoadCurvePanel,
);

const legal = (name: LegalPageName) =>
  alone(
    () => import("../features/legal/index.ts"),
    (m) => () => <m.LegalPage name={name} />,
  );

const OwnSignedPapers = lazyPage(signature, (m) => m.OwnSignedPapers);

const publicPages = {
  home: HomePage,
  explore: alone(explore, (m) => m.ExplorePage),
  communicationKit: alone(communicationKit, (m) => m.CommunicationKitPage),
  shortProject: alone(
    () => import("../features/project/short-address/index.ts"),
    (m) => m.ShortAddressPage,
  ),
  place: alone(explore, (m) => m.PlacePage),
  widget: alone(explore, (m) => m.WidgetPage),
  widgetGenerator: alone(
    () => import("../features/widget/index.ts"),
    (m) => m.GeneratorPage,
  ),
  project: alone(
    () => import("../features/project/public-page/index.ts"),
    (m) => () => <m.ProjectPage Estimate={EstimatePanel} />,
  ),
  ownerLanding: alone(
    () => import("../features/project/owner-landing/index.ts"),
    (m) => m.OwnerLandingPage,
  ),
  signature: alone(signature, (m) => m.SignaturePage),
  signOwn: alone(signature, (m) => m.SignOwnPage),
  reportAbuse: alone(support, (m) => m.ReportAbusePage),
  verification: alone(signature, (m) => m.VerificationPage),
  signedPapers: alone(signature, (m) => m.MailedPapersPage),
  faq: alone(faq, (m) => m.FaqPage),
  article: alone(faq, (m) => m.ArticlePage),
  legalNotice: legal("legalNotice"),
  termsOfUse: legal("termsOfUse"),
  privacy: legal("privacy"),
  accessibility: legal("accessibility"),
  cookies: legal("cookies"),
};

const accountPages = {
  login: alone(account, (m) => m.LoginPage),
  signUpCredentials: alone(account, (m) => m.CredentialsPage),
  signUpRegister: alone(account, (m) => m.RegisterPage),
  resetPassword: alone(account, (m) => m.ResetPasswordPage),
  profile: alone(account, (m) => () => <m.ProfilePage Journal={OwnJournal} SignedPapers={OwnSignedPapers} />),
  portfolio: alone(
    () => import("../features/project/portfolio/index.ts"),
    (m) => m.PortfolioPage,
  ),
  services: alone(
    () => import("../features/service/index.ts"),
    (m) => m.ServicesPage,
  ),
  supportModeration: alone(support, (m) => m.ModerationPage),
  supportParticipants: alone(support, (m) => m.ParticipantsPage),
  supportMissings: alone(support, (m) => m.MissingsPage),
  supportDisputes: alone(support, (m) => m.DisputedConsentsPage),
  supportJournal: alone(audit, (m) => m.JournalPage),
};

const onboardingPages = {
  chooseRole: alone(join, (m) => m.ChooseRolePage),
  consumerStep: alone(join, (m) => m.JoinPage),
  roof: alone(roof, (m) => m.RoofPage),
  producerStep: alone(production, (m) => m.ProductionPointPage),
  projectStep: alone(editProject, (m) => m.EditProjectPage),
  createPmoStatus: alone(pmo, (m) => m.CreatePmoStatusPage),
};

const consumerPages = {
  consumerApplication: inside(consumer, (m) => m.ApplicationPage),
  consumerProfile: inside(consumer, (m) => () => <m.MyProfilePage Curve={LoadCurvePanel} />),
  consumerShare: inside(consumer, (m) => m.SharePage),
};

const ownerPages = {
  ownerHome: inside(overview, (m) => m.OwnerHomePage),
  ownerConsumers: inside(consumers, (m) => m.MyConsumersPage),
  ownerDocuments: inside(documents, (m) => m.MyDocumentsPage),
  createBulletin: inside(documents, (m) => m.CreateBulletinPage),
  createAccord: inside(documents, (m) => m.CreateAccordPage),
  createSalesContract: inside(documents, (m) => m.CreateSalesContractPage),
  ownerStudy: inside(study, (m) => m.MyStudyPage),
  ownerKey: inside(study, (m) => m.MyKeyPage),
  ownerPerimeter: inside(owner, (m) => m.MyPerimeterPage),
  ownerInformation: inside(pmo, (m) => m.MyInformationPage),
  ownerProducer: inside(owner, (m) => () => <m.MyProducerPage Curve={LoadCurvePanel} />),
};

const ConsumerSpace = alone(consumer, (m) => m.ConsumerSpace);
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
