import { formatKwh, formatNumber } from "@mec/domain/shared";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { publicQuestions } from "../../../platform/public-questions.ts";
import { useSeen } from "../../../ui/layout/use-seen.ts";
import classes from "./home.module.css";

/** The power of solar panels, turbines and others together, which no peak power measures. */
function formatPower(kilowatts: number): string {
  return kilowatts < 1000
    ? `${formatNumber(kilowatts, 0)}\u00a0kW`
    : `${formatNumber(kilowatts / 1000, 1)}\u00a0MW`;
}

/** How many of the published projects share electricity already; a server of the former release does not say it. */
export function projectsText(running: number | undefined): string {
  if (running === undefined) return t("projets publiés");
  return running === 0
    ? t("projets publiés, aucun encore en service")
    : t("projets publiés, dont {{running}} en service", { running: formatNumber(running) });
}

/** The platform's current figures. Without an answer, none are shown. */
export function LiveFigures() {
  const [place, isSeen] = useSeen<HTMLElement>();
  const { data } = useAnswer(publicQuestions.getFigures, isSeen ? {} : null);
  const figures = [
    { name: projectsText(data?.running), value: data && formatNumber(data.projects) },
    { name: t("lieux participants"), value: data && formatNumber(data.participants) },
    { name: t("de puissance locale"), value: data && formatPower(data.powerKwc) },
    { name: t("par an, quand tous seront en service"), value: data && formatKwh(data.annualProductionKwh) },
  ];
  return (
    <section ref={place} aria-labelledby="home-figures" className={classes.figures}>
      <h2 id="home-figures" className={classes.heading}>
        {t("L’énergie collective aujourd’hui")}
      </h2>
      <dl>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="numbers">{value ?? "–"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
