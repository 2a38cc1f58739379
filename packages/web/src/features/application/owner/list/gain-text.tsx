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

type Cases = Pick<Gain, "text" | "isLoss" | "other">;

/** A year in both its cases, the one without the excise exemption first; a loss in red. */
export const GainCases = ({ text, isLoss, other }: Cases) => (
  <>
    {other && <Case text={t("sans exonération\u00a0: {{sum}}", { sum: other.text })} isLoss={other.isLoss} />}
    <Case text={other ? t("avec\u00a0: {{sum}}", { sum: text }) : text} isLoss={isLoss} />
  </>
);

const untold: Cases = { text: "–", isLoss: false, other: null };

/**
 * What a candidate would gain in a year, and at which price where it is not the announced one, which stands above the
 * list; a dash until it has come.
 */
export const GainText = ({ gain, isPriceBeside }: Props) => (
  <>
    <GainCases {...(gain ?? untold)} />
    {gain && !gain.isAnnounced && !(isPriceBeside && gain.isProposed) && (
      <Text size="xs" c="dimmed" className="numbers" maw={170} ml="auto" style={{ whiteSpace: "normal" }}>
        {gain.atPrice}
      </Text>
    )}
  </>
);
