import { Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { plantSaleCalls } from "@mec/api/study";
import {
  type ApplicationProgress,
  countsAsParticipant,
  currentStatus,
  type Departure,
  mayAskToLeave,
} from "@mec/domain/application";
import { isTariffUnknown, type ProductionPoint } from "@mec/domain/point";
import { isMixedVat } from "@mec/domain/shared";
import { Link } from "react-router";
import { toProductionForm } from "../../../parts/point/publishing/production-form.ts";
import { proposedPriceText, untaxedAgreed } from "../../../parts/point/revenue/agreed-words.ts";
import { buyBackText } from "../../../parts/point/revenue/buy-back-words.ts";
import { SaleContracts, SaleTable } from "../../../parts/point/revenue/plant-sale.tsx";
import { salePaidText, shortQuotePaidText } from "../../../parts/point/revenue/quote-payback.ts";
import { refusedText } from "../../../parts/point/revenue/refused-words.ts";
import { againstText, earnsText, lossText, plantText } from "../../../parts/point/revenue/revenue-words.ts";
import { SaleTerms } from "../../../parts/point/revenue/sale-terms.tsx";
import { lessThanSellingTexts } from "../../../parts/point/revenue/until-its-end.ts";
import {
  useAgreedPrice,
  useAgreedVat,
  useKnownVatRegime,
  useRevenue,
} from "../../../parts/point/revenue/use-revenue.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { nullWhenMissing } from "../../../platform/null-when.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { Folded } from "../../../ui/layout/folded.tsx";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { statusOf } from "./next-step.ts";
import { leavingSaleText } from "./producer-leaving.ts";
import { SaleNotHere } from "./sale-not-here.tsx";
import { useContractsLeft } from "./use-contracts-left.ts";

interface Props {
  point: ProductionPoint;
  application: ApplicationProgress;
  /** How many contracts, which their consumers have signed, wait for him: none of them is signed yet. */
  salesToSign: number;
}

const Lines = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <Text key={text} size="sm">
      <Unbroken text={text} />
    </Text>
  ));

/** A loss is told before the sum. */
const Earns = ({ loss, earns }: { loss: string | null | undefined; earns: string }) => (
  <>
    {loss && <Text fw={700}>{loss}</Text>}
    <Text fw={loss ? 400 : 700}>{earns}</Text>
  </>
);

/** What a producer asks a project that has not answered yet, and what it would bring him: the sum that he read before he applied. */
function Asked({ point, application }: Omit<Props, "salesToSign">) {
  const { profileType } = usePrices();
  // Before the project's terms are known, its price would be said with a VAT that may not be due.
  const agreed = useAgreedPrice(application.projectId);
  const agreedVat = useAgreedVat(application.projectId);
  const known = useKnownVatRegime(application.projectId);
  const vatRegime = point.vatRegime ?? (isMixedVat(known ?? null) ? null : known);
  const readAs = vatRegime ?? null;
  const plant = toProductionForm(point, profileType);
  const { projectId } = application;
  const own = { vatRegime: point.vatRegime ?? null };
  const { buyBack = null, sellsSurplus, contractEndsOn } = point;
  const { revenue, asked, elsewhere } = useRevenue({
    ...{ plant, projectId, price: point.price, buyBack, sellsSurplus, contractEndsOn },
    ownVat: own.vatRegime,
  });
  const counted = asked && { soldAt: asked.price, comingAt: asked.comingPrice ?? null };
  const less =
    revenue && counted && (buyBack || contractEndsOn)
      ? lessThanSellingTexts(buyBack, { ...revenue, ...counted, contractEndsOn }, readAs)
      : [];
  const loss = revenue && lossText({ ...revenue, buyBack });
  const untaxed = untaxedAgreed(agreed, { ...own, projectVat: agreedVat, revenue });
  const paid =
    revenue && shortQuotePaidText(point.quoteEur ?? undefined, revenue, { profileType, vatRegime: readAs });
  return (
    <div className="numbers">
      {revenue && asked && <Text size="sm">{plantText(asked.plant, revenue)}</Text>}
      <Text size="sm">
        {vatRegime !== undefined &&
          proposedPriceText(agreed, point.price, { profileType, vatRegime }, agreedVat)}
      </Text>
      {untaxed && (
        <Text size="sm">
          <Unbroken text={untaxed} />
        </Text>
      )}
      {revenue && (
        <>
          <Earns loss={loss} earns={earnsText(revenue)} />
          {elsewhere && <Text size="sm">{elsewhere}</Text>}
          <Text size="sm">
            {againstText({
              ...revenue,
              isTariffUnknown: isTariffUnknown({ ...point, isLaid: point.operational.isOperational }),
            })}
          </Text>
          <Lines texts={less} />
          {(buyBack || paid) && (
            <Text component="details" size="sm">
              <summary>{t("Sur quoi repose cette somme\u202f?")}</summary>
              {buyBack && <Unbroken text={buyBackText(buyBack, { ...point, ...revenue }, readAs)} />} {paid}
            </Text>
          )}
        </>
      )}
      <SaleTerms projectId={application.projectId} />
    </div>
  );
}

/** What he sells in the project that said yes: what is agreed and signed, then the rest. */
function Sold({ point, application, salesToSign }: Props) {
  const { profileType } = usePrices();
  const {
    data: sale,
    error,
    fetchStatus,
    refetch,
  } = useAnswer(plantSaleCalls.getPlantSale, { params: { id: point.id } }, { or: nullWhenMissing });
  if (sale === undefined)
    return <SaleNotHere isOffline={fetchStatus === "paused"} retry={error ? () => void refetch() : null} />;
  if (sale === null) return null;
  const { powerKwc, producedKwh } = sale;
  // He may still say no, by writing or by leaving.
  const isOpen =
    statusOf(point) === "SIGNATURE" && Boolean(sale.agreed?.price) && sale.signed?.contracts === 0;
  const beside = [refusedText(sale), salePaidText(point.quoteEur, sale, profileType)];
  return (
    <>
      <SaleTable sale={sale} signing={salesToSign} />
      {beside.map(
        (said) =>
          said && (
            <Text key={said} size="sm" mb={8}>
              <Unbroken text={said} />
            </Text>
          ),
      )}
      {sale.signed?.contracts === 0 && <SaleTerms projectId={application.projectId} />}
      <Folded title={t("Prix et contrats de vente")}>
        {powerKwc !== null && producedKwh !== null && (
          <Text size="sm" className="numbers">
            {plantText({ type: point.productionType, powerKw: powerKwc }, { producedKwh })}
          </Text>
        )}
        <SaleContracts sale={sale} signing={salesToSign} />
        {/* Until then it stands among his other actions. */}
        {mayAskToLeave(statusOf(point)) && (
          <Anchor
            component={Link}
            size="sm"
            to={pages.producerStep.to({ step: "price" }, { query: { productionPointId: point.id } })}
          >
            {t("Modifier le prix ou la TVA")}
          </Anchor>
        )}
        {isOpen && (
          <Text size="sm">
            <Unbroken
              text={t(
                "Ce prix ne vous engage que par les contrats que vous signerez. S’il ne vous va pas, écrivez au porteur.",
              )}
            />
          </Text>
        )}
      </Folded>
    </>
  );
}

/** What still counts for who asked to leave: no sum of a year that he does not stay, no contract that does not come. */
function Leaving({ point, application, departure }: Omit<Props, "salesToSign"> & { departure: Departure }) {
  const { contracts, isKnown } = useContractsLeft(application.id, point.id);
  if (!isKnown) return null;
  return (
    <Text size="sm">
      <Unbroken text={leavingSaleText(contracts, departure)} />
    </Text>
  );
}

export function ProducerOffer({ point, application, salesToSign }: Props) {
  const status = currentStatus(application.progress);
  const departure = mayAskToLeave(status) ? application.departure : undefined;
  if (departure) return <Leaving {...{ point, application, departure }} />;
  return countsAsParticipant(status) ? (
    <Sold {...{ point, application, salesToSign }} />
  ) : (
    <Asked point={point} application={application} />
  );
}
