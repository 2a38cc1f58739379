import { pages } from "@mec/api";
import { formatDate } from "@mec/domain/shared";
import { type ComponentProps, Suspense } from "react";
import { Link } from "react-router";
import type { KnownDossier } from "../../../parts/point/dossier/use-known-dossier.ts";
import { beforeSchemas } from "../../../platform/before-schemas.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { widgetMode } from "../../../platform/widget.ts";
import { Later } from "../../../ui/kit/later.tsx";
import { lazyPiece } from "../../../ui/kit/lazy-piece.tsx";
import { lazyPieceWithKit } from "../../../ui/kit/with-kit.tsx";
import { usePageHeading } from "../../../ui/layout/use-page-heading.ts";
import text from "../../../ui/plain/text.module.css";
import { useIsSeller } from "../answer/own-application.ts";
import { townOf } from "../card/project-facts.ts";
import { ProjectHero } from "../card/project-picture.tsx";
import { prepareRules, prepareTold, useVisitorsDossier } from "../dossier/use-visitors-dossier.ts";
import { AnswerSection } from "./answer-section.tsx";
import { BearerSection } from "./bearer-section.tsx";
import type { EstimateSlot } from "./estimate-section.tsx";
import { useIsRoofWanted } from "./join-link.tsx";
import { JoinBar, JoinPanel } from "./join-panel.tsx";
import { KeyFacts } from "./key-facts.tsx";
import classes from "./project-page.module.css";
import { useOwnStanding } from "./use-own-standing.ts";
import type { ProjectOnPage } from "./use-public-page.ts";

function Breadcrumb({ name }: { name: string }) {
  return (
    <nav aria-label={t("Fil d’Ariane")}>
      <ol className={classes.breadcrumb}>
        {widgetMode === null && (
          <li>
            <Link className={text.link} to={pages.home.to()}>
              {t("Accueil")}
            </Link>
          </li>
        )}
        <li>
          <Link className={text.link} to={pages.explore.to()}>
            {t("Explorer")}
          </Link>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}

const DepartmentLink = lazyPiece(async () => (await import("./department-link.tsx")).DepartmentLink);
const OwnerNotice = lazyPieceWithKit(async () => (await import("./owner-notice.tsx")).OwnerNotice);
const BusinessWords = lazyPieceWithKit(
  async () => (await import("../../../parts/application/business-words.tsx")).BusinessWords,
);
/** The rules alone are waited for; what tells a dossier is then on its way. */
async function prepare(): Promise<void> {
  await Promise.all([beforeSchemas(), prepareRules()]);
  void prepareTold();
}
const ProjectEstimate = lazyPieceWithKit(async () => {
  await prepare();
  return (await import("./estimate-section.tsx")).EstimateSection;
});
const ProjectBelow = lazyPieceWithKit(async () => {
  await prepare();
  return (await import("./project-below.tsx")).ProjectBelow;
});

/** The owner's words, paragraph by paragraph. */
function Description({ project, isOnline }: { project: ProjectOnPage; isOnline: boolean }) {
  return (
    <section aria-labelledby="project-about">
      <h2 id="project-about" className={classes.heading}>
        {t("Le projet")}
      </h2>
      <p className={`${classes.description} prose`}>{project.description}</p>
      <p className={`${text.small} ${text.dim}`}>
        {isOnline
          ? t("Publié le {{date}}", { date: formatDate(project.created) })
          : t("Enregistré, pas encore en ligne")}
      </p>
    </section>
  );
}

/** What a business asks that consumes. */
function ForBusinesses({ known: { dossier } }: { known: KnownDossier }) {
  const { profileType } = usePrices();
  if (profileType !== "professional") return null;
  return (
    <Suspense fallback={null}>
      <BusinessWords hours={dossier.workingHours} reclaimsVat={dossier.reclaimsVat} />
    </Suspense>
  );
}

/** What the visitor would save, before who runs the project: for all but who only has a roof. */
function EarlyEstimate(props: ComponentProps<typeof ProjectEstimate>) {
  return (
    <div className={classes.estimate}>
      <Later>
        <Suspense fallback={null}>
          <ProjectEstimate {...props} />
        </Suspense>
      </Later>
    </div>
  );
}

interface Props {
  project: ProjectOnPage;
  Estimate: EstimateSlot;
}

/** The whole page of a project: picture, then what decides a visitor, with the link to join always at hand. */
export function ProjectView({ project, Estimate }: Props) {
  const known = useVisitorsDossier();
  const standing = useOwnStanding(project.id);
  const isOnline = standing === null || standing === "online";
  const { address } = known.dossier;
  // Who only has a roof, or sells here, is told what concerns him before anything of consuming.
  const isRoofWanted = useIsRoofWanted(project);
  const isOnlyRoof = useIsSeller(project.id) || (known.isEmpty && isRoofWanted);
  const heading = usePageHeading(project.name);
  return (
    <div className={classes.page}>
      <Breadcrumb name={project.name} />
      {standing && (
        <Suspense fallback={null}>
          <OwnerNotice project={project} standing={standing} />
        </Suspense>
      )}
      <div className={classes.head}>
        <ProjectHero project={project} />
        <div>
          <h1 className={classes.title} ref={heading} tabIndex={-1}>
            {project.name}
          </h1>
          <p className={classes.where}>
            <Link to={pages.place.to({ name: project.address.city })}>{townOf(project)}</Link>
            <Suspense fallback={null}>
              <DepartmentLink postCode={project.address.postCode} />
            </Suspense>
          </p>
          <AnswerSection project={project} known={known} isOnline={isOnline} isOnlyRoof={isOnlyRoof} />
        </div>
      </div>
      <div className={classes.columns}>
        <div className={classes.main}>
          <KeyFacts project={project} />
          {!isOnlyRoof && <EarlyEstimate {...{ project, address, Estimate }} />}
          <BearerSection project={project} isOwner={standing !== null} isOnline={isOnline} />
          {!isOnlyRoof && <ForBusinesses known={known} />}
          <Description project={project} isOnline={isOnline} />
          <Later>
            <Suspense fallback={<div className={classes.below} aria-busy="true" />}>
              <ProjectBelow
                project={project}
                isOwner={standing !== null}
                isOnlyRoof={isOnlyRoof}
                address={address}
                onAddressChange={(chosen) => known.change({ address: chosen })}
                Estimate={Estimate}
              />
            </Suspense>
          </Later>
        </div>
        <aside className={classes.aside} aria-label={t("Rejoindre ce projet")}>
          <JoinPanel project={project} isOwner={standing !== null} />
        </aside>
      </div>
      {!standing && <JoinBar project={project} home={known.home} />}
    </div>
  );
}
