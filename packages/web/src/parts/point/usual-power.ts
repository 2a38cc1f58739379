import { type ConsumerType, type Segment, supposesUsualPower } from "@mec/domain/point";
import { t } from "../../platform/i18n.ts";

interface Place {
  readonly consumerType: ConsumerType;
  readonly annualConsumption: string;
  readonly segment?: Segment;
}

/** That the usual power is counted for a business whose use is large, which decides what a local kWh saves it; null where nothing is doubted. */
export const usualPowerText = ({ consumerType, annualConsumption, segment }: Place): string | null =>
  supposesUsualPower({ consumerType, annualKwh: Number(annualConsumption), segment })
    ? t("36\u00a0kVA au plus, supposé")
    : null;
