import { isEngagementSaid } from "../document/engagement.ts";
import { conjunction, type VatRegime } from "../shared/index.ts";
import { paysNobody } from "./own-body.ts";

interface Asked {
  /** Null as long as no seller, nor the terms of sale, says whether VAT is added. */
  readonly vatRegime: VatRegime;
  /** € a year without VAT, of who gets it back; null for others. */
  readonly savingWithoutVatEur: unknown;
  /** What the contract says; null for what is not settled yet. */
  readonly engagement: {
    readonly durationYears: number | null;
    readonly noticeMonths: number | null;
    readonly indexation: string | null;
  };
  /** The part that his own body sells to him: who buys from it alone has no contract, and pays no VAT. */
  readonly ownPart?: number | undefined;
}

/** What nobody has said yet of a price that waits for an answer, besides the fee, which its sum names; null once all is. */
export function untoldText({ vatRegime, savingWithoutVatEur, engagement, ownPart }: Asked): string | null {
  if (paysNobody({ ownPart })) return null;
  const vat = savingWithoutVatEur ? "sans effet pour vous, qui la récupérez" : "comptée ici";
  const untold = [
    ...(vatRegime === null ? [`la TVA de tous ceux qui vendent (${vat})`] : []),
    ...(isEngagementSaid(engagement) ? [] : ["la durée, le préavis et l’évolution du prix"]),
  ];
  if (untold.length === 0) return null;
  return `Pas encore dit\u00a0: ${conjunction(untold)}.`;
}
