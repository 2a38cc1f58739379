import type { Dues } from "@mec/domain/pmo";
import type { Db } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { loadTermsOf } from "../document/reads.ts";
import { loadFeeAmountsAt } from "../pmo/reads.ts";
import { findOwnParts } from "../signatory/reads.ts";
import { type Asked, type AskedOf, askedBeside, loadAskedOf } from "./asked-of-members.ts";
import type { Moment, VatOf } from "./moment.ts";

/** A place of which it is read what is asked. */
export interface PlaceAsked {
  readonly pointId: string;
  /** What a bulletin says that he pays, which he signs with the price; what members pay now where none does. */
  readonly dues?: Dues | null;
}

/** What the project asked of some of its members at a moment, beside the price. */
async function loadAskedAt(
  { db }: Deps,
  projectId: string,
  { pointIds, moment, vatThen }: { pointIds: readonly string[]; moment: Moment; vatThen: VatOf },
): Promise<AskedOf> {
  const at = new Date(moment.at);
  const [askedOf, termsOf, amountsAt] = await Promise.all([
    loadAskedOf(db, projectId, pointIds),
    loadTermsOf(db, projectId, pointIds),
    loadFeeAmountsAt(db, projectId),
  ]);
  return (pointId) => {
    const asked = askedOf(pointId);
    if (pointId === null) return asked;
    const then = termsOf(pointId, at)?.terms;
    return {
      ...asked,
      fees: { ...amountsAt(at), subscription: then?.subscription ?? 0 },
      vatRegime: vatThen(then?.vatRegime ?? null),
      engagement: {
        durationYears: then?.durationYears ?? null,
        tacitRenewal: then?.tacitRenewal ?? null,
        noticeMonths: then?.noticeMonths ?? null,
        indexation: then?.indexation ?? null,
        indexationRate: then?.indexationRate ?? null,
      },
    };
  };
}

/** What is asked of a place, and the part of what it would buy that its own body sells to it. */
export interface AskedOfPlace {
  readonly asked: Asked;
  readonly ownPart: number;
}

/** What is asked of some places beside what their own bodies sell to them, which is what is known today. */
export async function askedOfPlaces(
  db: Db,
  projectId: string,
  { pointIds, askedOf }: { readonly pointIds: readonly string[]; readonly askedOf: AskedOf },
): Promise<(pointId: string) => AskedOfPlace> {
  const ownParts = await findOwnParts(db, projectId, pointIds);
  return (pointId) => {
    const ownPart = ownParts.get(pointId) ?? 0;
    return { asked: askedBeside(askedOf(pointId), ownPart), ownPart };
  };
}

/** The same, today or at a moment. */
export async function loadAskedOfPlaces(
  deps: Deps,
  projectId: string,
  {
    places,
    moment,
    vatThen,
  }: {
    places: readonly PlaceAsked[];
    moment: Moment | undefined;
    /** The VAT of that moment. */
    vatThen: VatOf | undefined;
  },
): Promise<(pointId: string) => AskedOfPlace> {
  const pointIds = places.map(({ pointId }) => pointId);
  const askedOf =
    moment && vatThen
      ? await loadAskedAt(deps, projectId, { pointIds, moment, vatThen })
      : await loadAskedOf(deps.db, projectId, pointIds);
  const askedOfPlace = await askedOfPlaces(deps.db, projectId, { pointIds, askedOf });
  const duesOf = new Map(places.map(({ pointId, dues }) => [pointId, dues]));
  return (pointId) => {
    const place = askedOfPlace(pointId);
    const dues = moment ? null : duesOf.get(pointId);
    if (!dues) return place;
    const fees = { ...place.asked.fees, membership: dues.yearly, entrance: dues.once };
    return { ...place, asked: { ...place.asked, fees } };
  };
}
