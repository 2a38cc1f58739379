import { publicProjectCalls } from "@mec/api/project";
import { formatKwh, formatNumber } from "@mec/domain/shared";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import classes from "./home.module.css";

function formatPower(kwc: number): string {
  return kwc < 1000 ? `${formatNumber(kwc, 0)} kWc` : `${formatNumber(kwc / 1000, 1)} MWc`;
}

/** What the platform holds just now. Without an answer, nothing is claimed. */
export function LiveFigures() {
  const { data } = useAnswer(publicProjectCalls.getFigures, {});
  const figures = [
    { name: t("projets publiés"), value: data && formatNumber(data.projects) },
    { name: t("participants"), value: data && formatNumber(data.participants) },
    { name: t("de puissance locale"), value: data && formatPower(data.powerKwc) },
    { name: t("produits chaque année"), value: data && formatKwh(data.annualProductionKwh) },
  ];
  return (
    <section aria-labelledby="home-figures" className={classes.figures}>
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
