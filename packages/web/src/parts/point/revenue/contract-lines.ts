import { concludedOf, type PlantSale } from "@mec/api/study";
import { formatNumber, plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { comingContracts } from "./coming-contracts.ts";

/** Those of the participants who have a contract with him, or will: others settle theirs outside of the platform. */
export const contractsOf = ({ signed, toCome, agreed }: PlantSale): number =>
  signed && toCome ? signed.contracts + toCome.consumers + toCome.onTheirWay : (agreed?.consumers ?? 0);

/** What he is told to be signed: by all, or, of who is about to sign, by the buyers of what he signs. */
export const heldBy = (sale: PlantSale, signing: number | null): PlantSale =>
  signing === 0 ? concludedOf(sale) : sale;

/** The contracts that their buyers have signed, and a seller has not: he has none to sign here. */
function awaitedSellers(sale: PlantSale, signing: number | null): string[] {
  const waiting =
    signing === 0 ? (sale.signed?.contracts ?? 0) - (heldBy(sale, 0).signed?.contracts ?? 0) : 0;
  if (waiting <= 0) return [];
  return [
    waiting === 1
      ? t("1 contrat attend encore la signature d’un vendeur\u00a0: il n’est pas compté comme signé.")
      : t(
          "{{count}} contrats attendent encore la signature d’un vendeur\u00a0: ils ne sont pas comptés comme signés.",
          { count: formatNumber(waiting) },
        ),
  ];
}

/** The participants whom the sum counts and no contract of his names: theirs is settled outside of the platform, or they retracted. */
function settledElsewhere(sale: PlantSale): string[] {
  const buyers = contractsOf(sale);
  const others = (sale.agreed?.consumers ?? 0) - buyers;
  if (others <= 0) return [];
  if (others === 1)
    return [
      buyers === 0
        ? t(
            "Le participant n’a pas de contrat à signer ici\u00a0: le porteur vous dira comment il vous achète.",
          )
        : t(
            "L’autre participant n’a pas de contrat à signer ici\u00a0: le porteur vous dira comment il vous achète.",
          ),
    ];
  const count = formatNumber(others);
  return [
    buyers === 0
      ? t(
          "Les {{count}} participants n’ont pas de contrat à signer ici\u00a0: le porteur vous dira comment ils vous achètent.",
          { count },
        )
      : t(
          "Les {{count}} autres participants n’ont pas de contrat à signer ici\u00a0: le porteur vous dira comment ils vous achètent.",
          { count },
        ),
  ];
}

/** Who refused to sign something else here, so that the counts add up to those of the project. */
const refusedOthers = ({ refusedOthers: count = 0 }: PlantSale): string[] =>
  count > 0
    ? [
        count === 1
          ? t("1 autre participant a refusé de signer ses documents\u00a0: rien ne compte avec lui.")
          : t(
              "{{count}} autres participants ont refusé de signer leurs documents\u00a0: rien ne compte avec eux.",
              {
                count: formatNumber(count),
              },
            ),
      ]
    : [];

/** Contracts whose price is not known, those that are to come; that there is neither, where there is not. */
export function contractLines(sale: PlantSale, signing: number | null): string[] {
  const { signed } = heldBy(sale, signing);
  // Those that were sent stand with what waits for him on his card, and in the list of his documents.
  const toCome = sale.toCome && { ...sale.toCome, onTheirWay: 0 };
  const coming = comingContracts({ ...sale, toCome }, null).join(" ");
  const unpriced =
    signed && signed.contracts > 0 && !signed.sum && signing === 0
      ? [
          t("{{signedSoFar}}, prix non connu", {
            signedSoFar: plural(signed.contracts, t("contrat signé"), t("contrats signés")),
          }),
        ]
      : [];
  const awaited = awaitedSellers(sale, signing);
  const told = [
    ...unpriced,
    ...awaited,
    ...(coming ? [coming] : []),
    ...settledElsewhere(sale),
    ...refusedOthers(sale),
  ];
  return told.length > 0 || !signed || signed.contracts > 0
    ? told
    : [t("Aucun contrat signé pour l’instant")];
}
