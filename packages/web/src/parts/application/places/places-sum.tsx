import { Skeleton, Stack, Text } from "@mantine/core";
import { proposalCalls } from "@mec/api/study";
import { type ApplicationProgress, currentStatus, isLive } from "@mec/domain/application";
import type { ConsumptionPoint } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { useMemo } from "react";
import { useAnswer } from "../../../platform/answer.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { homeOfPoint } from "../../point/dossier/home-of-point.ts";
import { isUnexempted } from "../../project/answer/saving-words.ts";
import { useAnswers } from "../../project/answer/use-answers.ts";
import { addedTexts, type PlaceSum } from "../../study/added-sum.ts";
import { Said } from "../../study/said.tsx";
import { useJoinedProject } from "../use-joined-project.ts";
import { toldSum } from "./told-sum.ts";

interface Applied {
  readonly point: ConsumptionPoint;
  readonly application: ApplicationProgress;
}

/** The sum on a place's card; null where it has none, undefined as long as it is not known. */
function usePlaceSum({ point, application }: Applied): PlaceSum | null | undefined {
  const { profileType } = usePrices();
  const kind = toldSum(application);
  const { data: project } = useJoinedProject(application);
  const home = useMemo(() => homeOfPoint(point, profileType), [point, profileType]);
  const isPriced = kind === "proposed" || kind === "agreed";
  const { data: price, error } = useAnswer(
    proposalCalls.getPriceProposal,
    isPriced ? { params: { id: point.id } } : null,
  );
  // A place that has a sum of its own needs no estimate, which would be computed for nothing.
  const isEstimated = kind && (!isPriced || price === null || error);
  const answers = useAnswers(project && isEstimated ? [project.id] : [], home);
  if (!kind || project === null) return null;
  if (!project || (isPriced && price === undefined && !error)) return undefined;
  // A sum that cannot be computed is missing from the total, which says of how many places it is.
  const estimated = home ? answers && (answers.get(project.id) ?? null) : null;
  const sum = price ?? estimated;
  return (
    sum && {
      ...sum,
      projectId: project.id,
      isUnexempted: isUnexempted(project, dayInParis(new Date())),
      isPriced: Boolean(price),
    }
  );
}

interface Props {
  /** The places whose sum is still to be added. */
  places: readonly Applied[];
  sums: readonly PlaceSum[];
  /** How many places take part or have applied. */
  total: number;
}

/** The room of the total and of its other case, until every sum is known. */
const TotalToCome = () => (
  <Stack gap={4} mb="md" aria-hidden>
    <Skeleton height={24} maw={520} />
    <Skeleton height={24} maw={420} />
    <Skeleton height={20} maw={480} />
  </Stack>
);

function Next({ place, ...props }: Props & { place: Applied }) {
  const sum = usePlaceSum(place);
  if (sum === undefined) return <TotalToCome />;
  return <Added {...props} sums={sum ? [...props.sums, sum] : props.sums} />;
}

/** Asks for the sum of each place at once: added one after the other, each would wait for the one before. */
function Asked({ place }: { place: Applied }) {
  usePlaceSum(place);
  return null;
}

/** Adds up place after place: the first sum that is not known yet keeps the total back. */
function Added({ places: [place, ...places], sums, total }: Props) {
  if (place) return <Next key={place.point.id} place={place} places={places} sums={sums} total={total} />;
  const texts = addedTexts(sums, { total });
  return (
    texts && (
      <Stack gap={4} mb="md" className="numbers">
        <Text fw={600}>{texts.told}</Text>
        {texts.other && (
          <Text fw={600}>
            <Said text={texts.other} />
          </Text>
        )}
        {texts.shared && <Text size="sm">{texts.shared}</Text>}
      </Stack>
    )
  );
}

/** What all of the person's places save together, above their cards. */
export function PlacesSum({ points }: { points: readonly ConsumptionPoint[] }) {
  const places = points.flatMap((point) => {
    const application = point.applicationProgress;
    return application && isLive(currentStatus(application.progress)) ? [{ point, application }] : [];
  });
  return (
    places.length > 1 && (
      <>
        {places.map((place) => (
          <Asked key={place.point.id} place={place} />
        ))}
        <Added places={places} sums={[]} total={places.length} />
      </>
    )
  );
}
