import type { Engagement } from "@mec/api/study";
import { emptySalesTerms, type SalesTerms } from "@mec/domain/document";
import type { Dues } from "@mec/domain/pmo";
import { paysNobody } from "@mec/domain/study";
import type { Db } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { loadTermsOf } from "../document/terms/reads.ts";
import { loadFeeAmountsAt } from "../pmo/reads.ts";
import { loadVatOf } from "../project/reads.ts";
import { findOwnParts } from "../signatory/reads.ts";
import { type Asked, type AskedOf, askedBeside, loadAskedOf } from "./asked-of-members.ts";
import type { Moment, VatOf } from "./moment.ts";

/** A place of which it is read what is asked. */
export interface PlaceAsked {
  readonly pointId: string;
  /** What a bulletin says that he pays, which he signs with the price; what members pay now where none does. */
  readonly dues?: Dues | null;
  /** Terms of sale in place of those that hold, null where none were written then. */
  readonly terms?: SalesTerms | null;
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
    const then = termsOf(pointId, at)?.terms ?? null;
    const { engagement, subscription } = askedBy(then);
    const fees = { ...amountsAt(at), subscription };
    return { ...asked, fees, vatRegime: vatThen(then?.vatRegime ?? null), engagement };
  };
}

/** What terms of sale ask beside their price. */
function askedBy(written: SalesTerms | null): { engagement: Engagement; subscription: number } {
  const terms = { ...emptySalesTerms, ...written };
  const { durationYears, tacitRenewal, noticeMonths, indexation, indexationRate } = terms;
  const engagement = { durationYears, tacitRenewal, noticeMonths, indexation, indexationRate };
  return { engagement, subscription: terms.subscription ?? 0 };
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
  const given = new Map(places.map((place) => [place.pointId, place]));
  const vatOf = await loadVatOf(deps.db, [projectId]);
  return (pointId) => {
    const place = askedOfPlace(pointId);
    const { dues, terms } = (moment ? null : given.get(pointId)) ?? {};
    const by = terms === undefined || paysNobody(place) ? null : askedBy(terms);
    const fees = {
      ...place.asked.fees,
      ...(dues && { membership: dues.yearly, entrance: dues.once }),
      ...(by && { subscription: by.subscription }),
    };
    const vatRegime = by ? vatOf(projectId, terms?.vatRegime ?? null) : place.asked.vatRegime;
    const engagement = by?.engagement ?? place.asked.engagement;
    return { ...place, asked: { ...place.asked, fees, vatRegime, engagement } };
  };
}
