import {
  type ConsumerType,
  powerAnswer,
  powerAnswerText,
  supposesUsualPower,
  type ToldPower,
} from "@mec/domain/point";
import { t } from "../../../platform/i18n.ts";

interface Place extends ToldPower {
  readonly consumerType: ConsumerType;
  readonly annualConsumption: string;
}

/**
 * The power of a meter that was told, else that the usual one is counted for a business whose use is large, which decides
 * what a local kWh saves it; null where nothing is told and nothing doubted.
 */
export function meterPowerText({ consumerType, annualConsumption, ...told }: Place): string | null {
  const answer = powerAnswer(told);
  if (answer !== "") return powerAnswerText(answer);
  return supposesUsualPower({ consumerType, annualKwh: Number(annualConsumption) })
    ? t("36\u00a0kVA au plus, supposé")
    : null;
}
