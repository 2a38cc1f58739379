import { Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import {
  emptyContractForm,
  hasDoubtedPrice,
  largeUseKwh,
  mayHaveLargerConnection,
  powerAnswer,
} from "@mec/domain/point";
import { formatKwh } from "@mec/domain/shared";
import { useState } from "react";
import { Link } from "react-router";
import { asOwnOffer } from "../../../parts/point/contract/choose-offer.ts";
import { convertTypedPrice } from "../../../parts/point/contract/typed-prices.ts";
import { WhereOnBill } from "../../../parts/point/contract/where-on-bill.tsx";
import type { KnownDossier } from "../../../parts/point/dossier/use-known-dossier.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { PriceField } from "../../../ui/fields/price-field.tsx";
import classes from "./estimate.module.css";

type Known = Pick<KnownDossier, "dossier" | "home" | "asksPrice" | "change"> & {
  /** The place that the sum is told for: its price is told in its profile. */
  readonly ownPoint: { readonly id: string } | null;
};

interface Props {
  known: Known;
  /** Opens the fields of the whole offer, for who has several prices. */
  onTell: () => void;
}

/**
 * Why a business's own price is asked. One that may be over the power of the regulated tariff has no sum without it; of one
 * that says to have that tariff the sum is doubted; for any other a home's list is counted, since a business's is not at hand.
 */
function reasonText({ dossier, home, asksPrice }: Known): string {
  // It was just told: nothing is supposed any more.
  if (dossier.contract.type === "other" && !asksPrice) return "";
  if (powerAnswer(dossier) === "over36") {
    return asksPrice
      ? t("Au-dessus de 36\u00a0kVA, chaque contrat a son prix\u00a0: la somme s’affiche avec le vôtre.")
      : t("Au-dessus de 36\u00a0kVA, le barème réglementé que nous comptons n’est pas le vôtre.");
  }
  const kwh = formatKwh(largeUseKwh);
  if (asksPrice) {
    return t(
      "Au-dessus de {{kwh}} par an, un compteur dépasse souvent 36\u00a0kVA, et chaque contrat a alors son prix\u00a0: la somme s’affiche avec le vôtre, ou avec votre puissance.",
      { kwh },
    );
  }
  const place = {
    consumerType: "professional",
    annualKwh: home?.yearlyConsumption ?? 0,
    meterPower: home?.meterPower,
    hasOwnPrices: false,
  } as const;
  return mayHaveLargerConnection(place)
    ? t(
        "Au-dessus de {{kwh}} par an, un compteur dépasse souvent 36\u00a0kVA\u00a0: le barème réglementé que nous comptons n’est alors pas le vôtre.",
        { kwh },
      )
    : t("Faute du vôtre, nous comptons le prix du kWh d’un logement au tarif réglementé.");
}

/** The price of a visitor's offer, kept as soon as it is one; emptied, what was told of his offer before is back. */
function PriceOfVisitor({ known, onTell }: Props) {
  const { dossier, change } = known;
  const { profileType, tax } = usePrices();
  const [former] = useState({ contract: dossier.contract, pricesAs: dossier.pricesAs });
  const [typed, setTyped] = useState({ price: "", as: profileType });
  const meant =
    profileType === "professional"
      ? t("Acheminement compris, sans abonnement ni accise.")
      : t("Taxes comprises, hors abonnement.");
  const tell = (price: string, ht: number | null) => {
    setTyped({ price, as: profileType });
    const offer = asOwnOffer(emptyContractForm, profileType);
    if (ht !== null) change({ contract: { ...offer, basePrice: price }, pricesAs: profileType });
    else if (price.trim() === "") change(former);
  };
  return (
    <>
      <PriceField
        id="own-price"
        label={t("Votre prix du kWh {{tax}}, sur la facture", { tax })}
        description={`${meant} ${reasonText(known)}`.trim()}
        value={convertTypedPrice(typed.price, { from: typed.as, to: profileType })}
        onChange={tell}
      />
      <div className={classes.helps}>
        <WhereOnBill />
        <Anchor component="button" type="button" onClick={onTell}>
          {t("J’ai plusieurs prix")}
        </Anchor>
      </div>
    </>
  );
}

/** A business that told no price of its own is asked it beside its sum, which rests on it; nothing to a home. */
export function OwnPrice({ known, onTell }: Props) {
  const { home, ownPoint, asksPrice, dossier } = known;
  const isAsked = dossier.contract.type !== "other";
  // Asked until one leaves: the field stays under the fingers that fill it.
  const [wasAsked] = useState(isAsked);
  // A price that was probably typed in another unit has no home: its field stays, with the question.
  const isBusiness = asksPrice || hasDoubtedPrice(dossier.contract) || home?.consumerType === "professional";
  if (!(ownPoint ? isAsked : wasAsked) || !isBusiness) return null;
  return (
    <div className={classes.price}>
      {ownPoint ? (
        <Text size="sm">
          {reasonText(known)}{" "}
          <Anchor
            component={Link}
            to={pages.consumerProfile.to({ consumerId: ownPoint.id }, { hash: "contract" })}
            size="sm"
          >
            {t("Dire mon prix")}
          </Anchor>
        </Text>
      ) : (
        <PriceOfVisitor known={known} onTell={onTell} />
      )}
    </div>
  );
}
