import { Anchor, Card, Group, Title } from "@mantine/core";
import type { ConsumerStep } from "@mec/api";
import { contractToSend } from "@mec/domain/point";
import { Link } from "react-router";
import { prmText } from "../../../parts/point/prm.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { SummaryList, type SummaryRow } from "../../../ui/fields/summary-list.tsx";
import { contractRows, houseRows } from "../point-fields/summaries.tsx";
import type { JoinDraft } from "./join-draft.ts";
import type { StepProps } from "./step-props.ts";

function Part({ title, rows, to }: { title: string; rows: SummaryRow[]; to: string }) {
  return (
    <Card>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Title order={3} size="h5">
          {title}
        </Title>
        <Anchor component={Link} to={to} aria-label={t("Modifier\u00a0: {{part}}", { part: title })}>
          {t("Modifier")}
        </Anchor>
      </Group>
      <SummaryList rows={rows} />
    </Card>
  );
}

const meterRows = ({ meter, meterLater }: JoinDraft): SummaryRow[] =>
  meterLater
    ? [{ label: t("PDL"), value: t("À donner plus tard, depuis votre profil") }]
    : [
        { label: t("PDL"), value: <span className="numbers">{prmText(meter.prm)}</span> },
        { label: t("Autorisation"), value: t("Donnée, pour 12 mois") },
      ];

/** All the answers, to check before sending; each links back to its question. */
export function Recap({ draft, route }: Pick<StepProps, "draft" | "route">) {
  const { format } = usePrices();
  const { house, consumerType } = draft;
  const to = (step: ConsumerStep) => route.stepPath(step);
  return (
    <section aria-labelledby="recap">
      <Title order={2} size="h4" id="recap" mb="md">
        {t("Relisez avant d’envoyer")}
      </Title>
      <div style={{ display: "grid", gap: 16 }}>
        <Part title={t("Le lieu")} rows={houseRows({ ...house, consumerType })} to={to("house")} />
        <Part
          title={t("Le contrat")}
          rows={contractRows(contractToSend(draft.contract, draft.pricesAs), format, house)}
          to={to("contract")}
        />
        <Part title={t("Le compteur")} rows={meterRows(draft)} to={to("sge")} />
      </div>
    </section>
  );
}
