import { Alert, Anchor, Button, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { departmentOfPostCode } from "@mec/domain/address";
import { formatDate } from "@mec/domain/shared";
import { IconEyeOff, IconSettings } from "@tabler/icons-react";
import { Link } from "react-router";
import { BusinessWords } from "../../../parts/application/business-words.tsx";
import { useDossier } from "../../../parts/point/dossier/use-dossier.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { usePoints } from "../../../platform/session.ts";
import { widgetMode } from "../../../platform/widget.ts";
import { Later } from "../../../ui/kit/later.tsx";
import { usePageHeading } from "../../../ui/layout/use-page-heading.ts";
import { townOf } from "../card/project-facts.ts";
import { ProjectHero } from "../card/project-picture.tsx";
import { AnswerSection } from "./answer-section.tsx";
import { BearerSection } from "./bearer-section.tsx";
import { ContactSection } from "./contact-section.tsx";
import { EstimateSection, type EstimateSlot } from "./estimate-section.tsx";
import { GaugeSection } from "./gauge-section.tsx";
import { JoinBar, JoinPanel } from "./join-panel.tsx";
import { KeyFacts } from "./key-facts.tsx";
import { ParticipantsSection } from "./participants-section.tsx";
import { PerimeterSection } from "./perimeter-section.tsx";
import classes from "./project-page.module.css";
import type { ProjectOnPage } from "./use-public-page.ts";

function Breadcrumb({ name }: { name: string }) {
  return (
    <nav aria-label={t("Fil d’Ariane")}>
      <ol className={classes.breadcrumb}>
        {widgetMode === null && (
          <li>
            <Anchor component={Link} to={pages.home.to()}>
              {t("Accueil")}
            </Anchor>
          </li>
        )}
        <li>
          <Anchor component={Link} to={pages.explore.to()}>
            {t("Explorer")}
          </Anchor>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}

/** A notice above the page, for the project's own owner. */
function OwnerNotice({ project }: { project: ProjectOnPage }) {
  const { data: points } = usePoints();
  if (!points?.projects.some(({ id }) => id === project.id)) return null;
  return (
    <Alert
      color="indigo"
      mb="lg"
      title={t("C’est votre projet")}
      icon={project.visibility ? <IconSettings aria-hidden /> : <IconEyeOff aria-hidden />}
    >
      <Text size="sm" mb="sm">
        {project.visibility
          ? t("Voici la page telle que vos futurs participants la voient.")
          : t("Ce projet est masqué : vous seul voyez cette page.")}
      </Text>
      <Button size="sm" color="indigo" component={Link} to={pages.ownerHome.to({ projectId: project.id })}>
        {t("Gérer mon projet")}
      </Button>
    </Alert>
  );
}

/** The owner's words, paragraph by paragraph. */
function Description({ project }: { project: ProjectOnPage }) {
  return (
    <section aria-labelledby="project-about">
      <h2 id="project-about" className={classes.heading}>
        {t("Le projet")}
      </h2>
      <p className={`${classes.description} prose`}>{project.description}</p>
      <Text size="sm" c="dimmed">
        {t("Publié le {{date}}", { date: formatDate(project.created) })}
      </Text>
    </section>
  );
}

interface Props {
  project: ProjectOnPage;
  Estimate: EstimateSlot;
}

/** A link to the other projects of the department. */
function Department({ postCode }: { postCode: string }) {
  const department = departmentOfPostCode(postCode);
  return (
    department && (
      <>
        {", "}
        <Anchor component={Link} to={pages.place.to({ name: department.name })} c="inherit">
          {department.name}
        </Anchor>
      </>
    )
  );
}

/** The whole page of a project: picture, then what decides a visitor, with the link to join always at hand. */
export function ProjectView({ project, Estimate }: Props) {
  const known = useDossier();
  const { address } = known.dossier;
  const { profileType } = usePrices();
  const heading = usePageHeading(project.name);
  return (
    <div className={classes.page}>
      <Breadcrumb name={project.name} />
      <OwnerNotice project={project} />
      <div className={classes.head}>
        <ProjectHero project={project} />
        <div>
          <h1 className={classes.title} ref={heading} tabIndex={-1}>
            {project.name}
          </h1>
          <Text size="lg" c="dimmed">
            <Anchor component={Link} to={pages.place.to({ name: project.address.city })} c="inherit">
              {townOf(project)}
            </Anchor>
            <Department postCode={project.address.postCode} />
          </Text>
          <AnswerSection project={project} known={known} />
        </div>
      </div>
      <div className={classes.columns}>
        <div className={classes.main}>
          <KeyFacts project={project} />
          <BearerSection project={project} />
          {profileType === "professional" && <BusinessWords />}
          <Description project={project} />
          <Later>
            <EstimateSection project={project} address={address} Estimate={Estimate} />
            <GaugeSection project={project} />
            <PerimeterSection
              project={project}
              address={address}
              onAddressChange={(chosen) => known.change({ address: chosen })}
            />
            <ParticipantsSection project={project} />
            <ContactSection project={project} />
          </Later>
        </div>
        <aside className={classes.aside} aria-label={t("Rejoindre ce projet")}>
          <JoinPanel project={project} />
        </aside>
      </div>
      <JoinBar project={project} />
    </div>
  );
}
