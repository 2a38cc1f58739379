import { Anchor, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { isTariffUnknown, productionPowerText } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { countedAt, limitVat } from "@mec/domain/study";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { untaxedOfOther } from "../../point/revenue/agreed-words.ts";
import { endingContractText, sellerContractText } from "../../point/revenue/contract-words.ts";
import {
  useAgreedPrice,
  useAgreedVat,
  useKnownVatRegime,
  useProjectVat,
  useRevenue,
} from "../../point/revenue/use-revenue.ts";
import { useOwnProject } from "../../project/own-project.ts";
import {
  coverageText,
  offerText,
  ownSaleText,
  participantsGainText,
  producerEarnsText,
  productionText,
  settledPriceText,
  widenedRangeText,
} from "./production-words.ts";
import type { Moved } from "./types.ts";
import { useOwnSale } from "./use-own-sale.ts";

type Selling = { projectId: string } & NonNullable<Moved["selling"]>;

/** What he brings, and asks for it. */
function Offer({ projectId, plant, price, vatRegime: own, isPlanned, ...told }: Selling) {
  const { profileType } = usePrices();
  const { planned } = useProjectVat(projectId);
  const seller = { profileType, vatRegime: own ?? planned };
  const agreed = useAgreedPrice(projectId);
  const agreedVat = useAgreedVat(projectId);
  const isToldBeside = agreed !== null && settledPriceText(agreed, price, seller, agreedVat) !== null;
  const powerKw = productionPowerText.safeParse(plant.productionPower).data ?? null;
  const offered = { productionType: plant.productionType || ("photovoltaic" as const), powerKw, isPlanned };
  const contract =
    endingContractText(told.contractEndsOn, dayInParis(new Date()), "owner") ??
    sellerContractText(told.purchaseContract, { isPlanned });
  return [offerText(offered, isToldBeside ? undefined : price, seller), contract].map(
    (said) =>
      said && (
        <Text key={said} size="sm">
          <Unbroken text={said} />
        </Text>
      ),
  );
}

/** What the price that he asks brings to those who buy, and to him: why he may stay, or leave. */
function Earnings({ projectId, plant, price, vatRegime: own, buyBack, ...told }: Selling) {
  const { profileType } = usePrices();
  const { planned } = useProjectVat(projectId);
  const agreed = useAgreedPrice(projectId);
  const agreedVat = useAgreedVat(projectId);
  const { revenue } = useRevenue({
    ...{ plant, projectId, price, buyBack },
    ...{ sellsSurplus: told.sellsSurplus, contractEndsOn: told.contractEndsOn },
    // As he reads it himself.
    ownVat: own ?? null,
  });
  if (!revenue) return null;
  const reader = { profileType, vatRegime: own ?? planned };
  const counted = countedAt(agreed, price);
  const settled = agreed && settledPriceText(agreed, price, reader, agreedVat);
  const untaxed = untaxedOfOther(agreed, { vatRegime: own ?? null, projectVat: agreedVat, revenue });
  return (
    <>
      {[settled, untaxed].map(
        (said) =>
          said && (
            <Text key={said} size="sm">
              <Unbroken text={said} />
            </Text>
          ),
      )}
      <Text size="sm">
        {participantsGainText(revenue, counted, { profileType, vatRegime: limitVat(own) })}
      </Text>
      <Text size="sm">
        {producerEarnsText(revenue, {
          ...{ counted, isAgreed: agreed !== null, hasContract: buyBack !== null && !revenue.isContractOver },
          isTariffUnknown: isTariffUnknown({ ...told, buyBack, isLaid: !told.isPlanned }),
        })}
      </Text>
    </>
  );
}

/** What his price makes of the range that the project announces, which the list of consumers tells. */
function WidenedRange({ projectId, people }: { projectId: string; people: readonly Moved[] }) {
  const { data: project } = useOwnProject(projectId);
  const known = useKnownVatRegime(projectId) ?? null;
  const sellings = people.flatMap(({ selling }) => selling ?? []);
  // Where they differ in VAT, only what is before it compares.
  const isAlike = sellings.every(({ vatRegime }) => (vatRegime ?? known) === known);
  const text = widenedRangeText(
    project?.price ?? null,
    sellings.map(({ price }) => price),
    { before: known, after: isAlike ? known : "standard" },
  );
  return text ? (
    <Text size="sm">
      <Unbroken text={text} />
    </Text>
  ) : null;
}

/** What accepting a producer changes for the project: what it produces, and how much of what is consumed. */
export function ProductionPreview({ projectId, people }: { projectId: string; people: readonly Moved[] }) {
  const { data: read } = useOwnProject(projectId);
  // As the dialog opened: once he is accepted, he is in what the project has, and would be added to it once more.
  const [project, setProject] = useState(read);
  if (project === undefined && read !== undefined) setProject(read);
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
        {productionText(
          project.gauge,
          added,
          people.every(({ selling }) => selling?.isPlanned),
        )}
      </Text>
      {added > 0 && ownSale && <Text size="sm">{ownSaleText(ownSale)}</Text>}
      {people.map(
        ({ applicationId, selling }) =>
          selling && <Earnings key={applicationId} projectId={projectId} {...selling} />,
      )}
      <WidenedRange projectId={projectId} people={people} />
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
