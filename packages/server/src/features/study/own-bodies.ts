import type { Study } from "@mec/api/study";
import { participantName } from "@mec/domain/document";
import { haveOneHolder, holderKeys } from "@mec/domain/signatory";
import { type OwnPlace, type OwnSale, ownBodyGain } from "@mec/domain/study";
import { type Revenue, vatOn } from "@mec/energy";
import { type ById, resultOf } from "./compute/by-id.ts";
import type { ConsumerInput } from "./compute/study-input.ts";
import type { StudyResult } from "./compute/study-result.ts";
import type { KnownCurve } from "./curves/stored-curve.ts";
import type { LoadedStudy } from "./load-study.ts";
import type { Held, Member, Producer } from "./member-store.ts";

type Participant = Study["participants"][number];

/** A place with what was studied of it. */
interface Place {
  readonly member: Member;
  readonly consumer: ConsumerInput<KnownCurve>;
  readonly participant: Participant;
}

interface Body {
  readonly plants: readonly Producer[];
  readonly places: readonly Place[];
}

/** The bodies with this point in the one that it joins them to, and the others: through it two may turn out to be one. */
function joined(bodies: readonly Body[], point: Held, added: Body): Body[] {
  const isIts = ({ plants }: Body) => plants.some((plant) => haveOneHolder(plant, point));
  const its = [...bodies.filter(isIts), added];
  const one = { plants: its.flatMap(({ plants }) => plants), places: its.flatMap(({ places }) => places) };
  return [...bodies.filter((body) => !isIts(body)), one];
}

/** Those who sell, each with his places, of whom some consume. */
function bodiesOf(producers: readonly Producer[], places: readonly Place[]): Body[] {
  let bodies: Body[] = [];
  for (const plant of producers) bodies = joined(bodies, plant, { plants: [plant], places: [] });
  const keys = new Set(producers.flatMap(holderKeys));
  const known = places.filter(({ member }) => holderKeys(member).some((key) => keys.has(key)));
  for (const place of known) {
    if (producers.some((plant) => haveOneHolder(plant, place.member)))
      bodies = joined(bodies, place.member, { plants: [], places: [place] });
  }
  return bodies.filter((body) => body.places.length > 0);
}

function placeSum({ consumer, participant }: Place): OwnPlace {
  const { savingEur, withoutVat, sharedKwh, localPrice, exemptionEur = 0 } = participant;
  const energyEur = sharedKwh * localPrice;
  const subscriptionEur = consumer.fees.subscription;
  const vat = withoutVat ? 0 : vatOn(consumer.vatRegime ?? "taxed");
  return {
    savingEur: withoutVat?.savingEur ?? savingEur,
    energyEur,
    subscriptionEur,
    vatEur: (energyEur + subscriptionEur) * vat,
    exemptionEur,
  };
}

/** The structure that signs, else the person, else who holds the account. */
function nameOf({ plants, places }: Body): string {
  const held: Held[] = [...plants, ...places.map(({ member }) => member)];
  const named =
    held.find(({ identity }) => identity?.entityType === "Professionnel") ??
    held.find(({ identity }) => identity !== null) ??
    held[0];
  return named ? participantName(named.identity, named) : "";
}

function taxOf(places: readonly Place[]): "all" | "some" | "none" {
  const without = places.filter(({ participant }) => participant.withoutVat).length;
  if (without === 0) return "none";
  return without === places.length ? "all" : "some";
}

/** Those who produce and consume in a study, with what a year leaves to each: only its owner reads it. */
export function ownBodiesOf(
  { members, producers, input }: LoadedStudy,
  participants: Study["participants"],
  { result, revenues }: { readonly result: StudyResult; readonly revenues: ById<Revenue> },
): NonNullable<Study["ownBodies"]> {
  const places = members.map((member, index) => ({
    member,
    consumer: input.consumers[index]!,
    participant: participants[index]!,
  }));
  // A plant pays as a place of its body does.
  const feeOf = (own: readonly Place[]) =>
    Math.max(0, ...own.map(({ consumer }) => consumer.fees.membership ?? 0));
  const saleOf = ({ productionPointId: id }: Producer, membershipEur: number): OwnSale => {
    const { productionKwh, surplusKwh } = resultOf(result.producers, id);
    const { local, surplus, sellingAll } = resultOf(revenues, id);
    return {
      sharedKwh: productionKwh - surplusKwh,
      localSaleEur: local,
      surplusSaleEur: surplus,
      wholeSaleEur: sellingAll,
      membershipEur,
    };
  };
  return bodiesOf(producers, places).map((body) => ({
    name: nameOf(body),
    places: body.places.map(({ member }) => member.pointName),
    plants: body.plants.map(({ name }) => name),
    withoutVat: taxOf(body.places),
    ...ownBodyGain(
      body.places.map(placeSum),
      body.plants.map((plant) => saleOf(plant, feeOf(body.places))),
      result.totals.sharedKwh,
    ),
  }));
}
