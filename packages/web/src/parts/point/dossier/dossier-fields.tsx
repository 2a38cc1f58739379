import { Box, SimpleGrid, Stack, Text } from "@mantine/core";
import { annualEnergyText } from "@mec/domain/point";
import { type ReactNode, useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { EnergyField } from "../../../ui/fields/energy-field.tsx";
import { PlainButton } from "../../../ui/plain/button.tsx";
import { AddressField } from "../../address/address-field.tsx";
import { asOwnOffer } from "../contract/choose-offer.ts";
import { useContractForm } from "../contract/use-contract-form.ts";
import { heatingOf } from "../rules-of-thumb.ts";
import { BusinessFields } from "./business-fields.tsx";
import classes from "./dossier-card.module.css";
import { isHalfTyped } from "./half-typed.ts";
import { HeatingChoice } from "./heating-choice.tsx";
import { isUseTold } from "./home-of.ts";
import { KindChoice } from "./kind-choice.tsx";
import { OfferField, OfferPrices } from "./offer-fields.tsx";
import type { KnownDossier } from "./use-known-dossier.ts";
import { withoutFaults } from "./without-faults.ts";

interface Props {
  known: KnownDossier;
  /** Once a kind of place was tapped. */
  onTold: (() => void) | undefined;
  isForOneProject: boolean;
  /** Opened to tell the price of an offer of one’s own. */
  asksPrice: boolean;
  onFold: () => void;
  onClear: () => void;
}

interface UseFieldProps {
  known: KnownDossier;
  /** Once a kind of place was tapped. */
  onTapped: () => void;
}

/** How much: the figure, or a kind of place to tap. */
function UseField({ known, onTapped }: UseFieldProps) {
  const { dossier, change } = known;
  const [annualConsumption, setAnnualConsumption] = useState(dossier.annualConsumption);
  const { profileType } = usePrices();
  const verdict = annualEnergyText.safeParse(annualConsumption);
  return (
    <div>
      <EnergyField
        id="dossier-consumption"
        label={t("Votre consommation annuelle")}
        description={t("En kWh, sur votre facture annuelle.")}
        isBusiness={profileType === "professional"}
        value={annualConsumption}
        onChange={(kwh) => {
          setAnnualConsumption(kwh);
          // Of a figure that is not right yet nothing is kept: not that of the key before either.
          change({ annualConsumption: isUseTold(kwh) ? kwh : "" });
        }}
        error={verdict.error?.issues[0]?.message}
      />
      <KindChoice
        legend={t("Vous ne savez pas\u202f? En un geste\u00a0:")}
        onChoose={(told) => {
          setAnnualConsumption(told.annualConsumption);
          change(told);
          onTapped();
        }}
      />
      {profileType === "individual" && isUseTold(dossier.annualConsumption) && (
        <Box mt="sm">
          <HeatingChoice
            id="dossier-heating"
            value={heatingOf(dossier)}
            onChange={(electricHeating) => change({ electricHeating })}
          />
        </Box>
      )}
    </div>
  );
}

/** Side by side where the card is wide: beside the map it is narrow on a wide screen too. */
const TwoFields = ({ children }: { children: ReactNode }) => (
  <SimpleGrid type="container" cols={{ base: 1, "560px": 2 }} spacing="lg" style={{ alignItems: "start" }}>
    {children}
  </SimpleGrid>
);

/** What stays of it, and the ways out: to the other fields, while the price alone is edited. */
function Foot({
  known,
  isForOneProject,
  onWhole,
  onFold,
  onClear,
}: Pick<Props, "known" | "isForOneProject" | "onFold" | "onClear"> & { onWhole: (() => void) | null }) {
  const { dossier, ownPoint, isEmpty } = known;
  return (
    <div className={classes.line} style={{ marginTop: 16 }}>
      {onWhole ? (
        <p className={classes.grows}>
          <PlainButton look="subtle" size="compact" onClick={onWhole}>
            {t("Modifier toute la fiche")}
          </PlainButton>
        </p>
      ) : (
        <p className={`${classes.note} ${classes.grows}`}>{t("Gardé dans ce navigateur seulement.")}</p>
      )}
      {!onWhole && !isEmpty && !ownPoint && (
        <PlainButton look="subtle" size="compact" onClick={onClear}>
          {t("Vider")}
        </PlainButton>
      )}
      {Number(dossier.annualConsumption) > 0 && (
        <PlainButton look="default" size="compact" onClick={onFold}>
          {isForOneProject ? t("Voir le détail") : t("Replier")}
        </PlainButton>
      )}
    </div>
  );
}

function WhereField({
  known: { dossier, change },
  isForOneProject,
  onType,
}: Pick<Props, "known" | "isForOneProject"> & { onType: (text: string) => void }) {
  return (
    <AddressField
      id="dossier-address"
      label={t("Votre adresse ou votre ville (facultatif)")}
      description={
        isForOneProject
          ? t("Pour savoir si ce projet est à votre portée.")
          : t("Pour savoir quels projets sont à votre portée.")
      }
      value={dossier.address}
      onChange={(address) => change({ address })}
      onType={onType}
      allowTown
    />
  );
}

/** Where, how much, at what prices: each answer is stored as soon as it is valid. Who came to tell a price edits that alone. */
export function DossierFields({ isForOneProject, asksPrice, ...props }: Props) {
  const { known, onTold, onFold } = props;
  const { dossier, change } = known;
  const { profileType } = usePrices();
  const isBusiness = profileType === "professional";
  const { contract: told, pricesAs } = dossier;
  const form = useContractForm(asksPrice ? asOwnOffer(told, pricesAs) : told, pricesAs, (contract, typedAs) =>
    change({ contract: withoutFaults(contract), pricesAs: typedAs }),
  );
  const [typedAddress, setTypedAddress] = useState("");
  const [isWhole, setWhole] = useState(!asksPrice);
  const tellUse = () => {
    // Who is still typing keeps his fields, and his place in them.
    if (isHalfTyped(dossier, typedAddress, form.values)) return;
    // Folded only where a result takes the focus, which a folded button loses.
    if (isForOneProject) onFold();
    onTold?.();
  };
  return (
    <>
      <Stack gap="lg">
        {!isWhole && <Text fw={600}>{known.text}</Text>}
        {isWhole && <WhereField {...{ known, isForOneProject }} onType={setTypedAddress} />}
        <TwoFields>
          {isWhole && <UseField known={known} onTapped={tellUse} />}
          <OfferField form={form} asksPrice={known.asksPrice} />
        </TwoFields>
        <OfferPrices
          form={form}
          asksPrice={known.asksPrice}
          takesFocus={asksPrice}
          meter={{ told: dossier, ask: isBusiness ? null : undefined }}
        />
        {isWhole && isBusiness && (
          <BusinessFields
            id="dossier"
            told={dossier}
            onHours={(workingHours) => change({ workingHours })}
            onPower={change}
            onVat={isForOneProject ? undefined : (reclaimsVat) => change({ reclaimsVat })}
          />
        )}
      </Stack>
      <Foot
        {...props}
        isForOneProject={isForOneProject}
        onWhole={isWhole ? null : () => setWhole(true)}
        onFold={() => {
          onFold();
          // What it is made of takes the focus where it stands on the page.
          if (isForOneProject) onTold?.();
        }}
      />
    </>
  );
}
