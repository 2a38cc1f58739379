import { type ProductionType, powerUnit } from "@mec/domain/point";
import { formatNumber } from "@mec/domain/shared";
import { IconBolt, IconMapSearch, IconSolarPanel, IconUsersGroup } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Term } from "../../../parts/faq/term.tsx";
import { t } from "../../../platform/i18n.ts";
import { peopleText, sourcesText } from "../card/project-facts.ts";
import classes from "./key-facts.module.css";
import type { ProjectOnPage } from "./use-public-page.ts";

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>
        <span className={classes.factIcon}>{icon}</span>
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The power's unit, explained when it is the one of solar panels. */
function Unit({ kinds }: { kinds: readonly ProductionType[] }) {
  const unit = powerUnit(kinds);
  return unit === "kWc" ? <Term name="kwc">{unit}</Term> : unit;
}

/** Four figures by which to compare projects. */
export function KeyFacts({ project }: { project: ProjectOnPage }) {
  const { powerKwc, plannedKwc, leavingText, productionTypes, perimeter } = project;
  return (
    <dl className={classes.facts}>
      <Fact icon={<IconSolarPanel size={22} aria-hidden />} name={t("Énergie")}>
        {productionTypes.length > 0 ? sourcesText(project) : t("À venir")}
      </Fact>
      <Fact icon={<IconBolt size={22} aria-hidden />} name={t("Puissance")}>
        {powerKwc > 0 ? (
          <>
            {formatNumber(powerKwc, 1)} <Unit kinds={productionTypes} />
            {plannedKwc > 0 &&
              (plannedKwc < powerKwc
                ? t(", dont {{power}} à venir", { power: formatNumber(plannedKwc, 1) })
                : t(", à venir"))}
            {leavingText && <small className={classes.welcome}>{leavingText}</small>}
          </>
        ) : (
          t("À venir")
        )}
      </Fact>
      <Fact icon={<IconMapSearch size={22} aria-hidden />} name={t("Périmètre")}>
        <Term name="perimeter">{t("{{km}} km", { km: perimeter })}</Term>
      </Fact>
      <Fact icon={<IconUsersGroup size={22} aria-hidden />} name={t("Participants")}>
        {/* Lets the line break between a number and its word: together they are wider than half a phone. */}
        {peopleText(project).replaceAll("\u00a0", " ")}
        <small className={classes.welcome}>{t("Producteurs bienvenus aussi")}</small>
      </Fact>
    </dl>
  );
}
