import { Text } from "@mantine/core";
import type { ServiceGroup } from "@mec/domain/service";
import { plural } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import { type Comparison, comparisonLines, scaleFor } from "./comparison.ts";
import styles from "./service.module.css";
import { useAmounts } from "./use-amounts.ts";

interface Props {
  group: ServiceGroup;
  consumers: number;
  comparison: Comparison;
}

const width = 320;
const height = 96;

/** The cost of each way to pay as a line, where the lines cross, and the current number of consumers. */
function Drawing({ group, consumers, comparison }: Props) {
  const { x, y } = comparisonLines(group, width, height, scaleFor(consumers));
  const here = comparison.cheaper === "credits" ? comparison.credits : comparison.usage;
  return (
    <svg viewBox={`-6 -6 ${width + 12} ${height + 28}`} className={styles.drawing} aria-hidden="true">
      <line x1={0} y1={height} x2={width} y2={height} className={styles.axis} />
      <line x1={0} y1={height} x2={width} y2={0} className={styles.usage} />
      <line
        x1={0}
        y1={y(comparison.credits)}
        x2={width}
        y2={y(comparison.credits)}
        className={styles.credits}
      />
      <line
        x1={x(comparison.breakEven)}
        y1={0}
        x2={x(comparison.breakEven)}
        y2={height}
        className={styles.crossing}
      />
      <text x={x(comparison.breakEven)} y={height + 16} textAnchor="middle" className={styles.tick}>
        {comparison.breakEven}
      </text>
      <circle cx={x(consumers)} cy={y(here)} r={5} className={styles.here} />
    </svg>
  );
}

/** Credits compared with paying per consumer: which costs less for this number, and from which number on. */
export function BreakEven(props: Props) {
  const { consumers, comparison } = props;
  const amount = useAmounts();
  const people = plural(consumers, t("consommateur"), t("consommateurs"));
  const verdicts = {
    usage: t("Pour {{people}}, payer à l’usage vous coûte {{saved}} de moins que les crédits.", {
      people,
      saved: amount(comparison.saved),
    }),
    credits: t("Pour {{people}}, les crédits vous coûtent {{saved}} de moins que l’usage.", {
      people,
      saved: amount(comparison.saved),
    }),
    same: t("Pour {{people}}, les deux options coûtent autant.", { people }),
  };
  return (
    <figure className={styles.breakEven}>
      <Drawing {...props} />
      <figcaption>
        <div className={styles.legend} aria-hidden="true">
          <span data-line="usage">{t("À l’usage")}</span>
          <span data-line="credits">{t("Crédits")}</span>
        </div>
        <Text size="sm" fw={600} aria-live="polite">
          {verdicts[comparison.cheaper]}
        </Text>
        <Text size="sm" c="dimmed">
          {t("Les crédits sont plus avantageux à partir du {{count}}ᵉ consommateur.", {
            count: comparison.breakEven,
          })}
        </Text>
      </figcaption>
    </figure>
  );
}
