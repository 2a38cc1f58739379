import { Text } from "@mantine/core";
import { t } from "../../../../platform/i18n.ts";
import type { Gain } from "./signed-gain.ts";

interface Props {
  gain: Gain | undefined;
  /** A column beside has the price that was proposed. */
  isPriceBeside: boolean;
}

const Case = ({ text, isLoss }: { text: string; isLoss: boolean }) => (
  <Text size="sm" {...(isLoss ? { c: "red.9" } : {})} className="numbers">
    {text}
  </Text>
);

/**
 * What a candidate would gain in a year, a loss in red, of two cases the one without the excise exemption first, and at which price where
 * it is not the announced one, which stands above the list; a dash until it has come.
 */
export const GainText = ({ gain, isPriceBeside }: Props) => (
  <>
    {gain?.other && (
      <Case
        text={t("sans exonération\u00a0: {{sum}}", { sum: gain.other.text })}
        isLoss={gain.other.isLoss}
      />
    )}
    <Case
      text={gain?.other ? t("avec\u00a0: {{sum}}", { sum: gain.text }) : (gain?.text ?? "–")}
      isLoss={gain?.isLoss ?? false}
    />
    {gain && !gain.isAnnounced && !(isPriceBeside && gain.isProposed) && (
      <Text size="xs" c="dimmed" className="numbers" maw={170} ml="auto" style={{ whiteSpace: "normal" }}>
        {gain.atPrice}
      </Text>
    )}
  </>
);
