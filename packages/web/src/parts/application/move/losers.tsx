import { Alert, Text } from "@mantine/core";
import type { PricePreview } from "@mec/api/study";
import { losersText, withoutExemptionText } from "./price-preview-words.ts";

type Props = Pick<PricePreview, "losing" | "atRisk" | "withoutExemption">;

/**
 * How many would lose by a price, now and if the excise exemption ended: a price is set for longer than the exemption
 * is sure.
 */
export function Losers({ losing, atRisk, withoutExemption }: Props) {
  return (
    <>
      {(losing > 0 || atRisk > 0) && (
        <Alert color="sun">
          <Text size="sm" fw={losing > 0 ? 600 : undefined}>
            {losersText({ losing, atRisk })}
          </Text>
        </Alert>
      )}
      {withoutExemption && <Text size="sm">{withoutExemptionText(withoutExemption)}</Text>}
    </>
  );
}
