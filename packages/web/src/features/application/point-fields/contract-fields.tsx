import { Button, Group, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import {
  type ContractForm,
  hasDoubtedPrice,
  isContractComplete,
  shortTariffLabels,
  type Tariff,
  type TariffType,
  tariffLabels,
  tariffs,
  tariffTypeLabels,
  tariffTypes,
} from "@mec/domain/point";
import { useRef, useState } from "react";
import { Term } from "../../../parts/faq/term.tsx";
import { chooseOffer } from "../../../parts/point/contract/choose-offer.ts";
import { type Meter, PriceFields } from "../../../parts/point/contract/price-fields.tsx";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { ChoiceField } from "../../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { IncompleteBadge } from "./incomplete-badge.tsx";

/** What becomes of a contract that is not told whole: on the way to a project it waits, in the profile nothing is kept of it. */
const leftOpen = (isProfile: boolean) =>
  isProfile
    ? {
        unknown: t("Le calcul prend alors le tarif réglementé."),
        incomplete: t("Tant qu’il y manque une réponse, ce contrat n’est pas enregistré."),
      }
    : {
        unknown: t("Vous pourrez le préciser plus tard, depuis votre profil."),
        incomplete: t("Vous pouvez continuer ainsi, et compléter plus tard depuis votre profil."),
      };

const typeDescriptions = (isProfile: boolean): Record<TariffType, string> => ({
  TRV: t("Le «\u00a0tarif bleu\u00a0» d’EDF ou d’une entreprise locale de distribution."),
  other: t("Une offre de marché, chez n’importe quel fournisseur."),
  unknown: leftOpen(isProfile).unknown,
});

/** The regulated tariff has two options only (specification §5). */
const tariffsOf = (type: TariffType | ""): readonly Tariff[] =>
  type === "TRV" ? tariffs.filter((tariff) => tariff !== "4Q") : tariffs;

interface Props {
  form: UseFormReturnType<ContractForm>;
  /** It stands in the profile, and not on the way to a project. */
  isProfile?: boolean;
}

interface ContractProps extends Props {
  meter: Meter;
}

interface ToldOfferProps {
  type: TariffType;
  tarification: Tariff;
  onChange: () => void;
}

/** An offer that was told, in a line: who comes back to it mostly corrects its price. */
const ToldOffer = ({ type, tarification, onChange }: ToldOfferProps) => (
  <Group justify="space-between" gap="xs">
    <Text fw={600}>
      {t("{{type}}, {{option}}", {
        type: t(tariffTypeLabels[type]),
        option: t(shortTariffLabels[tarification]),
      })}
    </Text>
    <Button variant="default" size="sm" onClick={onChange}>
      {t("Changer d’offre")}
    </Button>
  </Group>
);

const isOffer = (type: TariffType | ""): boolean => type === "TRV" || type === "other";

/** The kind of offer and its option. */
function Offer({ form, isProfile = false }: Props) {
  const { type, tarification } = form.values;
  const { profileType } = usePrices();

  function chooseType(next: TariffType) {
    const hasOption = next !== "TRV" || tarification !== "4Q";
    chooseOffer(form, profileType, { type: next, ...(hasOption ? {} : { tarification: "" }) });
  }

  return (
    <>
      <ChoiceField
        {...fieldOf(form, "type")}
        label={t("Quelle offre avez-vous\u202f?")}
        onChange={chooseType}
        choices={tariffTypes.map((value) => ({
          value,
          label: t(tariffTypeLabels[value]),
          description: typeDescriptions(isProfile)[value],
        }))}
      />
      {isOffer(type) && (
        <ChoiceField
          {...fieldOf(form, "tarification")}
          label={t("Quelle option\u202f?")}
          onChange={(next) => chooseOffer(form, profileType, { tarification: next })}
          choices={tariffsOf(type).map((value) => ({ value, label: t(tariffLabels[value]) }))}
        />
      )}
    </>
  );
}

/** The supply contract: kind, option, prices. Everything may be left for later. */
export function ContractFields({ form, isProfile = false, meter }: ContractProps) {
  const { type, tarification } = form.values;
  const [isTold, setTold] = useState(isOffer(type) && tarification !== "");
  const offer = useRef<HTMLDivElement>(null);
  const change = () => {
    setTold(false);
    requestAnimationFrame(() => offer.current?.querySelector<HTMLElement>("input:checked")?.focus());
  };
  return (
    <Stack gap="xl">
      {isTold && type !== "" && tarification !== "" ? (
        <ToldOffer {...{ type, tarification }} onChange={change} />
      ) : (
        <Stack gap="xl" ref={offer}>
          <Offer form={form} isProfile={isProfile} />
        </Stack>
      )}
      {isOffer(type) && <PriceFields form={form} meter={meter} />}
      <div aria-live="polite">
        {type !== "" && !isContractComplete(form.values) && !hasDoubtedPrice(form.values) && (
          <Group gap="sm" align="flex-start">
            <IncompleteBadge />
            <Text size="sm" c="dimmed" flex={1} miw={220}>
              {leftOpen(isProfile).incomplete}
            </Text>
          </Group>
        )}
      </div>
      <Text size="sm" c="dimmed">
        {t("Un mot à expliquer\u202f?")} <Term name="trv">{t("Tarif réglementé")}</Term>
        {", "}
        <Term name="exclTax">{t("HT et TTC")}</Term>
      </Text>
    </Stack>
  );
}
