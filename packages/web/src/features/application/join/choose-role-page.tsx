import { pages } from "@mec/api";
import { IconArrowRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { ConsumeDoor, LeadDoor, ProduceDoor } from "../../../ui/illustrations/index.ts";
import { Page } from "../../../ui/layout/page.tsx";
import styles from "./choose-role-page.module.css";

interface Role {
  title: string;
  text: string;
  action: string;
  to: string;
  picture: ReactNode;
  /** Another way into the same role. */
  other?: { action: string; to: string };
}

/** The three ways in. A project named in the address is passed on. */
function rolesOf(query: URLSearchParams): Role[] {
  const isAboutProject = query.has("projectId");
  return [
    {
      title: t("Je consomme"),
      text: t("Décrivez votre logement ou votre local, et candidatez auprès d’un projet proche."),
      action: t("Décrire mon lieu"),
      to: pages.consumerStep.to({ step: "type" }, { query }),
      picture: <ConsumeDoor />,
    },
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
  return (
    <Page
      title={t("Que souhaitez-vous faire\u202f?")}
      intro={t("Vous pourrez tenir plusieurs rôles avec le même compte.")}
      size="wide"
    >
      <ul className={styles.roles}>
        {rolesOf(query).map(({ title, text, action, to, picture, other }) => (
          <li key={title}>
            <div className={styles.role}>
              {picture}
              <h2>{title}</h2>
              <p>{text}</p>
              <Link to={to} className={styles.link}>
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
