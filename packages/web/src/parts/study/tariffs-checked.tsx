import { Text } from "@mantine/core";
import { dayInParis } from "@mec/domain/shared";
import { oldTariffsText } from "@mec/domain/study";
import { oldChecksOf } from "@mec/energy";
import { t } from "../../platform/i18n.ts";

/** Beside a result: since when the figures it counts were not found in their source; nothing while all are fresh. `advice`: what to do about it. */
export function TariffsChecked({ advice }: { advice?: string }) {
  const told = oldTariffsText(oldChecksOf(dayInParis(new Date())));
  return (
    told && (
      <Text size="sm" c="dimmed">
        {t(told)} {advice}
      </Text>
    )
  );
}
