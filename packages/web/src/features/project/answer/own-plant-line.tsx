import { buyersOf, concludedOf, plantSaleCalls, signedAloneOf } from "@mec/api/study";
import { countsAsParticipant, currentStatus } from "@mec/domain/application";
import { isTariffUnknown, type ProductionPoint } from "@mec/domain/point";
import {
  buyersCountedText,
  type Earned,
  isSamePrice,
  leavingBuyersText,
  ownBuildingsTexts,
  signedAloneText,
  soldHereText,
  unpricedContractsText,
} from "@mec/domain/study";
import { IconSolarPanel } from "@tabler/icons-react";
import { toProductionForm } from "../../../parts/point/publishing/production-form.ts";
import { buyBackText } from "../../../parts/point/revenue/buy-back-words.ts";
import type { Calculated, PriceOf } from "../../../parts/point/revenue/calculation-words.ts";
import { salePaidText, shortQuotePaidText } from "../../../parts/point/revenue/quote-payback.ts";
import { againstText, amountText, earnsText, lossText } from "../../../parts/point/revenue/revenue-words.ts";
import { afterItsEndText } from "../../../parts/point/revenue/until-its-end.ts";
import { useAgreedPrice, useProjectVat, useRevenue } from "../../../parts/point/revenue/use-revenue.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { nullWhenMissing } from "../../../platform/null-when.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { Line } from "./answer-line.tsx";
import { Calculation } from "./calculation.tsx";
import { MoreLines } from "./more-lines.tsx";
import classes from "./roof-line.module.css";
import { sentence } from "./roof-words.ts";

interface Props {
  plant: ProductionPoint;
  projectId: string;
  /** Whether it stands on the project's own page, where the sum says what it is made of. */
  isAlone: boolean;
}

interface SumProps extends Pick<Props, "isAlone"> {
  sum: Earned & Calculated & Parameters<typeof againstText>[0] & Parameters<typeof afterItsEndText>[0];
  /** What it brings with those of today, and once the project is full. */
  here: string;
  priceOf: PriceOf;
  /** € a year of the contracts that are signed; undefined where none is. */
  signedEur?: number | undefined;
  /** Which contracts that sum leaves out, and whom it supposes to receive nothing. */
  supposed?: readonly string[];
  /** Who of its buyers leaves on a day, and what is left then. */
  leaving?: string | null;
  /** Of those whom the sum counts, who has no contract with him. */
  counted?: string | null;
  /** What is said of his own buildings, which pay nothing. */
  own?: readonly string[];
  /** What his own contract is counted at; null without one. */
  contract: string | null;
  /** In how many years it pays the quote of the panels; null without one. */
  paid: string | null;
}

function PlantSum({
  sum,
  here,
  signedEur,
  supposed = [],
  leaving,
  counted,
  own = [],
  contract,
  paid,
  priceOf,
  isAlone,
}: SumProps) {
  const loss = lossText({ ...sum, buyBack: contract === null ? null : {} });
  const may = loss ? `${sentence(loss)} ${sentence(here)}` : sentence(here);
  const after = afterItsEndText(sum);
  const isSigned = signedEur !== undefined;
  const more = [
    ...(isSigned ? [...supposed.map(sentence), may] : []),
    ...(counted ? [counted] : []),
    sentence(againstText(sum)),
    ...(after ? [after] : []),
    ...own,
    ...(contract ? [contract] : []),
    ...(isAlone && paid ? [paid] : []),
  ];
  return (
    <>
      <strong className={`${classes.said} numbers`}>
        {isSigned
          ? t("Signé aujourd’hui\u00a0: {{amount}}", {
              amount: amountText({ low: signedEur, high: signedEur }),
            })
          : may}
      </strong>
      {isSigned && leaving && (
        <span className="numbers">
          {" "}
          <Unbroken text={t("({{leaving}})", { leaving })} />
        </span>
      )}
      <MoreLines texts={more} isAlone={isAlone} />
      {isAlone && <Calculation {...{ sum, priceOf }} />}
    </>
  );
}

/** What his card says of a plant that the project has: the sum of its contracts, then what it may bring. */
function Sold({ plant: { id, quoteEur }, isAlone }: Props) {
  const { profileType } = usePrices();
  const input = { params: { id } };
  const { data: sale } = useAnswer(plantSaleCalls.getPlantSale, input, { or: nullWhenMissing });
  if (!sale?.earnsEur) return null;
  const { earnsEur, soldAt = null, price, agreed, buyBack, surplusPrice = null } = sale;
  // Nobody shares by a contract that he has still to sign.
  const holds = concludedOf(sale);
  const { signed } = holds;
  const buyers = buyersOf(sale);
  const isAgreed = Boolean(agreed?.price) && !isSamePrice(agreed?.price ?? null, price);
  return (
    <PlantSum
      sum={{ ...sale, earnsEur, soldAt }}
      here={soldHereText({ ...holds, earnsEur })}
      priceOf={{ isAgreed, coming: "asked" }}
      signedEur={signed?.sum?.earnsEur}
      supposed={[unpricedContractsText(signed?.unpriced), signedAloneText(signedAloneOf(holds))].filter(
        (one) => one !== null,
      )}
      leaving={sale.afterDepartures ? leavingBuyersText(sale.afterDepartures) : null}
      counted={buyers && buyersCountedText(buyers)}
      own={ownBuildingsTexts({ ...sale, earnsEur })}
      contract={buyBack ? buyBackText(buyBack, { ...sale, surplusPrice }, sale.vatRegime) : null}
      paid={salePaidText(quoteEur, sale, profileType)}
      isAlone={isAlone}
    />
  );
}

/** The same of one that it has not answered yet: what he read before he proposed it. */
function Proposed({ plant, projectId, isAlone }: Props) {
  const { profileType } = usePrices();
  const form = toProductionForm(plant, profileType);
  const { revenue, asked, elsewhere } = useRevenue({
    plant: form,
    projectId,
    price: plant.price,
    buyBack: plant.buyBack ?? null,
    sellsSurplus: plant.sellsSurplus,
    contractEndsOn: plant.contractEndsOn,
    ownVat: plant.vatRegime ?? null,
  });
  const agreed = useAgreedPrice(projectId);
  const { planned } = useProjectVat(projectId);
  const vatRegime = plant.vatRegime ?? planned;
  if (!revenue || !asked) return null;
  return (
    <PlantSum
      sum={{
        ...revenue,
        contractEndsOn: plant.contractEndsOn,
        soldAt: asked.price,
        comingAt: asked.comingPrice,
        isTariffUnknown: isTariffUnknown({ ...plant, isLaid: plant.operational.isOperational }),
      }}
      here={earnsText(revenue)}
      counted={elsewhere}
      priceOf={{ isAgreed: agreed !== null, coming: "asked" }}
      contract={plant.buyBack ? buyBackText(plant.buyBack, { ...plant, ...revenue }, vatRegime) : null}
      paid={shortQuotePaidText(plant.quoteEur, revenue, { profileType, vatRegime })}
      isAlone={isAlone}
    />
  );
}

/** What the reader's plant is in a project, and brings him there. */
export function OwnPlantLine({ isOneOfMany, ...given }: Props & { isOneOfMany: boolean }) {
  const { name, applicationProgress } = given.plant;
  const isIn = countsAsParticipant(currentStatus(applicationProgress?.progress ?? []));
  const place = isIn ? t("Vous y produisez") : t("Proposition envoyée");
  return (
    <Line tone="yes" icon={<IconSolarPanel size={18} aria-hidden />}>
      {isOneOfMany ? t("{{place}}\u00a0: {{name}}", { place, name }) : place}
      {isIn ? <Sold {...given} /> : <Proposed {...given} />}
    </Line>
  );
}
