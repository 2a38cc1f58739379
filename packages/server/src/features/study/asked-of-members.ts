import type { AskedOfMember, Engagement } from "@mec/api/study";
import { paysNobody } from "@mec/domain/study";
import type { Db } from "../../db/transaction.ts";
import { findSaleConditions } from "../document/reads.ts";
import { findFeeAmounts } from "../pmo/reads.ts";
import { loadVatOf } from "../project/reads.ts";

/** What a member is asked to pay, with what the contract says of the price's duration and end. */
export type Asked = AskedOfMember & {
  readonly engagement: Engagement;
  /** €/kWh without VAT that his own terms say: they bind, whatever is proposed to him. Null when they say none. */
  readonly ownPrice: number | null;
};

/** Of who signs no contract of sale. */
export const noEngagement: Engagement = {
  durationYears: null,
  tacitRenewal: null,
  noticeMonths: null,
  indexation: null,
  indexationRate: null,
};

const nothingSaid = { ...noEngagement, subscription: null, vatRegime: null };

/** What is asked of a place by the part that its own body sells to it: who buys from nobody else signs no contract, whose terms then say nothing. */
export const askedBeside = (asked: Asked, ownPart: number): Asked =>
  paysNobody({ ownPart }) ? { ...asked, engagement: noEngagement, ownPrice: null } : asked;

/** That part as it is told: none is not. */
export const toldPart = (ownPart: number): { ownPart?: number } => (ownPart > 0 ? { ownPart } : {});

/**
 * What a project asks of a consumer besides the price of the energy: by his contract, else by his own terms of sale, else by the
 * common ones.
 */
export type AskedOf = (consumptionPointId: string | null) => Asked;

export async function loadAskedOf(db: Db, projectId: string, pointIds?: readonly string[]): Promise<AskedOf> {
  return (await loadAskedOfEach(db, [projectId], pointIds))(projectId);
}

/**
 * What each of some projects asks, in a few reads.
 * @param pointIds the consumers of whom it is asked; absent for all
 */
export async function loadAskedOfEach(
  db: Db,
  projectIds: readonly string[],
  pointIds?: readonly string[],
): Promise<(projectId: string) => AskedOf> {
  const [amountsOf, conditions, vatOf] = await Promise.all([
    findFeeAmounts(db, projectIds),
    findSaleConditions(db, projectIds, pointIds),
    loadVatOf(db, projectIds),
  ]);
  return (projectId) => {
    const own = conditions.filter((one) => one.projectId === projectId);
    const byPoint = new Map(own.map((one) => [one.consumptionPointId, one]));
    return (consumptionPointId) => {
      const sale = byPoint.get(consumptionPointId) ?? byPoint.get(null) ?? nothingSaid;
      const { subscription, vatRegime, durationYears, tacitRenewal, noticeMonths } = sale;
      const { indexation, indexationRate } = sale;
      return {
        fees: { ...amountsOf(projectId), subscription: subscription ?? 0 },
        vatRegime: vatOf(projectId, vatRegime),
        ownPrice: consumptionPointId === null ? null : (byPoint.get(consumptionPointId)?.price ?? null),
        engagement: { durationYears, tacitRenewal, noticeMonths, indexation, indexationRate },
      };
    };
  };
}
