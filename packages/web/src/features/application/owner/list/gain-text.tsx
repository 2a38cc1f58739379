import { Text } from "@mantine/core";
import { t } from "../../../../platform/i18n.ts";
import type { Gain } from "./signed-gain.ts";

interface Props {
  gain: Gain | undefined;
  /** A column beside has the price that was proposed. */
  isPriceBeside: boolean;
}

/**
 * What a candidate would gain in a year, a loss in red, under it the case without the excise exemption, and at which price where
 * it is not the announced one, which stands above the list; a dash until it has come.
 */
export const GainText = ({ gain, isPriceBeside }: Props) => (
  <>
    <Text size="sm" {...(gain?.isLoss ? { c: "red.9" } : {})} className="numbers">
      {gain?.text ?? "–"}
    </Text>
    {gain?.other && (
      <Text size="xs" c={gain.other.isLoss ? "red.9" : "dimmed"} className="numbers">
        {t("sans exonération\u00a0: {{sum}}", { sum: gain.other.text })}
      </Text>
    )}
    {gain && !gain.isAnnounced && !(isPriceBeside && gain.isProposed) && (
      <Text size="xs" c="dimmed" className="numbers" maw={170} ml="auto" style={{ whiteSpace: "normal" }}>
        {gain.atPrice}
      </Text>
    )}
  </>
);
