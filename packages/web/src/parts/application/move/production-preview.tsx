import { Anchor, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { productionPowerText } from "@mec/domain/point";
import { soldAt } from "@mec/domain/study";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { useAgreedPrice, useRevenue, useVatRegime } from "../../point/revenue/use-revenue.ts";
import { useOwnProject } from "../../project/own-project.ts";
import {
  coverageText,
  offerText,
  ownSaleText,
  participantsGainText,
  producerEarnsText,
  productionText,
  settledPriceText,
} from "./production-words.ts";
import type { Moved } from "./types.ts";
import { useOwnSale } from "./use-own-sale.ts";

type Selling = { projectId: string } & NonNullable<Moved["selling"]>;

/** What he brings, and asks for it. */
function Offer({ projectId, plant, price, isPlanned }: Selling) {
  const { profileType } = usePrices();
  const seller = { profileType, vatRegime: useVatRegime(projectId) };
  const agreed = useAgreedPrice(projectId);
  const isToldBeside = agreed !== null && settledPriceText(agreed, price, seller) !== null;
  const powerKw = productionPowerText.safeParse(plant.productionPower).data ?? null;
  const offered = { productionType: plant.productionType || ("photovoltaic" as const), powerKw, isPlanned };
  return (
    <Text size="sm">
      <Unbroken text={offerText(offered, isToldBeside ? undefined : price, seller)} />
    </Text>
  );
}

/** What the price that he asks brings to those who buy, and to him: why he may stay, or leave. */
function Earnings({ projectId, plant, price }: Selling) {
  const { profileType } = usePrices();
  const vatRegime = useVatRegime(projectId);
  const agreed = useAgreedPrice(projectId);
  const { revenue } = useRevenue({ plant, projectId, price });
  if (!revenue) return null;
  const reader = { profileType, vatRegime };
  const settled = agreed && settledPriceText(agreed, price, reader);
  return (
    <>
      {settled && <Text size="sm">{settled}</Text>}
      <Text size="sm">{participantsGainText(revenue, soldAt(agreed, price), reader)}</Text>
      <Text size="sm">{producerEarnsText(revenue, agreed !== null)}</Text>
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
    <Stack gap="xs" className="numbers">
      {people.map(
        ({ applicationId, selling }) =>
          selling && <Offer key={applicationId} projectId={projectId} {...selling} />,
      )}
      <Text size="sm" fw={600}>
        {productionText(project.gauge, added)}
      </Text>
      {added > 0 && ownSale && <Text size="sm">{ownSaleText(ownSale)}</Text>}
      {people.map(
        ({ applicationId, selling }) =>
          selling && <Earnings key={applicationId} projectId={projectId} {...selling} />,
      )}
      <Text component="details" size="sm">
        <summary>{t("Sur quoi repose ce calcul\u202f?")}</summary>
        {coverageText(project.gauge, added)}{" "}
        {t("Sur une année entière. Une fois acceptée, l’installation compte heure par heure dans")}{" "}
        <Anchor component={Link} size="sm" to={pages.ownerStudy.to({ projectId })}>
          {t("mon étude")}
        </Anchor>
        .
      </Text>
    </Stack>
  );
}
