import { Anchor } from "@mantine/core";
import { contractToSend, type TariffType, tariffTypeLabels } from "@mec/domain/point";
import { formatKwh } from "@mec/domain/shared";
import { genderLabels, type SignatoryInput } from "@mec/domain/signatory";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { prmText } from "../../../parts/point/prm.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import type { JoinDraft } from "./join-draft.ts";
import classes from "./recap-lines.module.css";
import type { StepProps } from "./step-props.ts";

function Line({ name, to, children }: { name: string; to: string; children: ReactNode }) {
  return (
    <div className={classes.line}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd className={classes.action}>
        <Anchor component={Link} to={to} aria-label={t("Modifier\u00a0: {{part}}", { part: name })}>
          {t("Modifier")}
        </Anchor>
      </dd>
    </div>
  );
}

const knows = (type: JoinDraft["contract"]["type"]): type is Exclude<TariffType, "unknown"> =>
  type === "TRV" || type === "other";

function contractText({ contract, pricesAs }: JoinDraft, format: (price: number) => string): string {
  if (!knows(contract.type)) return t("Non précisé\u00a0: compté au tarif réglementé");
  const price = contractToSend(contract, pricesAs)?.basePrice;
  return [t(tariffTypeLabels[contract.type]), price && format(price)].filter(Boolean).join(" · ");
}

function meterText({ meter, meterLater }: JoinDraft): string {
  return meterLater ? t("À donner plus tard, depuis votre profil") : prmText(meter.prm);
}

interface Props extends Pick<StepProps, "draft" | "route"> {
  signatory: SignatoryInput;
  /** It is asked beside these lines. */
  asksMeter: boolean;
}

/** All the answers in four lines, each of which leads back to its question. */
export function RecapLines({ draft, route, signatory, asksMeter }: Props) {
  const { format } = usePrices();
  const { name, address, annualConsumption } = draft.house;
  const { gender, firstName, name: lastName, email } = signatory;
  return (
    <dl className={classes.lines}>
      <Line name={t("Le lieu")} to={route.stepPath("house")}>
        {[
          address?.label.startsWith(name) ? null : name,
          address?.label,
          Number(annualConsumption) > 0
            ? formatKwh(Number(annualConsumption))
            : t("consommation non précisée"),
        ]
          .filter(Boolean)
          .join(" · ")}
      </Line>
      <Line name={t("Le contrat")} to={route.stepPath("contract")}>
        {contractText(draft, format)}
      </Line>
      {!asksMeter && (
        <Line name={t("Le compteur")} to={route.stepPath("sge")}>
          {meterText(draft)}
        </Line>
      )}
      <Line name={t("Qui signe")} to={route.stepPath("signatory-and-apply")}>
        {`${t(genderLabels[gender])} ${firstName} ${lastName} · ${email}`}
      </Line>
    </dl>
  );
}
