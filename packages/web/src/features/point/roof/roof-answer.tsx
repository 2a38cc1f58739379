import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import { supposedPrices } from "@mec/domain/study";
import { betterPower } from "@mec/energy";
import { useEffect } from "react";
import { Link } from "react-router";
import { formOfRoof, type RoofForm, type RoofKind } from "../../../parts/point/publishing/roof.ts";
import {
  betterPowerText,
  roundedKwh,
  withoutExemptionText,
} from "../../../parts/point/revenue/revenue-words.ts";
import { useRevenue } from "../../../parts/point/revenue/use-revenue.ts";
import { exploreNear } from "../../../parts/project/explore-near.ts";
import { Said } from "../../../parts/study/said.tsx";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { RevenueCard } from "../revenue-card.tsx";
import { QuoteField } from "./quote-field.tsx";
import classes from "./roof.module.css";
import { useShownOnceAsked } from "./use-shown-once-asked.ts";

interface Props {
  roof: RoofForm;
  /** How many times the estimate was asked for. */
  asked: number;
  keep: (change: Partial<Pick<RoofForm, "annualProduction" | "quote">>) => void;
}

/** What the figures suppose of the roof, beside how they are made. */
const supposedText = (kind: RoofKind): string =>
  kind === "bare"
    ? t("Les prix sont une fourchette courante, et le toit est supposé bien orienté et sans ombre.")
    : t("Les prix sont une fourchette courante, et les panneaux sont supposés bien orientés et sans ombre.");

/** What the figures leave out, and may change the decision. */
const cautionText = (kind: RoofKind): string =>
  kind === "bare"
    ? t("Le coût des panneaux n’est pas compté\u00a0: demandez plusieurs devis.")
    : t("Un contrat d’achat en cours peut vous lier\u00a0: vérifiez ses conditions.");

const NextSteps = ({ near }: { near: string }) => (
  <Group>
    <Button component={Link} to={near}>
      {t("Trouver un projet près de ce toit")}
    </Button>
    <Button component={Link} variant="default" to={pages.producerStep.to({ step: "typology" })}>
      {t("Créer mon projet")}
    </Button>
  </Group>
);

/** What the roof would bring, and the two next steps, which begin with what was computed. */
export function RoofAnswer({ roof, asked, keep }: Props) {
  const { profileType } = usePrices();
  const { revenue, asked: input } = useRevenue({
    plant: formOfRoof({ ...roof, annualProduction: "" }),
    projectId: null,
    price: supposedPrices,
  });
  const computed = revenue && roundedKwh(revenue.producedKwh);
  // Whichever way he goes on, a project's page included, the installation begins with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` writes what the last reading of the draft lacked
  useEffect(() => {
    if (computed !== undefined) keep({ annualProduction: computed });
  }, [computed]);
  const heading = useShownOnceAsked(asked, revenue !== undefined);
  if (!revenue || !input || !roof.address) return null;
  const isBare = roof.kind === "bare";
  const unexempted = withoutExemptionText(revenue, { profileType, vatRegime: null });
  const better = isBare && betterPower(input.plant.powerKw, input.day);
  return (
    <Stack gap="lg" mt="xl">
      <section className={classes.result} aria-labelledby="roof-result">
        <Title order={2} size="h3" mb="sm" id="roof-result" ref={heading} tabIndex={-1}>
          {t("Votre estimation")}
        </Title>
        <RevenueCard
          plant={input.plant}
          price={input.price}
          revenue={revenue}
          isAnywhere
          restsBesides={supposedText(roof.kind)}
        />
      </section>
      {unexempted && (
        <Text size="sm">
          <Said text={unexempted} />
        </Text>
      )}
      {better && (
        <Text>
          <Unbroken text={betterPowerText(input.plant, revenue, better)} />
        </Text>
      )}
      <Text size="sm">{cautionText(roof.kind)}</Text>
      {isBare && (
        <QuoteField
          profileType={profileType}
          quote={roof.quote}
          onChange={(quote) => keep({ quote })}
          revenue={revenue}
        />
      )}
      <NextSteps near={exploreNear(roof.address)} />
    </Stack>
  );
}
