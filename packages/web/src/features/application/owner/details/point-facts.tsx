import { Alert } from "@mantine/core";
import type { Applicant } from "@mec/api/application";
import { consumerTypeLabels, segmentLabels } from "@mec/domain/point";
import { formatDistance, formatKwh, plural } from "@mec/domain/shared";
import { t } from "../../../../platform/i18n.ts";
import { inGroups, prmGroups } from "../../../../ui/fields/digits.ts";
import { Fact, Facts } from "./fact.tsx";

function MeterWarning({ others }: { others: number }) {
  if (others === 0) return null;
  return (
    <Alert color="yellow" title={t("Vérifiez ce PDL avec la personne")}>
      {t("Ce numéro est aussi déclaré par {{others}}. Un même compteur ne peut être accepté qu’une fois.", {
        others: plural(others, t("autre compte"), t("autres comptes")),
      })}
    </Alert>
  );
}

/** Where and how much this consumer consumes. */
export function PointFacts({ applicant }: { applicant: Applicant }) {
  const { consumptionPoint: point, distance, prmSharedWith } = applicant;
  return (
    <>
      <Facts title={t("Point de consommation")}>
        <Fact label={t("Nom")}>{point.name}</Fact>
        <Fact label={t("Type")}>{t(consumerTypeLabels[point.consumerType])}</Fact>
        <Fact label={t("Adresse")}>{point.address.label}</Fact>
        <Fact label={t("Distance au projet")}>{formatDistance(distance)}</Fact>
        <Fact label={t("Consommation annuelle")}>
          {point.annualConsumption === "" ? t("Inconnue") : formatKwh(Number(point.annualConsumption))}
        </Fact>
        <Fact label={t("Segment")}>{t(segmentLabels[point.segment])}</Fact>
        <Fact label={t("PDL")}>{point.prm === "" ? t("Non renseigné") : inGroups(point.prm, prmGroups)}</Fact>
        <Fact label={t("Accès aux données Enedis")}>{point.sge ? t("Autorisé") : t("Non autorisé")}</Fact>
      </Facts>
      <MeterWarning others={prmSharedWith} />
    </>
  );
}
