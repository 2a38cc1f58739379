import { Button, Text } from "@mantine/core";
import type { Services } from "@mec/api/service";
import {
  costOf,
  isActive,
  type PricingType,
  prices,
  type ServiceGroup,
  serviceLabels,
  type TakenPricing,
} from "@mec/domain/service";
import { plural } from "@mec/domain/shared";
import { IconCheck } from "@tabler/icons-react";
import { t } from "../../platform/i18n.ts";
import { optionNames, priceText } from "./option-texts.ts";
import styles from "./service.module.css";
import { useAmounts } from "./use-amounts.ts";

interface Props {
  group: ServiceGroup;
  service: Services[ServiceGroup];
  consumers: number;
  onChoose: (pricing: TakenPricing) => void;
}

type Option = Services[ServiceGroup]["pricingOptions"][number];

interface RowProps extends Omit<Props, "service"> {
  pricing: TakenPricing;
  isEnabled: boolean;
  selected: PricingType;
}

/** The action for an option: choose it, none when it is the current one, or a note that it is not sold yet. */
function Action({ group, pricing, isEnabled, selected, onChoose }: RowProps) {
  if (pricing === selected) {
    return (
      <Text fw={600} size="sm" className={styles.inForce}>
        <IconCheck size={16} aria-hidden /> {t("En cours")}
      </Text>
    );
  }
  if (isEnabled) {
    return (
      <Button
        size="sm"
        onClick={() => onChoose(pricing)}
        aria-label={t("Choisir {{option}} pour «\u00a0{{name}}\u00a0»", {
          option: optionNames[pricing].toLocaleLowerCase("fr"),
          name: serviceLabels[group],
        })}
      >
        {t("Choisir")}
      </Button>
    );
  }
  if (!prices[group][pricing].disabled) return null;
  return (
    <Text size="sm" c="dimmed">
      {t("Pas encore en vente")}
    </Text>
  );
}

function Row(props: RowProps) {
  const { group, pricing, selected, consumers } = props;
  const amount = useAmounts();
  const isSold = !prices[group][pricing].disabled;
  return (
    <li className={styles.option} data-selected={pricing === selected || undefined}>
      <div className={styles.optionText}>
        <Text fw={600}>{t(optionNames[pricing])}</Text>
        <Text size="sm">{priceText(group, pricing, amount)}</Text>
        {isSold && (
          <Text size="sm" c="dimmed" className="numbers">
            {t("{{cost}} pour {{people}}", {
              cost: amount(costOf(group, pricing, consumers)),
              people: plural(consumers, t("consommateur"), t("consommateurs")),
            })}
          </Text>
        )}
      </div>
      <Action {...props} />
    </li>
  );
}

const isTakable = (option: Option): option is Option & { type: TakenPricing } =>
  !option.hide && isActive(option.type);

/** The ways of paying a service that can be seen (specification §4). */
export function Options({ group, service, consumers, onChoose }: Props) {
  return (
    <ul className={styles.options}>
      {service.pricingOptions.filter(isTakable).map(({ type, enabled }) => (
        <Row
          key={type}
          group={group}
          pricing={type}
          isEnabled={enabled}
          selected={service.selectedPricing.type}
          consumers={consumers}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}
