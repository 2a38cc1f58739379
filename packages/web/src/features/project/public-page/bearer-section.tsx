import {
  type BearerKind,
  bearerKindLabels,
  bearerName,
  monthText,
  projectStageExplanation,
  projectStageLabels,
} from "@mec/domain/project";
import { dayInParis } from "@mec/domain/shared";
import { IconBuildingCommunity, IconSolarPanel, IconUser, IconUsersGroup } from "@tabler/icons-react";
import type { ComponentType } from "react";
import { t } from "../../../platform/i18n.ts";
import text from "../../../ui/plain/text.module.css";
import classes from "./bearer-section.module.css";
import pageClasses from "./project-page.module.css";
import type { ProjectOnPage } from "./use-public-page.ts";

const icons: Record<BearerKind, ComponentType<{ size: number }>> = {
  individual: IconUser,
  municipality: IconBuildingCommunity,
  association: IconUsersGroup,
  farmer: IconSolarPanel,
  company: IconBuildingCommunity,
};

type Told = NonNullable<ProjectOnPage["bearer"]>;

/** What was checked, and by whom, in words: never by colour alone. */
function Verified({ isVerified }: Pick<Told, "isVerified">) {
  return (
    <span className={classes.verified} data-verified={isVerified || undefined}>
      {isVerified ? t("Vérifié par notre équipe") : t("Déclaré par le porteur")}
    </span>
  );
}

function Bearer({ bearer, image }: { bearer: Told; image: ProjectOnPage["bearerImage"] }) {
  const Icon = icons[bearer.kind];
  return (
    <div className={classes.bearer}>
      <span className={classes.face} aria-hidden>
        {image ? <img src={image.url} alt="" loading="lazy" /> : <Icon size={26} />}
      </span>
      <div>
        <p className={classes.name}>{bearerName(bearer)}</p>
        <p className={classes.detail}>
          {bearer.name !== null && <span>{t(bearerKindLabels[bearer.kind])}</span>}
          <Verified isVerified={bearer.isVerified} />
        </p>
      </div>
    </div>
  );
}

/** What is known of who has not given a name: no project is online before its owner's address was confirmed. */
function Unnamed({ created, isOnline }: Pick<ProjectOnPage, "created"> & { isOnline: boolean }) {
  const since = monthText(dayInParis(new Date(created)).slice(0, 7));
  return (
    <div>
      <p className={classes.name}>{t("Porteur pas encore présenté")}</p>
      <p className={classes.detail}>
        {isOnline
          ? t("Sur le site depuis {{since}}, adresse e-mail confirmée. Demandez-lui qui il est.", { since })
          : t("Sur le site depuis {{since}}.", { since })}
      </p>
    </div>
  );
}

interface Props {
  project: ProjectOnPage;
  isOwner: boolean;
  isOnline: boolean;
}

/** Who runs the project, how far it has come and when it should start. */
export function BearerSection({ project, isOwner, isOnline }: Props) {
  const { bearer, bearerImage, gauge, stage, expectedStart, startsText } = project;
  return (
    <section aria-labelledby="project-bearer">
      <h2 id="project-bearer" className={pageClasses.heading}>
        {t("Qui porte ce projet")}
      </h2>
      <div className={classes.card}>
        {bearer ? (
          <Bearer bearer={bearer} image={bearerImage} />
        ) : (
          <Unnamed created={project.created} isOnline={isOnline} />
        )}
        <dl className={classes.facts}>
          <div>
            <dt>{t("Étape")}</dt>
            <dd>
              {isOnline ? (startsText ?? t(projectStageLabels[stage])) : t("Pas encore en ligne")}
              {isOnline && !startsText && (
                <span className={classes.detail}>{t(projectStageExplanation(stage, gauge))}</span>
              )}
            </dd>
          </div>
          {expectedStart && stage !== "running" && (
            <div>
              <dt>{t("Démarrage prévu")}</dt>
              <dd>{monthText(expectedStart)}</dd>
            </div>
          )}
        </dl>
        {!isOwner && (
          <a href="#project-contact" className={text.link}>
            {t("Écrire au porteur")}
          </a>
        )}
      </div>
    </section>
  );
}
