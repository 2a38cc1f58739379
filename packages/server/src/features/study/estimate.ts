import { type Estimate, type EstimateBasis, toEstimateInput } from "@mec/api/study";
import { dayInParis } from "@mec/domain/shared";
import type { EstimateInput as Home } from "@mec/domain/study";
import type { Actor, Deps, Origin } from "../../deps.ts";
import { communeOf } from "../../gateways/geocoder/index.ts";
import { findPublicIds, findReadable, getPlaceVerdict } from "../project/index.ts";
import { findAgreedPrice } from "./agreed-prices.ts";
import { findEstimateBases, findEstimateBasis } from "./estimate-basis.ts";
import { basesReadBy, basisWithoutPlant } from "./participant-basis.ts";
import { countRefusedToSign, countSettledElsewhere } from "./settled-elsewhere.ts";
import { isMostlyUntaxed } from "./untaxed/reads.ts";

/** For which of his own a person reads: the place that is answered for, and a plant that is left out of the sums. */
interface OwnPoints {
  readonly consumptionPointId?: string | undefined;
  readonly withoutProducer?: string | undefined;
}

const readerOf = (deps: Deps, actor: Actor | null, own: OwnPoints) =>
  actor && { accountId: actor.id, day: dayInParis(deps.now()), ...own };

/**
 * What an estimate is computed from: sums over a project that the person may see; his own price where he has one.
 * @throws DomainError NOT_FOUND, also for another person's plant.
 */
export async function getEstimateBasis(
  deps: Deps,
  projectId: string,
  actor: Actor | null,
  own: OwnPoints = {},
): Promise<EstimateBasis> {
  const { withoutProducer } = own;
  await findReadable(deps.db, projectId, actor);
  const whole = await findEstimateBasis(deps.db, projectId);
  const basis =
    withoutProducer === undefined
      ? whole
      : await basisWithoutPlant(deps.db, whole, {
          pointId: withoutProducer,
          holderId: actor?.id ?? null,
          day: dayInParis(deps.now()),
        });
  const [read = basis] = await basesReadBy(deps.db, [basis], readerOf(deps, actor, own));
  // Of as few as are told no sum of, nothing is said of their contracts either: a reader's own places make no public share.
  const isTold = whole.pledgedShare !== null && read.pledgedShare !== null;
  const elsewhere = isTold ? await countSettledElsewhere(deps.db, projectId) : 0;
  const refused = isTold ? await countRefusedToSign(deps.db, projectId) : 0;
  const agreedPrice = await findAgreedPrice(deps.db, projectId);
  // As long as nobody adds VAT, it is told without anyhow.
  const isUntaxed =
    agreedPrice !== null && whole.vatRegime !== "franchise" && (await isMostlyUntaxed(deps.db, projectId));
  return {
    ...read,
    agreedPrice,
    ...(isUntaxed && { isAgreedUntaxed: true }),
    ...(elsewhere > 0 && { settledElsewhere: elsewhere }),
    ...(refused > 0 && { refusedToSign: refused }),
  };
}

/**
 * The bases of those of these projects that are public; counted as one search, like a list.
 * @throws TooManyTries.
 */
export async function listEstimateBases(
  deps: Deps,
  { projectIds, ...own }: { readonly projectIds: readonly string[] } & OwnPoints,
  actor: Actor | null,
  origin: Origin,
) {
  await deps.limits.count("projectSearchesPerIp", origin.ip);
  const bases = await findEstimateBases(deps.db, await findPublicIds(deps.db, projectIds));
  return basesReadBy(deps.db, bases, readerOf(deps, actor, own));
}

/**
 * What a project would bring to a home, from typical curves only: nobody's own curve can be read from it.
 * @throws DomainError NOT_FOUND; TooManyTries.
 */
export async function estimateSaving(
  deps: Deps,
  projectId: string,
  home: Home,
  actor: Actor | null,
  origin: Origin,
): Promise<Estimate> {
  await deps.limits.count("estimatesPerIp", origin.ip);
  const basis = await getEstimateBasis(deps, projectId, actor);
  const place = home.address?.coordinates ?? home.coordinates ?? basis;
  const commune = home.address ? communeOf(home.address) : null;
  const { verdict: perimeter } = await getPlaceVerdict(deps, projectId, { ...place, commune }, actor);
  const day = dayInParis(deps.now());
  const { assumptions, typicalDays, ...figures } = await deps.workers.run(
    "estimate",
    toEstimateInput(
      basis,
      {
        yearlyConsumption: home.yearlyConsumption,
        contract: home.contract ?? null,
        consumerType: home.consumerType ?? "individual",
        meterPower: home.meterPower,
        workingHours: home.workingHours,
        reclaimsVat: home.reclaimsVat,
        electricHeating: home.electricHeating,
      },
      day,
    ),
    origin.ip,
  );
  return {
    ...figures,
    perimeter,
    assumptions: [...assumptions],
    typicalDays: typicalDays.map(({ hours, ...day }) => ({ ...day, hours: [...hours] })),
  };
}
