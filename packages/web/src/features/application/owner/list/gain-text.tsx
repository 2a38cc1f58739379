import { Text } from "@mantine/core";
import type { Gain } from "./signed-gain.ts";

/** What a candidate would gain in a year, a loss in red; a dash until it has come. */
export const GainText = ({ gain }: { gain: Gain | undefined }) => (
  <Text size="sm" {...(gain?.isLoss ? { c: "red.9" } : {})} className="numbers">
    {gain?.text ?? "–"}
  </Text>
);
