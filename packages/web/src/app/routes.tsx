import { legalPages, paths } from "@mec/api";
import type { ComponentType } from "react";
import { matchPath, Route, Routes } from "react-router";
import type { Preloadable } from "../ui/kit/with-kit.tsx";
import { lazyPage, lazyPlainPage } from "./lazy-page.ts";

interface Page {
  readonly path: string;
  readonly Component: Preloadable<object>;
}

function page<M>(path: string, load: () => Promise<M>, pick: (module: M) => ComponentType): Page {
  return { path, Component: lazyPage(load, pick) };
}

const account = () => import("../features/account/index.ts");
const explore = () => import("../features/project/explore/index.ts");
const join = () => import("../features/application/join/index.ts");
const consumer = () => import("../features/application/consumer/index.ts");
const consumers = () => import("../features/application/owner/index.ts");
const production = () => import("../features/point/production/index.ts");
const editProject = () => import("../features/project/edit/index.ts");
const owner = () => import("../features/project/owner/index.ts");
const documents = () => import("../features/document/index.ts");
const pmo = () => import("../features/pmo/index.ts");
const study = () => import("../features/study/index.ts");
const signature = () => import("../features/signature/index.ts");
const faq = () => import("../features/faq/index.ts");

const NotFound = lazyPage(
  () => import("../ui/feedback/not-found.tsx"),
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
const LoadCurvePanel = lazyPage(
  () => import("../features/study/load-curve/index.ts"),
  (m) => m.LoadCurvePanel,
);

const publicPages: Page[] = [
  { path: "/", Component: HomePage },
  page("/explore", explore, (m) => m.ExplorePage),
  page("/places/:name", explore, (m) => m.PlacePage),
  page(
    "/project/:projectId?/:projectName?",
    () => import("../features/project/public-page/index.ts"),
    (m) => () => <m.ProjectPage Estimate={EstimatePanel} />,
  ),
  page(
    paths.ownerLanding,
    () => import("../features/project/owner-landing/index.ts"),
    (m) => m.OwnerLandingPage,
  ),
  page("/signature/:token", signature, (m) => m.SignaturePage),
  page(paths.verification, signature, (m) => m.VerificationPage),
  page("/faq", faq, (m) => m.FaqPage),
  page("/faq/articles/:slug", faq, (m) => m.ArticlePage),
  ...legalPages.map((slug) =>
    page(
      `/${slug}`,
      () => import("../features/legal/index.ts"),
      (m) => m.LegalPage,
    ),
  ),
];

const accountPages: Page[] = [
  page(paths.login, account, (m) => m.LoginPage),
  page(paths.signUpCredentials, account, (m) => m.CredentialsPage),
  page(paths.signUpRegister, account, (m) => m.RegisterPage),
  page(paths.resetPassword, account, (m) => m.ResetPasswordPage),
  page(paths.profile, account, (m) => m.ProfilePage),
  page(
    paths.portfolio,
    () => import("../features/project/portfolio/index.ts"),
    (m) => m.PortfolioPage,
  ),
];

const onboardingPages: Page[] = [
  page(paths.chooseRole, join, (m) => m.ChooseRolePage),
  page("/on-boarding/consumer/:step", join, (m) => m.JoinPage),
  page("/on-boarding/project-owner/create-production-point/:step", production, (m) => m.ProductionPointPage),
  page("/on-boarding/project-owner/edit-project/:step", editProject, (m) => m.EditProjectPage),
];

const spacePages: Page[] = [
  page("/consumer/:consumerId/application", consumer, (m) => m.ApplicationPage),
  page("/consumer/:consumerId/my-profile", consumer, (m) => () => <m.MyProfilePage Curve={LoadCurvePanel} />),
  page("/consumer/:consumerId/share", consumer, (m) => m.SharePage),
  page("/project-owner/:id/my-consumers/:tab", consumers, (m) => m.MyConsumersPage),
  page("/project-owner/:id/my-documents/:tab", documents, (m) => m.MyDocumentsPage),
  page("/project-owner/:id/create-bulletin-document", documents, (m) => m.CreateBulletinPage),
  page("/project-owner/:id/create-accord-document", documents, (m) => m.CreateAccordPage),
  page(
    "/project-owner/:id/create-sales-contract-document/:consumer",
    documents,
    (m) => m.CreateSalesContractPage,
  ),
  page("/project-owner/:id/my-study", study, (m) => m.MyStudyPage),
  page("/project-owner/:id/my-key", study, (m) => m.MyKeyPage),
  page("/project-owner/:id/my-perimeter", owner, (m) => m.MyPerimeterPage),
  page("/project-owner/:id/my-information", pmo, (m) => m.MyInformationPage),
  page("/project-owner/:id/create-pmo-status", pmo, (m) => m.CreatePmoStatusPage),
  page("/project-owner/:id/my-producer", owner, (m) => () => <m.MyProducerPage Curve={LoadCurvePanel} />),
  page(
    paths.services,
    () => import("../features/service/index.ts"),
    (m) => m.ServicesPage,
  ),
  page(
    paths.supportModeration,
    () => import("../features/support/index.ts"),
    (m) => m.ModerationPage,
  ),
];

/** Every page of the product. This is where features meet. */
const pages = [...publicPages, ...accountPages, ...onboardingPages, ...spacePages];

/** Fetches the files of a page ahead; one that fails is asked for again, and said, when it is shown. */
export async function preloadPage(pathname: string): Promise<void> {
  const page = pages.find(({ path }) => matchPath(path, pathname));
  await page?.Component.preload().catch(() => {});
}

export function AppRoutes() {
  return (
    <Routes>
      {pages.map(({ path, Component }) => (
        <Route key={path} path={path} element={<Component />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
