import { Text } from "@mantine/core";
import { dayInParis } from "@mec/domain/shared";
import { oldTariffsText } from "@mec/domain/study";
import { checksOf, oldChecksOf, oldChecksOfConsumer } from "@mec/energy";
import { t } from "../../platform/i18n.ts";

/**
 * Beside a result: since when the figures it counts were not found in their source; nothing while all are fresh. The sum
 * of a consumer counts no price that a producer is paid. `advice`: what to do about it.
 */
export function TariffsChecked({
  isOfConsumer = false,
  advice,
}: {
  isOfConsumer?: boolean;
  advice?: string;
}) {
  const old = isOfConsumer ? oldChecksOfConsumer : oldChecksOf;
  const today = dayInParis(new Date());
  const told = oldTariffsText(old(today), checksOf(today));
  return (
    told && (
      <Text size="sm" c="dimmed">
        {t(told)} {advice}
      </Text>
    )
  );
}
