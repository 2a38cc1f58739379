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

/** The platform's current figures. Without an answer, none are shown. */
export function LiveFigures() {
  const [place, isSeen] = useSeen<HTMLElement>();
  const { data } = useAnswer(publicQuestions.getFigures, isSeen ? {} : null);
  const figures = [
    { name: t("projets publiés"), value: data && formatNumber(data.projects) },
    { name: t("lieux participants"), value: data && formatNumber(data.participants) },
    { name: t("de puissance locale"), value: data && formatPower(data.powerKwc) },
    { name: t("produits chaque année"), value: data && formatKwh(data.annualProductionKwh) },
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
