import { Alert, Skeleton, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { type PricePreview as Preview, proposalCalls } from "@mec/api/study";
import { formatPrice, plural } from "@mec/domain/shared";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { feeText, gainText, rangeText } from "../../study/sum-words.ts";
import classes from "./price-preview.module.css";
import type { Moved } from "./types.ts";

const pauseOfTyping = 300;
/** The API's limit for one request. */
const mostAsked = 500;
const shownAtOnce = 8;

/** The price with and without VAT, as a contract writes them; they are equal when no VAT applies. */
function bothPrices({ price, vatRegime }: Preview): string {
  const ht = formatPrice(price, "professional");
  if (vatRegime === "franchise") {
    return t("{{ht}}, sans TVA\u00a0: vous n’en facturez pas.", { ht });
  }
  const both = t("{{ht}}, soit {{ttc}}.", { ht, ttc: formatPrice(price, "individual") });
  return vatRegime === null
    ? `${both} ${t("Dites votre régime de TVA dans le contrat de vente\u00a0: sans lui, la TVA est comptée.")}`
    : both;
}

function Losing({ losing, atRisk }: Preview) {
  if (losing === 0 && atRisk === 0) return null;
  return (
    <Alert color="sun">
      <Text size="sm" fw={losing > 0 ? 600 : undefined}>
        {losing > 0 &&
          `${plural(losing, t("personne y perdrait"), t("personnes y perdraient"))}, ${t("même dans le meilleur cas")}. `}
        {atRisk > 0 &&
          `${plural(atRisk, t("personne pourrait y perdre"), t("personnes pourraient y perdre"))}.`}
      </Text>
    </Alert>
  );
}

/** What each person would gain; only the first of many are shown. */
function Gains({ preview, people }: { preview: Preview; people: readonly Moved[] }) {
  const byId = new Map(preview.people.map((one) => [one.applicationId, one]));
  const rest = people.length - shownAtOnce;
  return (
    <dl className={classes.gains}>
      {people.slice(0, shownAtOnce).map(({ applicationId, name }) => {
        const saving = byId.get(applicationId)?.savingEur;
        return (
          <div key={applicationId}>
            <dt>{name}</dt>
            <dd className="numbers">{saving ? t("{{amount}} par an", { amount: gainText(saving) }) : "–"}</dd>
          </div>
        );
      })}
      {rest > 0 && (
        <div>
          <dt>{t("et {{others}}", { others: plural(rest, t("autre personne"), t("autres personnes")) })}</dt>
        </div>
      )}
    </dl>
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
      <Text size="sm" className="numbers">
        {t("Vous leur vendriez {{kwh}} par an, soit {{eur}} HT pour vous.", {
          kwh: rangeText(preview.soldKwh, "kWh"),
          eur: rangeText(preview.soldEur, "€"),
        })}
      </Text>
      <Text size="xs" c="dimmed">
        {t("Estimé comme sur la page du projet, selon leur consommation annuelle et leur contrat.")}
      </Text>
    </>
  );
}

interface Props {
  projectId: string;
  /** €/kWh without VAT; null while what is typed is not a price. */
  price: number | null;
  people: readonly Moved[];
}

/** What the price being typed would bring to the people it is proposed to, and to the seller. */
export function PricePreview({ projectId, price, people }: Props) {
  const [asked] = useDebouncedValue(price, pauseOfTyping);
  const applicationIds = people.slice(0, mostAsked).map(({ applicationId }) => applicationId);
  const { data, error, refetch, isFetching } = useAnswer(
    proposalCalls.previewPrice,
    asked === null ? null : { params: { id: projectId }, body: { price: asked, applicationIds } },
    { keepsFormer: true },
  );
  if (asked === null || price === null) return null;
  if (error) return <LoadError error={error} retry={() => void refetch()} />;
  return (
    <Stack gap="xs" aria-live="polite" aria-busy={isFetching}>
      {data ? <Told preview={data} people={people} /> : <Skeleton height={140} radius={12} />}
    </Stack>
  );
}
