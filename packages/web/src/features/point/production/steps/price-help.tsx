import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { conjunction, type PriceRange, type VatRegime } from "@mec/domain/shared";
import type { ProducerEstimate } from "@mec/energy";
import { Said } from "../../../../parts/study/said.tsx";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import classes from "./price-help.module.css";
import {
  pastCeilingText,
  priceMarks,
  projectPastCeilingText,
  shortRange,
  suggestedPastCeilingText,
} from "./price-help-words.ts";

interface Props {
  revenue: ProducerEstimate | undefined;
  isComing: boolean;
  /** The range to start from: the one that the joined project announces, or for a new project a careful one. */
  suggested: PriceRange | null;
  /** The range that is typed; undefined as long as it is none, null when the energy is given. */
  typed: PriceRange | null | undefined;
  isOfProject: boolean;
  /** The VAT of who sells the energy, or the one that is planned for him. */
  vatRegime: VatRegime;
  /** The one in which limits are told. */
  limitsIn: VatRegime;
  onTake: (range: PriceRange) => void;
}

interface TakeProps extends Pick<Props, "isOfProject" | "onTake"> {
  range: PriceRange;
  shown: string;
}

function Take({ range, shown, isOfProject, onTake }: TakeProps) {
  return (
    <Group>
      <Button
        variant="default"
        size="sm"
        h="auto"
        mih={36}
        py={6}
        styles={{ label: { whiteSpace: "normal", lineHeight: 1.35 } }}
        onClick={() => onTake(range)}
      >
        <span>
          {isOfProject
            ? t("Reprendre les prix du projet\u00a0:")
            : t("Partir d’une fourchette courante\u00a0:")}{" "}
          <span style={{ whiteSpace: "nowrap" }}>{shown}</span>
        </span>
      </Button>
    </Group>
  );
}

/** The prices that matter in the title, and what each changes behind it. */
function Marks({ marks }: { marks: ReturnType<typeof priceMarks> }) {
  if (marks.length === 0) return null;
  return (
    <Text component="details" size="sm">
      <summary className="numbers">
        {t("Repères\u00a0: {{prices}}", { prices: conjunction(marks.map(({ price }) => price)) })}
      </summary>
      <dl className={classes.marks}>
        {marks.map(({ price, text }) => (
          <div key={price}>
            <dt className="numbers">{price}</dt>
            <dd>
              <Said text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Text>
  );
}

/** Prices at which both sides gain, with a range as a suggestion. */
export function PriceHelp({
  revenue,
  isComing,
  suggested,
  typed,
  isOfProject,
  vatRegime,
  limitsIn,
  onTake,
}: Props) {
  const { profileType } = usePrices();
  if (!revenue) return isComing && <Skeleton mih={{ base: 112, xs: 86 }} />;
  const reader = { profileType, vatRegime };
  const limits = { profileType, vatRegime: limitsIn };
  // As it is read: what is typed with VAT is kept with more digits.
  const isTaken = suggested && typed && shortRange(typed, reader) === shortRange(suggested, reader);
  const isOurs = isTaken && isOfProject;
  const advice = isOurs ? projectPastCeilingText(suggested, revenue, limits) : null;
  const typedPasses = typed && !isOurs ? pastCeilingText(typed, revenue, limits) : null;
  const suggestedPasses =
    suggested && !isTaken && !typedPasses
      ? suggestedPastCeilingText(suggested, isOfProject, revenue, limits)
      : null;
  return (
    <Stack gap="xs">
      <div>
        <Text
          size="sm"
          c={typedPasses ? "red.9" : undefined}
          role="status"
          mb={typedPasses || advice ? "xs" : 0}
        >
          {typedPasses ?? advice}
        </Text>
        <Marks marks={priceMarks(revenue, limits, (typedPasses ?? advice) !== null)} />
      </div>
      {suggested && !isTaken && (
        <Take {...{ isOfProject, onTake }} range={suggested} shown={shortRange(suggested, reader)} />
      )}
      {suggestedPasses && <Text size="sm">{suggestedPasses}</Text>}
    </Stack>
  );
}
