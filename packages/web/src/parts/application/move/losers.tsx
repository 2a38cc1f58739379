import { Alert, Button, Stack, Text } from "@mantine/core";
import type { Previewed, PricePreview } from "@mec/api/study";
import { formatNumber } from "@mec/domain/shared";
import type { MouseEvent, ReactNode } from "react";
import { t } from "../../../platform/i18n.ts";
import { laterLosersText, laterYearText, leftOutTogether, losersText, namesByLoss } from "./losers-words.ts";
import { arePlaces } from "./places.ts";
import { withoutExemptionText } from "./price-preview-words.ts";
import type { Moved, Removing } from "./types.ts";

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

/** Leaves all who would surely lose out of a step for many at once: one by one is long where there are many. */
export function WithoutLosers({ preview, people, onRemove }: Omit<Props, "children"> & Removing) {
  const ids = leftOutTogether(preview, people);
  if (!onRemove || ids.length === 0) return null;
  function leaveOut({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button goes with them: the focus stays in the dialog.
    currentTarget.closest<HTMLElement>("[role=dialog]")?.focus();
    for (const id of ids) onRemove?.(id);
  }
  return (
    <div>
      <Button variant="default" onClick={leaveOut}>
        {ids.length === 1
          ? t("Retirer la personne qui y perdrait")
          : t("Retirer les {{count}} qui y perdraient", { count: formatNumber(ids.length) })}
      </Button>
    </div>
  );
}

/** Who would lose by a step as things stand, the first year or a later one; nothing when nobody would. */
export function Losers({ preview, people, children }: Props) {
  const later = laterLosersText(preview, people);
  if (!hasLosers(preview) && later === null) return null;
  return (
    <Alert color="sun">
      <Stack gap="xs">
        {hasLosers(preview) && (
          <Text size="sm" fw={preview.losing > 0 ? 600 : undefined}>
            {losersText(preview, namesByLoss(preview, people))}
          </Text>
        )}
        {later && (
          <Text size="sm" fw={600}>
            {later}
          </Text>
        )}
        {children}
      </Stack>
    </Alert>
  );
}

/** The same if the excise exemption ended: a price is set for longer than the exemption is sure. */
export function LosersWithoutExemption({ preview, people }: Pick<Props, "preview" | "people">) {
  const { withoutExemption } = preview;
  if (!withoutExemption) return null;
  const told = (
    <Text size="sm" className="numbers">
      {withoutExemptionText(withoutExemption, preview.people, arePlaces(people))}
    </Text>
  );
  return hasLosers(withoutExemption) ? <Alert color="sun">{told}</Alert> : told;
}

/** Why the sum of a later year differs from the first year's, beside the sums that it stands in. */
export function LaterYear({ people }: Pick<Preview, "people">) {
  const why = laterYearText({ people });
  return (
    why && (
      <Text size="sm" c="dimmed">
        {why}
      </Text>
    )
  );
}
