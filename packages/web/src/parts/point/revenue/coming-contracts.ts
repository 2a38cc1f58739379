import type { PlantSale, SalesToCome } from "@mec/api/study";
import { conjunction, type ProfileType, plural, sellerRange } from "@mec/domain/shared";
import { heldBackTexts } from "@mec/domain/study";
import { t } from "../../../platform/i18n.ts";
import { refusedText } from "./refused-words.ts";

/** "la mairie et 4 autres participants", "5 participants" */
function buyers({ names, consumers, onTheirWay }: SalesToCome): string {
  // Beside those to whom one was sent they are others.
  if (names.length === 0)
    return onTheirWay > 0
      ? plural(consumers, t("autre participant"), t("autres participants"))
      : plural(consumers, t("participant"), t("participants"));
  const others = consumers - names.length;
  const rest = others > 0 ? [plural(others, t("autre participant"), t("autres participants"))] : [];
  return conjunction([...names, ...rest]);
}

/** "à 11 c€/kWh HT", "de 10 à 12 c€/kWh HT"; null where no price is said yet. */
function atPrice({ price }: SalesToCome, seller: Parameters<typeof sellerRange>[1]): string | null {
  if (price === null) return null;
  const range = sellerRange(price, seller);
  return price.min === price.max ? t("à {{range}}", { range }) : range;
}

const untilThen = (): Record<SalesToCome["waitsFor"], { one: string; many: string }> => ({
  meter: {
    one: t("Il part une fois votre compteur (PDL) connu\u00a0; un e-mail vous dit quand signer."),
    many: t("Ils partent une fois votre compteur (PDL) connu\u00a0; un e-mail vous dit quand signer."),
  },
  signatory: {
    one: t("Il part une fois dit qui signe pour vous\u00a0; un e-mail vous dit quand signer."),
    many: t("Ils partent une fois dit qui signe pour vous\u00a0; un e-mail vous dit quand signer."),
  },
  vat: {
    one: t(
      "Il part une fois dit si vous facturez la TVA, avec votre prix\u00a0; un e-mail vous dit quand signer.",
    ),
    many: t(
      "Ils partent une fois dit si vous facturez la TVA, avec votre prix\u00a0; un e-mail vous dit quand signer.",
    ),
  },
  owner: {
    one: t(
      "Le porteur l’envoie, le participant signe, puis vous, par le lien d’un e-mail\u00a0: rien à faire d’ici là.",
    ),
    many: t(
      "Le porteur les envoie, chaque participant signe, puis vous, par le lien d’un e-mail\u00a0: rien à faire d’ici là.",
    ),
  },
});

const beforeThem = (): Record<Exclude<SalesToCome["waitsFor"], "owner">, string> => ({
  meter: t("il y faudra votre compteur (PDL)."),
  signatory: t("il y faudra dire qui signe pour vous."),
  vat: t("il y faudra dire si vous facturez la TVA, avec votre prix."),
});

/**
 * A producer's contracts that their consumers have not signed: with whom they come, what they wait for, and how many are on
 * their way.
 * @param profileType how he reads prices; null where the price stands beside
 */
export function comingContracts(
  { toCome, vatRegime }: Pick<PlantSale, "toCome" | "vatRegime">,
  profileType: ProfileType | null,
): string[] {
  if (!toCome) return [];
  const { consumers, onTheirWay, waitsFor, signing = 0, incomplete = 0 } = toCome;
  const price = profileType && atPrice(toCome, { profileType, vatRegime });
  const who = [buyers(toCome), ...(price ? [price] : [])].join(t(", "));
  const left =
    onTheirWay > 0
      ? [
          t("{{contracts}}\u00a0: le participant signe d’abord, puis vous.", {
            contracts: plural(onTheirWay, t("contrat de vente envoyé"), t("contrats de vente envoyés")),
          }),
        ]
      : [];
  if (consumers === 0) return left;
  const { one, many } = untilThen()[waitsFor];
  const told = consumers === 1 ? t("Contrat de vente à venir") : t("Contrats de vente à venir");
  const heldBack = waitsFor === "owner" ? heldBackTexts({ signing, incomplete }) : [];
  const toSend = consumers - signing - incomplete;
  const yet = toSend <= 0 ? t("Le porteur ne peut rien envoyer encore") : t("Avant l’envoi");
  return [
    ...left,
    t("{{told}}\u00a0: {{who}}.", { told, who }),
    ...(heldBack.length > 0 ? [t("{{yet}}\u00a0: {{why}}.", { yet, why: heldBack.join(t(", ")) })] : []),
    // Who can send none yet is not said to send them.
    waitsFor === "owner" && toSend <= 0
      ? t("Vous n’avez rien à faire\u00a0: un e-mail vous dit quand signer.")
      : consumers === 1
        ? one
        : many,
  ];
}

/** The same in one line, beside his other documents, with those that were refused; null where the answer does not tell it. */
export function comingLine(
  sale: Pick<PlantSale, "toCome" | "vatRegime" | "signed" | "refused">,
  profileType: ProfileType,
): string | null {
  if (!sale.toCome) return null;
  const refused = refusedText(sale);
  const told = [...comingContracts(sale, profileType), ...(refused ? [refused] : [])];
  if (told.length > 0) return told.join(" ");
  if (sale.signed?.contracts) return null;
  const { waitsFor } = sale.toCome;
  return waitsFor === "owner"
    ? t("Un par participant, dès qu’un premier accepte un prix\u00a0: rien à faire d’ici là.")
    : t("Un par participant, dès qu’un premier accepte un prix\u00a0; {{until}}", {
        until: beforeThem()[waitsFor],
      });
}
