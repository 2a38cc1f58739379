import { Alert, Stack, Text } from "@mantine/core";
import type { Previewed, PricePreview } from "@mec/api/study";
import type { ReactNode } from "react";
import { losersText, namesByLoss } from "./losers-words.ts";
import { withoutExemptionText } from "./price-preview-words.ts";
import type { Moved } from "./types.ts";

type Preview = Pick<PricePreview, "losing" | "atRisk" | "withoutExemption"> & {
  people: readonly Previewed[];
};

const hasLosers = (losers: Preview["withoutExemption"]): boolean =>
  losers !== null && losers.losing + losers.atRisk > 0;

interface Props {
  preview: Preview;
  people: readonly Moved[];
  /** What can be done about it. */
  children?: ReactNode;
}

/** Who would lose by a step as things stand; nothing when nobody would. */
export function Losers({ preview, people, children }: Props) {
  if (!hasLosers(preview)) return null;
  return (
    <Alert color="sun">
      <Stack gap="xs">
        <Text size="sm" fw={preview.losing > 0 ? 600 : undefined}>
          {losersText(preview, namesByLoss(preview, people))}
        </Text>
        {children}
      </Stack>
    </Alert>
  );
}

/** The same if the excise exemption ended: a price is set for longer than the exemption is sure. */
export function LosersWithoutExemption({ preview }: Pick<Props, "preview">) {
  const { withoutExemption } = preview;
  if (!withoutExemption) return null;
  const told = (
    <Text size="sm" className="numbers">
      {withoutExemptionText(withoutExemption, preview.people)}
    </Text>
  );
  return hasLosers(withoutExemption) ? <Alert color="sun">{told}</Alert> : told;
}
