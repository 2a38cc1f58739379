import { type ProductionType, powerUnit } from "@mec/domain/point";
import { priceRangeOf } from "@mec/domain/project";
import {
  ceilingOf,
  formatKwh,
  formatKwhBeside,
  formatNumber,
  formatPercent,
  formatPrice,
  formatPriceRange,
  type PriceRange,
  type ProfileType,
  plural,
  type Seller,
  sellerRange,
  type VatRegime,
} from "@mec/domain/shared";
import { type CountedAt, homesWithRoom, isSamePrice, isUntaxedYes } from "@mec/domain/study";
import type { OwnSale, ProducerEstimate } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import { agreedRange } from "../../point/revenue/agreed-words.ts";
import { againstText, amountText, earnsText, insteadOfText } from "../../point/revenue/revenue-words.ts";

interface Gauge {
  /** kWh a year. */
  readonly annualProductionKwh: number;
  /** What those who take part consume; null when the reader may not know it. */
  readonly acceptedKwh: number | null;
}

/** How many more homes a production is enough for; null where the reader may not know what is consumed. */
function roomText({ annualProductionKwh, acceptedKwh }: Gauge): string | null {
  if (acceptedKwh === null) return null;
  if (acceptedKwh >= annualProductionKwh) return t("vos participants en consomment déjà autant");
  const homes = homesWithRoom({ annualProductionKwh, acceptedKwh });
  if (homes === 0) return t("il en reste moins que ce qu’un foyer consomme");
  return t("place pour environ {{homes}}", { homes: plural(homes, t("foyer de plus"), t("foyers de plus")) });
}

interface Offered {
  readonly productionType: ProductionType;
  /** kW; null when it is not known. */
  readonly powerKw: number | null;
  readonly isPlanned: boolean;
}

/** What a producer brings, and what he asks for it, as his own card says it; undefined where that is told beside the price accepted. */
export function offerText(
  { productionType, powerKw, isPlanned }: Offered,
  price: PriceRange | null | undefined,
  seller: Seller,
): string {
  const power =
    powerKw === null
      ? `${t("Puissance non renseignée")}${isPlanned ? "," : ""}`
      : `${formatNumber(powerKw)}\u00a0${powerUnit([productionType])}`;
  const laying =
    productionType === "photovoltaic" ? t("à poser et raccorder") : t("à construire et raccorder");
  const offered = isPlanned ? `${power} ${laying}.` : `${power}.`;
  if (price === undefined) return offered;
  const asked =
    price === null || price.max === 0
      ? t("Il donne son électricité.")
      : t("Prix demandé\u00a0: {{price}}.", { price: sellerRange(price, seller) });
  return `${offered} ${asked}`;
}

/** What a project's production becomes with one more installation, which may be still to be laid, and for how many it is then enough. */
export function productionText(
  { annualProductionKwh, acceptedKwh }: Gauge,
  addedKwh: number,
  isPlanned = false,
): string {
  if (addedKwh === 0) return t("La production annuelle de cette installation n’est pas connue.");
  const after = annualProductionKwh + addedKwh;
  const amounts = { before: formatKwhBeside(annualProductionKwh, after), after: formatKwh(after) };
  const told = isPlanned
    ? t("Une fois en service, la production passera de {{before}} à {{after}} par an", amounts)
    : t("La production passe de {{before}} à {{after}} par an", amounts);
  const room = roomText({ annualProductionKwh: after, acceptedKwh });
  return room === null ? `${told}.` : t("{{told}}\u00a0: {{room}}.", { told, room });
}

/**
 * A year's production beside what the participants consume: not the part that it covers, which is less, as the sun sets; null
 * without participants, or without production.
 */
export function coverageText({ annualProductionKwh, acceptedKwh }: Gauge, addedKwh: number): string | null {
  if (!acceptedKwh || addedKwh === 0) return null;
  const beside = (kwh: number) => formatPercent(kwh / acceptedKwh);
  return t(
    "Production de l’année, rapportée à la consommation de vos participants\u00a0: {{before}} aujourd’hui, {{after}} après. La part couverte est moindre\u00a0: ils consomment aussi la nuit.",
    {
      before: beside(annualProductionKwh),
      after: beside(annualProductionKwh + addedKwh),
    },
  );
}

interface Told {
  readonly counted: CountedAt;
  /** Whether those of today have accepted a price. */
  readonly isAgreed: boolean;
  readonly hasContract: boolean;
  /** Whether one may run whose tariff he has not told. */
  readonly isTariffUnknown?: boolean;
}

const otherVatEndsText = "selon qu’il facture la TVA ou non";

/** What the producer himself would earn in the project, against selling everything elsewhere, by his contract where he told of it. */
export function producerEarnsText(
  revenue: ProducerEstimate,
  { counted, isAgreed, hasContract, isTariffUnknown }: Told,
): string {
  const against = againstText({ ...revenue, isTariffUnknown });
  // Of all that it sells, a contract's price is told: what sharing leaves may still have none, and no sum counts it.
  const isWhole = revenue.sellingAllEur === null || revenue.surplusPrice !== null;
  const elsewhere = hasContract
    ? isWhole
      ? t("{{against}}, d’après ce qu’il a dit de son contrat d’achat", { against })
      : t(
          "sans ce que le partage laisse, dont le prix ne nous est pas connu, {{against}}, d’après ce qu’il a dit de son contrat d’achat",
          { against },
        )
    : against;
  const told = { here: earnsText(revenue, undefined, t(otherVatEndsText)), elsewhere };
  if (isAgreed && !isSamePrice(counted.soldAt, counted.comingAt))
    return t(
      "Pour le producteur, au prix retenu, et au sien avec ceux qui viendront\u00a0: {{here}}, {{elsewhere}}.",
      told,
    );
  return isAgreed
    ? t("Pour le producteur, au prix retenu\u00a0: {{here}}, {{elsewhere}}.", told)
    : t("Pour le producteur, au prix qu’il demande\u00a0: {{here}}, {{elsewhere}}.", told);
}

/**
 * That a newcomer sells at the price which participants have accepted, where he asks another, each as the producer reads it; null
 * where he does not.
 */
export function settledPriceText(
  agreed: PriceRange,
  asked: PriceRange | null,
  seller: Seller,
  agreedVat: VatRegime,
): string | null {
  const settled = agreedRange(agreed, seller, agreedVat);
  const wanted = asked === null ? t("0\u00a0€") : sellerRange(asked, seller);
  if (settled === wanted) return null;
  // His contracts say what was accepted without VAT as a price before it: that is told beside.
  return seller.vatRegime !== "franchise" && isUntaxedYes("standard", agreedVat)
    ? t("Il demande {{wanted}}\u00a0; le prix retenu pour des participants est {{settled}}.", {
        wanted,
        settled,
      })
    : t(
        "Il demande {{wanted}}\u00a0; le prix retenu pour des participants est {{settled}}, qui sera dans leurs contrats.",
        { wanted, settled },
      );
}

/**
 * That the range of prices which the project announces begins where all its sellers sell, where these newcomers move it; null where
 * they do not. Who gives his electricity asks for no price.
 */
export function widenedRangeText(
  announced: PriceRange | null,
  asked: readonly (PriceRange | null)[],
  vat: { readonly before: VatRegime; readonly after: VatRegime },
): string | null {
  const after = announced && priceRangeOf([announced, ...asked].map((price) => ({ price })));
  if (!after || (after.min === announced.min && after.max === announced.max)) return null;
  const told = (range: PriceRange, regime: VatRegime) => formatPriceRange(range, "professional", regime);
  return t(
    "La fourchette du projet commence au prix auquel tous ses producteurs vendent\u00a0: elle devient {{after}} (aujourd’hui {{before}}). Le prix de chacun ne change pas.",
    { after: told(after, vat.after), before: told(announced, vat.before) },
  );
}

/**
 * Whether the participants gain at the price that he asks, in the case of a home at the regulated tariff; as long as he has not said
 * whether he adds VAT, with it.
 */
export function participantsGainText(
  { highestPrice }: Pick<ProducerEstimate, "highestPrice">,
  { soldAt, comingAt }: CountedAt,
  { profileType, vatRegime }: { profileType: ProfileType; vatRegime: VatRegime },
): string {
  // Who has accepted a price keeps it: at a dearer one, it is those who come that may lose.
  const isDearer = soldAt !== null && comingAt !== null && comingAt.max > soldAt.max;
  const price = isDearer ? comingAt : soldAt;
  if (price === null || price.max === 0) return t("Pour vos participants\u00a0: cette énergie est donnée.");
  const whom = isDearer ? t("Pour vos participants à venir") : t("Pour vos participants");
  const highest = ceilingOf(highestPrice, { vatRegime });
  const told = {
    whom: vatRegime === null ? t("{{whom}}, s’il facture la TVA", { whom }) : whom,
    price: formatPrice(price.max, profileType, vatRegime),
    highest: formatPrice(highest, profileType, vatRegime),
  };
  return price.max < highest
    ? t(
        "{{whom}}\u00a0: à {{price}}, un foyer au tarif réglementé gagne sur chaque kWh, cotisation à déduire\u00a0; au-dessus de {{highest}}, il y perdrait.",
        told,
      )
    : t(
        "{{whom}}\u00a0: à {{price}}, un foyer au tarif réglementé ne gagne rien\u00a0; il y gagne en dessous de {{highest}}.",
        told,
      );
}

/** What the owner's own sale becomes, beside a newcomer who sells to the same participants. */
export function ownSaleText({ before, after, isSurplusCounted }: OwnSale): string {
  const becomes = amountText(after);
  const sale = isSurplusCounted ? t("surplus compris") : t("surplus non compté");
  if (becomes === amountText(before)) {
    return t("Votre propre vente, {{sale}}, resterait la même\u00a0: {{becomes}}.", { sale, becomes });
  }
  return t("Votre propre vente, {{sale}}\u00a0: {{becomes}}, {{before}}.", {
    sale,
    becomes,
    before: insteadOfText(before),
  });
}
