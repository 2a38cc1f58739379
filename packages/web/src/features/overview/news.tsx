import { Anchor } from "@mantine/core";
import { pages } from "@mec/api";
import { applicationCalls } from "@mec/api/application";
import type { ProjectOverview } from "@mec/api/overview";
import { formatDateTime, plural } from "@mec/domain/shared";
import { Link } from "react-router";
import { useAnswer } from "../../platform/answer.ts";
import { t } from "../../platform/i18n.ts";
import { fullestList } from "./fullest-list.ts";
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

/** A list that has somebody: of the first of them all may have been answered. */
function AllPeople({ projectId }: { projectId: string }) {
  const { data: counts } = useAnswer(applicationCalls.countApplicants, { params: { id: projectId } });
  const tab = counts && fullestList(counts);
  return (
    <Anchor component={Link} to={pages.ownerConsumers.to({ projectId, ...(tab && { tab }) })}>
      {t("Voir tous les participants")}
    </Anchor>
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
      {hasMoreNews && <AllPeople projectId={projectId} />}
    </>
  );
}
