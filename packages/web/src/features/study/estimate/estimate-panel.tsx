import { Alert, Anchor, Loader, Stack, Text } from "@mantine/core";
import type { Address } from "@mec/domain/address";
import { hasDoubtedPrice, toldHeating } from "@mec/domain/point";
import {
  type PlaceJudgement,
  type PlannedPlants,
  type PublicGauge,
  plannedPlantsText,
} from "@mec/domain/project";
import { dayInParis, messages, withDe } from "@mec/domain/shared";
import type { Estimate } from "@mec/energy";
import { useState } from "react";
import { DossierCard, startsOpen } from "../../../parts/point/dossier/dossier-card.tsx";
import { isUseTold } from "../../../parts/point/dossier/home-of.ts";
import { useDossier } from "../../../parts/point/dossier/use-dossier.ts";
import { tellsSum } from "../../../parts/project/answer/answer-words.ts";
import { SavingCases, SavingReminder } from "../../../parts/project/answer/saving-cases.tsx";
import { type Start, verdictOn } from "../../../parts/project/answer/saving-words.ts";
import { verdictLook } from "../../../parts/project/perimeter/verdict-look.ts";
import { borderReason, outsideReason } from "../../../parts/project/perimeter/verdict-reasons.ts";
import { t } from "../../../platform/i18n.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import classes from "./estimate.module.css";
import { EstimateResult } from "./estimate-result.tsx";
import { OwnPrice } from "./own-price.tsx";
import { useAwaitedResult } from "./use-awaited-result.ts";
import { useEstimate } from "./use-estimate.ts";
import { VatLine } from "./vat-line.tsx";

interface Props {
  project: Start &
    Omit<PlannedPlants, keyof PublicGauge> & {
      id: string;
      gauge: PublicGauge;
      /** kW of the plants that sums count, where they are not all. */
      countedKwc?: number | undefined;
    };
  /** The dossier's address; the page asks for its verdict. */
  address: Address | null;
  /** The verdict: undefined until the address is given and checked, null when it cannot be. */
  perimeter: PlaceJudgement | null | undefined;
  /** The anchor of the page's section about the perimeter. */
  perimeterAnchor: string;
}

const inLine = { size: 18, "aria-hidden": true, style: { verticalAlign: "text-bottom" } } as const;

/**
 * The verdict. An address outside still gets an estimate, with a notice that it could not join; on a phone its reason is
 * left to the page's own section about the perimeter.
 */
function Perimeter({ address, perimeter, perimeterAnchor }: Omit<Props, "project">) {
  if (!address || !perimeter) return null;
  const isTown = address.street === "";
  const { verdict, reason } = perimeter;
  if (verdict === "border") {
    const title =
      reason === "distance"
        ? t("À la limite du périmètre\u00a0: le porteur vérifiera")
        : t("À vérifier par le porteur");
    return (
      <>
        <Alert
          visibleFrom="sm"
          color={verdictLook.border.color}
          icon={<verdictLook.border.icon aria-hidden />}
          title={title}
        >
          <Text size="sm">{borderReason(reason)}</Text>
        </Alert>
        <Text hiddenFrom="sm" size="sm" fw={550}>
          <verdictLook.border.icon {...inLine} /> {title}
        </Text>
      </>
    );
  }
  if (verdict === "inside") {
    return (
      <Text size="sm" fw={550} c="green.8">
        <verdictLook.inside.icon {...inLine} />{" "}
        {isTown
          ? t("Le centre {{ofCity}} est dans le périmètre de ce projet.", { ofCity: withDe(address.city) })
          : t("Votre adresse est dans le périmètre de ce projet.")}
      </Text>
    );
  }
  return (
    <Alert
      color={verdictLook.outside.color}
      icon={<verdictLook.outside.icon aria-hidden />}
      title={t("Hors du périmètre")}
    >
      <Text size="sm" visibleFrom="sm">
        {outsideReason(reason)} {t("L’estimation n’est donnée qu’à titre d’exemple.")}{" "}
        <Anchor href={perimeterAnchor} size="sm">
          {t("Voir le périmètre et les autres projets")}
        </Anchor>
      </Text>
    </Alert>
  );
}

interface LiveProps {
  estimate: Estimate | undefined;
  /** Whether a price is all that lacks. */
  asksPrice: boolean;
  /** Whether a yearly use is told. */
  knowsUse: boolean;
  start: Start;
  /** Whether the page's head tells it in full. */
  isToldAbove: boolean;
}

/**
 * The sum, or where it will stand, in sight above the fields as long as one fills them: what it is made of is told below
 * them.
 */
function Live({ estimate, asksPrice, knowsUse, start, isToldAbove }: LiveProps) {
  if (!estimate) {
    return (
      <p className={classes.live} role="status">
        {asksPrice
          ? t("Choisissez votre offre et dites votre prix du kWh\u00a0: la somme s’affiche ici.")
          : knowsUse
            ? t("Vérifiez le prix du kWh\u00a0: la somme s’affiche ici.")
            : t("Dites votre consommation annuelle\u00a0: la somme s’affiche ici, sans compte.")}
      </p>
    );
  }
  const Sum = isToldAbove ? SavingReminder : SavingCases;
  return (
    <p
      className={classes.live}
      role="status"
      data-loses={verdictOn(estimate, start).tone !== "good" || undefined}
    >
      <Sum figures={estimate} start={start} />
    </p>
  );
}

/** What the project would bring to a home, without an account: the visitor's dossier, and its estimate. */
export function EstimatePanel(props: Props) {
  const known = useDossier();
  const { home, asksPrice } = known;
  const opening = useState<boolean | number>(() => startsOpen(known));
  const [isOpen, setOpen] = opening;
  const { project, perimeter } = props;
  const isToldAbove = tellsSum(perimeter?.verdict);
  const { estimate, vatRegime, terms, isUpdating, error, retry } = useEstimate(project.id, home);
  const { card, result, awaitResult } = useAwaitedResult({
    isThere: estimate !== undefined && !isUpdating,
    hasFailed: asksPrice || (!!error && !isUpdating),
  });
  return (
    <div className={classes.panel} data-filling={isOpen || undefined}>
      <Stack gap="lg">
        {(isOpen || !(home || asksPrice)) && (
          <Live
            {...{ estimate, asksPrice, isToldAbove }}
            start={project}
            knowsUse={!home && isUseTold(known.dossier.annualConsumption)}
          />
        )}
        <div ref={card}>
          <DossierCard known={known} onTold={awaitResult} isForOneProject opening={opening} />
          <div role="status" className={classes.perimeter}>
            <Perimeter {...props} />
          </div>
        </div>
        {home && <VatLine known={known} />}
        {!isOpen && (home || asksPrice || hasDoubtedPrice(known.dossier.contract)) && (
          <OwnPrice known={known} onTell={() => setOpen(Number(isOpen) + 1)} />
        )}
        {error && home && <LoadError error={error} retry={retry} />}
        {home && !estimate && !error && (
          <Text role="status">
            <Loader size="xs" mr={8} aria-hidden />
            {messages.loading}
          </Text>
        )}
        {estimate && (
          <div className={classes.detail}>
            <EstimateResult
              {...{ estimate, start: project, vatRegime, terms, isUpdating, result, isToldAbove }}
              electricHeating={home && toldHeating(home)}
              isOpen={!!isOpen}
              plannedText={plannedPlantsText(
                { ...project, ...project.gauge, powerKwc: project.countedKwc ?? project.powerKwc },
                dayInParis(new Date()),
              )}
            />
          </div>
        )}
      </Stack>
    </div>
  );
}
