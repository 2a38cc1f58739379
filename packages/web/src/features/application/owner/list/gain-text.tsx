import { Text } from "@mantine/core";
import type { Gain } from "./signed-gain.ts";

/** What a candidate would gain in a year, a loss in red, and at which price; a dash until it has come. */
export const GainText = ({ gain }: { gain: Gain | undefined }) => (
  <>
    <Text size="sm" {...(gain?.isLoss ? { c: "red.9" } : {})} className="numbers">
      {gain?.text ?? "–"}
    </Text>
    {gain && (
      <Text size="xs" c="dimmed" className="numbers" maw={170} ml="auto" style={{ whiteSpace: "normal" }}>
        {gain.atPrice}
      </Text>
    )}
  </>
);
