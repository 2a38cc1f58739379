import { Anchor } from "@mantine/core";
import { pages } from "@mec/api";
import type { ProjectOverview } from "@mec/api/overview";
import { formatDateTime, plural } from "@mec/domain/shared";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import styles from "./overview.module.css";

type Told = ProjectOverview["news"][number];

function What({ told }: { told: Told }) {
  if (told.kind === "invitations") {
    return (
      <p className={styles.what}>
        {t("Invitation envoyée à {{people}}", {
          people: plural(told.people, t("personne"), t("personnes")),
        })}
      </p>
    );
  }
  return (
    <>
      <p className={styles.what}>
        {told.name}
        <span className={styles.point}>{told.pointName}</span>
      </p>
      <p>{told.sentence}</p>
    </>
  );
}

function Piece({ told }: { told: Told }) {
  const { at } = told;
  return (
    <li>
      <What told={told} />
      <time className={styles.why} dateTime={at}>
        {formatDateTime(at)}
      </time>
    </li>
  );
}

type Props = { projectId: string } & Pick<ProjectOverview, "since" | "news" | "hasMoreNews">;

/** What happened since the owner's last visit. */
export function News({ projectId, since, news, hasMoreNews }: Props) {
  if (news.length === 0) {
    return (
      <p className={styles.why}>
        {since === null
          ? t("Rien encore\u00a0: ce que font les autres paraîtra ici.")
          : t("Rien de nouveau depuis votre visite du {{date}}.", { date: formatDateTime(since) })}
      </p>
    );
  }
  return (
    <>
      <ul className={styles.news}>
        {news.map((told) => (
          <Piece key={JSON.stringify(told)} told={told} />
        ))}
      </ul>
      {hasMoreNews && (
        <Anchor component={Link} to={pages.ownerConsumers.to({ projectId })}>
          {t("Voir tous les participants")}
        </Anchor>
      )}
    </>
  );
}
