import { Text } from "@mantine/core";
import { gauge } from "@mec/domain/project";
import { formatKwh, formatPercent } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { Term } from "../../../ui/feedback/term.tsx";
import classes from "./project-page.module.css";
import type { ProjectOnPage } from "./use-public-page.ts";

interface Level {
  readonly name: string;
  readonly kwh: number;
  readonly ratio: number | null;
}

/** The picture: what is pledged, then what is asked for, along the year's production. */
function Bar({ accepted, applied }: { accepted: number; applied: number }) {
  const whole = Math.max(1, accepted + applied);
  const percent = (ratio: number) => `${(ratio / whole) * 100}%`;
  return (
    <div className={classes.gauge} aria-hidden>
      <div className={classes.accepted} style={{ width: percent(accepted) }} />
      <div className={classes.applied} style={{ width: percent(applied) }} />
      <div className={classes.produced} style={{ left: percent(1) }} />
    </div>
  );
}

function Legend({ isFull }: { isFull: boolean }) {
  return (
    <ul className={classes.legend} aria-hidden>
      <li>
        <i className={classes.accepted} /> {t("Participants")}
      </li>
      <li>
        <i className={classes.applied} /> {t("Candidats")}
      </li>
      <li>
        {isFull ? <i className={classes.mark} /> : <i className={classes.left} />}{" "}
        {isFull ? t("Production de l’année") : t("Encore à partager")}
      </li>
    </ul>
  );
}

function Figures({ levels }: { levels: readonly Level[] }) {
  return (
    <details>
      <summary>{t("Voir les chiffres")}</summary>
      <table className={`${classes.table} numbers`}>
        <thead>
          <tr>
            <th scope="col">{t("Par an")}</th>
            <th scope="col">{t("Énergie")}</th>
            <th scope="col">{t("Part de la production")}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ name, kwh, ratio }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatKwh(kwh)}</td>
              <td>{ratio === null ? "–" : formatPercent(ratio)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Production against pledged consumption, over a year. */
export function GaugeSection({ project }: { project: ProjectOnPage }) {
  const { acceptedRatio, appliedRatio, sentence } = gauge(project.gauge);
  const { annualProductionKwh, acceptedKwh, appliedKwh } = project.gauge;
  const levels: Level[] = [
    { name: t("Production"), kwh: annualProductionKwh, ratio: acceptedRatio === null ? null : 1 },
    { name: t("Consommation des participants"), kwh: acceptedKwh, ratio: acceptedRatio },
    { name: t("Consommation des candidats"), kwh: appliedKwh, ratio: appliedRatio },
  ];
  return (
    <section aria-labelledby="project-gauge">
      <h2 id="project-gauge" className={classes.heading}>
        {t("Reste-t-il de la place ?")}
      </h2>
      <p className={classes.sentence}>{sentence}</p>
      {acceptedRatio !== null && (
        <>
          <Bar accepted={acceptedRatio} applied={appliedRatio ?? 0} />
          <Legend isFull={acceptedRatio + (appliedRatio ?? 0) > 1} />
          <Text size="sm" c="dimmed" my="sm">
            {t("Sur une année entière. Ce que chacun reçoit dépend aussi des heures où il consomme :")}{" "}
            <Term name="repartitionKey">{t("c’est la clé de répartition qui partage")}</Term>.
          </Text>
          <Figures levels={levels} />
        </>
      )}
    </section>
  );
}
