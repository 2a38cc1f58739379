import { Anchor, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { useProjectVat, useRevenue } from "../../point/revenue/use-revenue.ts";
import { useOwnProject } from "../../project/own-project.ts";
import {
  coverageText,
  ownSaleText,
  participantsGainText,
  producerEarnsText,
  productionText,
} from "./production-words.ts";
import type { Moved } from "./types.ts";
import { useOwnSale } from "./use-own-sale.ts";

/** What the price that he asks brings to those who buy, and to him: why he may stay, or leave. */
function Earnings({
  projectId,
  plant,
  price,
  vatRegime: own,
}: { projectId: string } & NonNullable<Moved["selling"]>) {
  const { profileType } = usePrices();
  const { planned } = useProjectVat(projectId);
  const { revenue } = useRevenue({ plant, projectId, price });
  if (!revenue) return null;
  return (
    <>
      <Text size="sm">
        {participantsGainText(revenue, price, { profileType, vatRegime: own ?? planned })}
      </Text>
      <Text size="sm">{producerEarnsText(revenue)}</Text>
    </>
  );
}

/** What accepting a producer changes for the project: what it produces, and how much of what is consumed. */
export function ProductionPreview({ projectId, people }: { projectId: string; people: readonly Moved[] }) {
  const { data: project } = useOwnProject(projectId);
  const ownSale = useOwnSale({ projectId, people, acceptedKwh: project?.gauge.acceptedKwh ?? null });
  if (!project) return null;
  const added = people.reduce((sum, { producedKwh = 0 }) => sum + producedKwh, 0);
  return (
    <Stack gap={4} className="numbers">
      <Text size="sm" fw={600}>
        {productionText(project.gauge, added)}
      </Text>
      <Text size="sm">{coverageText(project.gauge, added)}</Text>
      {added > 0 && ownSale && <Text size="sm">{ownSaleText(ownSale)}</Text>}
      {people.map(
        ({ applicationId, selling }) =>
          selling && <Earnings key={applicationId} projectId={projectId} {...selling} />,
      )}
      <Text size="xs" c="dimmed">
        {t("Sur une année entière. Une fois acceptée, l’installation compte heure par heure dans")}{" "}
        <Anchor component={Link} size="xs" to={pages.ownerStudy.to({ projectId })}>
          {t("mon étude")}
        </Anchor>
        .
      </Text>
    </Stack>
  );
}
