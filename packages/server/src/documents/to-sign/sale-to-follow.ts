import { duesOf } from "@mec/domain/pmo";
import type { SignatoryInput } from "@mec/domain/signatory";
import type { EssentialSubject } from "@mec/domain/signature";
import { paragraph, type Section, say } from "../legal/model.ts";
import type { SaleToFollow } from "./content.ts";
import { paidPriceText } from "./paid-price.ts";
import { feeText, type SortedDocuments } from "./sorted-documents.ts";

/** The contract leaves with the first meter that is known. */
const either = new Intl.ListFormat("fr", { type: "disjunction" });

/** Beyond this many, the installations are not named. */
const mostNamed = 3;

/** "le compteur (PDL) de « Toit de la ferme »"; empty where it waits for no meter. */
export function awaitedMeters({ unmetered }: SaleToFollow): string {
  if (unmetered.length === 0) return "";
  if (unmetered.length > mostNamed) return "le compteur (PDL) d’une installation au moins";
  const names = either.format(unmetered.map((name) => `«\u00a0${name}\u00a0»`));
  return `le compteur (PDL) de ${names}`;
}

function priceText(sale: SaleToFollow, consumer: SignatoryInput | null, isVatPaid: boolean): string {
  const meters = awaitedMeters(sale);
  const waits = meters ? `\u00a0: il attend ${meters}` : "";
  if (sale.price === null) return `Celui du contrat de vente, que vous signerez à part${waits}.`;
  const reader = {
    vatRegime: sale.vatRegime,
    isBusiness: consumer?.entityType === "Professionnel",
    isVatPaid,
  };
  const whose =
    sale.acceptedPrice === undefined
      ? "le prix que vous avez accepté"
      : `et non ${paidPriceText(sale.acceptedPrice, reader)}, que vous avez accepté`;
  const said =
    sale.price === 0
      ? "L’électricité locale vous est donnée."
      : `${paidPriceText(sale.price, reader)}, ${whose}.`;
  return `${said} Le contrat de vente, qui l’écrit, se signe à part${waits}.`;
}

/** The bulletin asks for its fee as he joins, whenever what he would buy comes. */
function feeBeforeSale(documents: SortedDocuments): string {
  const { yearly, once } = duesOf(documents.bulletin?.fee ?? null);
  const fee = feeText(documents);
  return yearly + once > 0
    ? `${fee} C’est dû dès l’adhésion, même tant qu’aucune électricité locale n’est livrée.`
    : fee;
}

/** What the summary says of the contract that is not there yet. */
export const followingSale = (
  sale: SaleToFollow,
  consumer: SignatoryInput | null,
  { isVatPaid, ownLength, documents }: { isVatPaid: boolean; ownLength: string; documents: SortedDocuments },
): Omit<Record<EssentialSubject, string>, "leaving"> => ({
  price: priceText(sale, consumer, isVatPaid),
  length: `${ownLength} Le contrat de vente aura la sienne.`,
  fee: feeBeforeSale(documents),
  notice: "Aucun avant le contrat de vente, qui dira le sien.",
  billing:
    "Personne pour la part locale avant le contrat de vente, qui dira qui. Votre fournisseur continue de facturer tout le reste.",
});

/** What an accord says of it: nothing is bought before it is signed. */
export function saleToFollowArticle(sale: SaleToFollow): Section {
  const meters = awaitedMeters(sale);
  return {
    title: "Contrat de vente",
    blocks: [
      paragraph(
        meters
          ? say`Le contrat de vente de l’électricité locale est signé à part. À la date du présent accord, il attend ${meters}.`
          : say`Le contrat de vente de l’électricité locale est signé à part.`,
      ),
      paragraph(
        say`Le présent accord n’oblige pas le Participant à acheter : aucune électricité locale ne lui est facturée avant qu’il ait signé ce contrat.`,
      ),
    ],
  };
}
