import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import { formatNumber } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { type Member, sharesBy, sumOfShares } from "./design-form.ts";
import { MemberNumbers } from "./member-numbers.tsx";
import styles from "./my-key.module.css";

interface Props {
  shares: Record<string, string>;
  members: readonly Member[];
  onChange: (shares: Record<string, string>) => void;
}

const tolerance = 1e-6;

function Sum({ sum }: { sum: number }) {
  const isOver = sum > 100 + tolerance;
  const left = formatNumber(Math.abs(100 - sum), 2);
  return (
    <div className={styles.sum}>
      <Text fw={600} className="numbers" role="status">
        {t("Somme des parts\u00a0: {{sum}}\u00a0%", { sum: formatNumber(sum, 2) })}
        {isOver && t(", soit {{left}} points de trop", { left })}
        {!isOver &&
          sum < 100 - tolerance &&
          t(", {{left}}\u00a0% iraient en surplus ou aux autres", { left })}
      </Text>
      <Progress mt={6} value={Math.min(100, sum)} color={isOver ? "red.8" : "indigo.6"} aria-hidden />
    </div>
  );
}

/** A percentage for each participant, and their sum while typing. */
export function SharesEditor({ shares, members, onChange }: Props) {
  return (
    <Stack gap="md">
      <Group gap="xs">
        <Button variant="default" size="sm" onClick={() => onChange(sharesBy(members, () => 1))}>
          {t("Parts égales")}
        </Button>
        <Button
          variant="default"
          size="sm"
          onClick={() => onChange(sharesBy(members, ({ consumptionKwh }) => consumptionKwh))}
        >
          {t("Selon les consommations")}
        </Button>
      </Group>
      <MemberNumbers
        label={t("Part de chaque participant")}
        unit="%"
        members={members}
        values={shares}
        onChange={onChange}
      />
      <Sum sum={sumOfShares(shares, members)} />
    </Stack>
  );
}
