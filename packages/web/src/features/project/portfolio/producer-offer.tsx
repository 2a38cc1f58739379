import { Text } from "@mantine/core";
import { type ApplicationProgress, countsAsParticipant, currentStatus } from "@mec/domain/application";
import type { ProductionPoint } from "@mec/domain/point";
import { toProductionForm } from "../../../parts/point/publishing/production-form.ts";
import { shortQuotePaidText } from "../../../parts/point/revenue/quote-payback.ts";
import { againstText, earnsText, plantText } from "../../../parts/point/revenue/revenue-words.ts";
import { sellerRange } from "../../../parts/point/revenue/seller-price.ts";
import { useKnownVatRegime, useRevenue } from "../../../parts/point/revenue/use-revenue.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";

/** A price is asked for until the project has said yes to it. */
const priceText = (range: string, isAccepted: boolean): string =>
  isAccepted ? t("Votre prix\u00a0: {{range}}", { range }) : t("Prix demandé\u00a0: {{range}}", { range });

/** What a producer offers a project, and what it would bring him: the sum that he read before he applied. */
export function ProducerOffer({
  point,
  application,
}: {
  point: ProductionPoint;
  application: ApplicationProgress;
}) {
  const { profileType } = usePrices();
  // Before the project's terms are known, its price would be said with a VAT that may not be due.
  const vatRegime = useKnownVatRegime(application.projectId);
  const isAccepted = countsAsParticipant(currentStatus(application.progress));
  const plant = toProductionForm(point, profileType);
  const { revenue, asked } = useRevenue({
    plant,
    projectId: application.projectId,
    memberId: point.projectId === application.projectId ? point.id : undefined,
    price: point.price,
  });
  const paid = revenue && shortQuotePaidText(point.quoteEur ?? undefined, revenue);
  return (
    <div className="numbers">
      {revenue && asked && <Text size="sm">{plantText(asked.plant, revenue)}</Text>}
      <Text size="sm">
        {point.price
          ? vatRegime !== undefined &&
            priceText(sellerRange(point.price, { profileType, vatRegime }), isAccepted)
          : t("Électricité offerte")}
      </Text>
      {revenue && (
        <>
          <Text fw={700}>{t("{{amount}}, une année ordinaire", { amount: earnsText(revenue) })}</Text>
          <Text size="sm">{againstText(revenue)}</Text>
          {paid && <Text size="sm">{paid}</Text>}
        </>
      )}
    </div>
  );
}
