import { Text } from "@mantine/core";
import type { ApplicationProgress } from "@mec/domain/application";
import type { ProductionPoint } from "@mec/domain/point";
import { toProductionForm } from "../../../parts/point/publishing/production-form.ts";
import { againstText, earnsText, plantText } from "../../../parts/point/revenue/revenue-words.ts";
import { sellerRange } from "../../../parts/point/revenue/seller-price.ts";
import { useRevenue, useVatRegime } from "../../../parts/point/revenue/use-revenue.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";

/** What a producer offers a project, and what it would bring him: the sum that he read before he applied. */
export function ProducerOffer({
  point,
  application,
}: {
  point: ProductionPoint;
  application: ApplicationProgress;
}) {
  const { profileType } = usePrices();
  const vatRegime = useVatRegime(application.projectId);
  const { revenue, asked } = useRevenue({
    plant: toProductionForm(point, profileType),
    projectId: application.projectId,
    price: point.price,
  });
  return (
    <div className="numbers">
      {revenue && asked && <Text size="sm">{plantText(asked.plant, revenue)}</Text>}
      <Text size="sm">
        {point.price
          ? t("Prix demandé\u00a0: {{range}}", {
              range: sellerRange(point.price, { profileType, vatRegime }),
            })
          : t("Électricité offerte")}
      </Text>
      {revenue && (
        <>
          <Text fw={700}>{t("{{amount}}, une année ordinaire", { amount: earnsText(revenue) })}</Text>
          <Text size="sm">{againstText(revenue)}</Text>
        </>
      )}
    </div>
  );
}
