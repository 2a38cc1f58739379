import type { ParticipantDocuments } from "@mec/api/document";
import { conjunction, formatPrice, plural } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import type { SetToSend } from "./sending.ts";

/** More are counted. */
const mostNamed = 6;

type Priced = Pick<ParticipantDocuments, "name" | "pointName" | "agreedPrice">;

const inCents = (price: number): string => formatPrice(price, "professional");
const placeOf = ({ name, pointName }: Priced): string => pointName || name;

/** That a contract would say another price than the one that its buyer accepted; null where it says that one. */
export function otherPriceText(
  name: string,
  accepted: number | null,
  ofContract: number | null,
): string | null {
  if (accepted === null || ofContract === null || accepted === ofContract) return null;
  return t("{{name}} a accepté {{accepted}}\u00a0; son contrat dirait {{ofContract}}.", {
    name,
    accepted: inCents(accepted),
    ofContract: inCents(ofContract),
  });
}

/** The same of each contract of sale that goes. */
export const otherPrices = (sets: readonly SetToSend[]): string[] =>
  sets.flatMap(({ going, participant }) => {
    const { agreedPrice } = participant;
    if (!(agreedPrice && going.includes("salesContract"))) return [];
    return otherPriceText(placeOf(participant), agreedPrice.accepted, agreedPrice.ofContract) ?? [];
  });

/** Whose contract keeps the price that was accepted, where the terms of all say another; null where nobody's does. */
export function keptPricesText(participants: readonly Priced[], price: number | null): string | null {
  const kept = participants.flatMap((one) => {
    const accepted = one.agreedPrice?.accepted;
    return accepted === undefined || price === null || accepted === price
      ? []
      : `${placeOf(one)} (${inCents(accepted)})`;
  });
  if (kept.length === 0) return null;
  const rest = kept.length - mostNamed;
  const named = rest > 0 ? [...kept.slice(0, mostNamed), plural(rest, t("autre"), t("autres"))] : kept;
  const names = conjunction(named);
  return kept.length === 1
    ? t("Ce prix vaut pour qui n’en a accepté aucun. Garde celui de son accord\u00a0: {{names}}.", { names })
    : t("Ce prix vaut pour qui n’en a accepté aucun. Gardent celui de leur accord\u00a0: {{names}}.", {
        names,
      });
}
