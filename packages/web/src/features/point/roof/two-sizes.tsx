import { Button, Card, Group, Text } from "@mantine/core";
import type { ProducerEstimate, ProducerInput } from "@mec/energy";
import { countedText } from "../../../parts/point/revenue/revenue-words.ts";
import { t } from "../../../platform/i18n.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { supposedAtText } from "../sold-at.ts";
import classes from "./roof.module.css";
import { sizeRows, sizeTexts, thresholdText } from "./two-sizes-words.ts";

interface Props {
  asked: ProducerInput;
  whole: ProducerEstimate;
  /** The same roof, kept to the most power whose price is published. */
  kept: ProducerEstimate;
  /** What the figures suppose. */
  restsBesides: string;
  onKeep: () => void;
}

/** A roof that could carry more than the tariff's threshold: both sizes side by side, and the way to the smaller. */
export function TwoSizes({ asked, whole, kept, restsBesides, onKeep }: Props) {
  const [all, most] = sizeTexts(asked.plant.powerKw);
  return (
    <Card bg="sun.0" bd="1px solid sun.2" role="status">
      <table className={classes.sizes}>
        <thead>
          <tr>
            <th scope="col">
              {t("Tout le toit")}
              <br />
              {all}
            </th>
            <th scope="col">
              {t("Une partie")}
              <br />
              {most}
            </th>
          </tr>
        </thead>
        {sizeRows(whole, kept).map(({ label, values: [ofAll, ofMost] }) => (
          <tbody key={label}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {label}
              </th>
            </tr>
            <tr className="numbers">
              <td>{ofAll}</td>
              <td>{ofMost}</td>
            </tr>
          </tbody>
        ))}
      </table>
      <Group mt="md">
        <Button variant="default" onClick={onKeep}>
          {t("Continuer avec {{power}}", { power: most })}
        </Button>
      </Group>
      <Text size="sm" mt="md">
        <Unbroken text={thresholdText(asked.day)} />
      </Text>
      {asked.price && (
        <Text size="sm" mt="xs">
          {supposedAtText(asked.price)} {countedText(whole)}
        </Text>
      )}
      <Text component="details" size="sm" mt="xs">
        <summary>{t("Sur quoi repose ce calcul\u202f?")}</summary>
        {restsBesides}
      </Text>
    </Card>
  );
}
