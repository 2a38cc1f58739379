import { Alert, Button, Skeleton, Stack, Text } from "@mantine/core";
import type { PricePreview as Preview } from "@mec/api/study";
import { formatNumber } from "@mec/domain/shared";
import { useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { feeText, ownGain } from "../../study/net-words.ts";
import { TariffsChecked } from "../../study/tariffs-checked.tsx";
import classes from "./price-preview.module.css";
import { bothPrices, losersText, soldText, withoutExemptionText } from "./price-preview-words.ts";
import type { Moved } from "./types.ts";
import { type PreviewedPrice, usePricePreview } from "./use-price-preview.ts";

const shownAtOnce = 8;

/** Who would lose if the excise exemption ended: the owner decides a price for longer than it is sure. */
function WithoutExemption({ withoutExemption }: Preview) {
  if (!withoutExemption) return null;
  return <Text size="sm">{withoutExemptionText(withoutExemption)}</Text>;
}

function Losing({ losing, atRisk }: Preview) {
  if (losing === 0 && atRisk === 0) return null;
  return (
    <Alert color="sun">
      <Text size="sm" fw={losing > 0 ? 600 : undefined}>
        {losersText({ losing, atRisk })}
      </Text>
    </Alert>
  );
}

/** What each person would gain: the first of many, then all when asked. */
function Gains({ preview, people }: { preview: Preview; people: readonly Moved[] }) {
  const [areAllShown, setAllShown] = useState(false);
  const byId = new Map(preview.people.map((one) => [one.applicationId, one]));
  const shown = areAllShown ? people : people.slice(0, shownAtOnce);
  return (
    <>
      <dl className={classes.gains}>
        {shown.map(({ applicationId, name }) => {
          const saving = byId.get(applicationId);
          return (
            <div key={applicationId}>
              <dt>{name}</dt>
              <dd className="numbers">
                {saving ? t("{{amount}} par an", { amount: ownGain(saving) }) : "–"}
              </dd>
            </div>
          );
        })}
      </dl>
      {shown.length < people.length && (
        <Button variant="subtle" size="compact-sm" px={0} onClick={() => setAllShown(true)}>
          {t("Voir les {{count}} personnes", { count: formatNumber(people.length, 0) })}
        </Button>
      )}
    </>
  );
}

/**
 * Everything shown here comes from one answer, so that figures of two prices never mix while the next answer
 * is awaited.
 */
function Told({ preview, people }: { preview: Preview; people: readonly Moved[] }) {
  return (
    <>
      <Text size="sm" className="numbers">
        {bothPrices(preview)}
      </Text>
      <div>
        <Text size="sm" fw={600}>
          {t("Ce qu’il en resterait à chacun, {{fee}}", {
            fee: feeText(preview.people[0]?.membershipEur ?? null),
          })}
        </Text>
        <Gains preview={preview} people={people} />
      </div>
      <Losing {...preview} />
      <WithoutExemption {...preview} />
      <Text size="sm" className="numbers">
        {soldText(preview)}
      </Text>
      <TariffsChecked />
      <Text size="xs" c="dimmed">
        {t("Estimé comme sur la page du projet, selon leur consommation annuelle et leur contrat.")}
      </Text>
    </>
  );
}

/** What the price being typed would bring to the people it is proposed to, and to the seller. */
export function PricePreview(props: PreviewedPrice) {
  const { price, people } = props;
  const { asked, data, error, refetch, isFetching } = usePricePreview(props);
  if (asked === null || price === null) return null;
  if (error) return <LoadError error={error} retry={() => void refetch()} />;
  return (
    <Stack gap="xs" aria-live="polite" aria-busy={isFetching}>
      {data ? <Told preview={data} people={people} /> : <Skeleton height={140} radius={12} />}
    </Stack>
  );
}
