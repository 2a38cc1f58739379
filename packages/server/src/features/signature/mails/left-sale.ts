import { concludedOf, signedAloneOf } from "@mec/api/study";
import { formatNumber, plural } from "@mec/domain/shared";
import { signedAloneText } from "@mec/domain/study";
import type { Deps } from "../../../deps.ts";
import { outcomeOfPlant } from "../../study/index.ts";
import { quoted } from "./mail-words.ts";

interface Left {
  readonly projectId: string;
  /** The plants of who reads it. */
  readonly plants?: readonly string[] | undefined;
  /** Consumption points that have not left yet, and are to. */
  readonly leaving?: readonly string[];
}

/** What the contracts bring that stand once a buyer has gone, a sentence a plant; none where he sells by none here, or it cannot be said. */
export async function leftSaleTexts(
  deps: Deps,
  { projectId, plants = [], leaving }: Left,
): Promise<string[]> {
  const sales = await Promise.all(
    plants.map((pointId) => outcomeOfPlant(deps, { projectId, pointId, ...(leaving && { leaving }) })),
  );
  const when = leaving ? "Après ce départ, " : "";
  return sales.flatMap((told) => {
    const sale = told && concludedOf(told);
    if (!sale?.signed) return [];
    const { contracts, sum } = sale.signed;
    const name = `${when}${quoted(sale.name)}`;
    if (contracts === 0)
      return `${name} n’a plus de contrat de vente signé dans ce projet. Le reste de ce que vous avez signé ne change pas.`;
    const signed = plural(contracts, "contrat de vente signé", "contrats de vente signés");
    const alone = signedAloneText(signedAloneOf(sale));
    const brings = sum
      ? `, pour environ ${formatNumber(Math.round(sum.earnsEur / 10) * 10, 0)}\u00a0€ par an${alone ? `, ${alone}` : ""}`
      : "";
    return `${name} garde ${signed}${brings}.`;
  });
}
