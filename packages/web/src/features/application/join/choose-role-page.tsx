import { pages } from "@mec/api";
import { IconArrowRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { type JoinedProject, useJoinedProject } from "../../../parts/application/use-joined-project.ts";
import { t } from "../../../platform/i18n.ts";
import { usePoints } from "../../../platform/session.ts";
import { ConsumeDoor, LeadDoor, ProduceDoor } from "../../../ui/illustrations/index.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { otherPlaceWay } from "../other-place.tsx";
import styles from "./choose-role-page.module.css";
import { isTaken } from "./known-place.ts";

interface Role {
  title: string;
  text: string;
  action: string;
  to: string;
  picture: ReactNode;
  /** What the first question need not ask again. */
  state?: { skipsKnown: boolean };
  /** Another way into the same role. */
  other?: { action: string; to: string };
}

/** The project of somebody whose places have all applied to one; null for anybody else. */
function useOnlyProject(): JoinedProject | null {
  const applied = (usePoints().data?.consumptionPoints ?? []).flatMap((point) =>
    isTaken(point) ? (point.applicationProgress ?? []) : [],
  );
  const isOne = new Set(applied.map(({ projectId }) => projectId)).size === 1;
  return useJoinedProject(isOne ? (applied[0] ?? null) : null).data ?? null;
}

/** To consume: of somebody who takes part with a place, the short way for another one stands first. */
function consumerRole(query: URLSearchParams, project: JoinedProject | null): Role {
  const to = pages.consumerStep.to({ step: "type" }, { query });
  const role = { title: t("Je consomme"), picture: <ConsumeDoor /> };
  if (project && !query.has("projectId"))
    return {
      ...role,
      ...otherPlaceWay(project.id),
      text: t(
        "Un autre bâtiment ou logement dans «\u00a0{{project}}\u00a0»\u00a0: son adresse et sa consommation suffisent.",
        {
          project: project.name,
        },
      ),
      action: t("Candidater pour un autre lieu"),
      other: { action: t("Décrire un lieu pour un autre projet"), to },
    };
  return {
    ...role,
    text: t("Décrivez votre logement ou votre local, et candidatez auprès d’un projet proche."),
    action: t("Décrire mon lieu"),
    to,
  };
}

/** The three ways in. A project named in the address is passed on. */
function rolesOf(query: URLSearchParams, joined: JoinedProject | null): Role[] {
  const isAboutProject = query.has("projectId");
  return [
    consumerRole(query, joined),
    {
      title: t("Je produis"),
      text: t("Vous avez, ou aurez, une installation\u00a0: proposez sa production à un projet existant."),
      action: isAboutProject ? t("Décrire mon installation") : t("Choisir un projet"),
      to: isAboutProject ? pages.producerStep.to({ step: "typology" }, { query }) : pages.explore.to(),
      picture: <ProduceDoor />,
      other: { action: t("J’ai un toit, pas encore de panneaux"), to: pages.roof.to() },
    },
    {
      title: t("Je porte un projet"),
      text: t("Publiez votre projet, recevez les candidatures et réunissez les participants."),
      action: t("Publier mon projet"),
      to: pages.producerStep.to({ step: "typology" }),
      picture: <LeadDoor />,
    },
  ];
}

export function ChooseRolePage() {
  const [query] = useSearchParams();
  const joined = useOnlyProject();
  return (
    <Page
      title={t("Que souhaitez-vous faire\u202f?")}
      intro={t("Vous pourrez tenir plusieurs rôles avec le même compte.")}
      size="wide"
    >
      <ul className={styles.roles}>
        {rolesOf(query, joined).map(({ title, text, action, to, state, picture, other }) => (
          <li key={title}>
            <div className={styles.role}>
              {picture}
              <h2>{title}</h2>
              <p>{text}</p>
              <Link to={to} state={state} className={styles.link}>
                {action} <IconArrowRight size={18} aria-hidden />
              </Link>
              {other && (
                <Link to={other.to} className={styles.other}>
                  {other.action}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}
