import { Text } from "@mantine/core";
import { isWhollyReserved } from "@mec/domain/project";
import { Term } from "../../../parts/faq/term.tsx";
import { t } from "../../../platform/i18n.ts";
import { useIsSeller, useOwnApplication } from "../answer/own-application.ts";
import styles from "./gauge-section.module.css";
import classes from "./project-page.module.css";
import { roomSentence, roomTitle } from "./room-answer.ts";
import { useInvitation } from "./use-invitation.ts";
import type { ProjectOnPage } from "./use-public-page.ts";

/** The drawing: the pledged share of the year's production. */
function Bar({ share }: { share: number }) {
  const whole = Math.max(1, share);
  const percent = (part: number) => `${(part / whole) * 100}%`;
  return (
    <div className={styles.gauge} aria-hidden>
      <div className={styles.accepted} style={{ width: percent(share) }} />
      {share > 1 && <div className={styles.produced} style={{ left: percent(1) }} />}
    </div>
  );
}

function Legend({ isFull }: { isFull: boolean }) {
  return (
    <ul className={styles.legend} aria-hidden>
      <li>
        <i className={styles.accepted} /> {t("Consommé par les participants, sur un an")}
      </li>
      <li>
        {isFull ? <i className={styles.mark} /> : <i className={styles.left} />}{" "}
        {isFull ? t("Production de l’année") : t("Encore à partager")}
      </li>
    </ul>
  );
}

interface Props {
  project: ProjectOnPage;
  /** Whether a roof is all that the visitor told. */
  isForProducer: boolean;
}

/** Production against pledged consumption, over a year, behind the answer to who asks whether there is room. */
export function GaugeSection({ project, isForProducer }: Props) {
  const { annualProductionKwh, pledgedShare } = project.gauge;
  const application = useOwnApplication(project.id);
  const isSeller = useIsSeller(project.id);
  const own = application !== null || isSeller;
  const isInvited = useInvitation() !== null;
  const visitor = isForProducer ? "producer" : "visitor";
  const reader = own ? "applicant" : isInvited ? "invited" : visitor;
  return (
    <section aria-labelledby="project-gauge">
      <details className={classes.folded}>
        <summary>
          <h2 id="project-gauge" className={classes.heading}>
            {roomTitle(project, reader)}
          </h2>
        </summary>
        <p className={styles.sentence}>{roomSentence(project, reader)}</p>
        {annualProductionKwh > 0 && pledgedShare !== null && (
          <>
            <Bar share={pledgedShare} />
            <Legend isFull={isWhollyReserved(project.gauge)} />
          </>
        )}
        {annualProductionKwh > 0 && (
          <Text visibleFrom="sm" size="sm" c="dimmed" my="sm">
            {t("Sur une année entière. Ce que chacun reçoit dépend aussi des heures où il consomme :")}{" "}
            <Term name="repartitionKey">{t("c’est la clé de répartition qui partage")}</Term>.
          </Text>
        )}
      </details>
    </section>
  );
}
