import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { formatNumber, type PriceRange } from "@mec/domain/shared";
import { formatDay, localExciseExemption, type ProducerEstimate } from "@mec/energy";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";

interface Props {
  revenue: ProducerEstimate | undefined;
  isComing: boolean;
  /** The range to start from: the one that the joined project announces, or for a new project a careful one. */
  suggested: PriceRange | null;
  isOfProject: boolean;
  onTake: (range: PriceRange) => void;
}

/** Prices at which both sides gain, with a range as a suggestion. */
export function PriceHelp({ revenue, isComing, suggested, isOfProject, onTake }: Props) {
  const { format, shown } = usePrices();
  if (!revenue) return isComing && <Skeleton mih={{ base: 112, xs: 86 }} />;
  const { highestPriceWithoutExemption: withoutExemption } = revenue;
  return (
    <Stack gap="xs">
      <Text size="sm">
        {revenue.surplusPrice !== null &&
          t("Sous {{low}}, le surplus vous rapporte déjà autant.", {
            low: format(revenue.surplusPrice),
          })}{" "}
        {t("Au-dessus de {{high}}, un logement au tarif réglementé n’y gagne plus rien.", {
          high: format(revenue.highestPrice),
        })}
        {withoutExemption !== null && (
          <>
            {" "}
            {t(
              "Une source annonce la fin de l’exonération d’accise de l’énergie locale le {{day}}, rien ne le confirme. Sans elle, ce serait au-dessus de {{high}}.",
              { day: formatDay(localExciseExemption.value.announcedEnd), high: format(withoutExemption) },
            )}
          </>
        )}
      </Text>
      {suggested && (
        <Group>
          <Button
            variant="default"
            size="sm"
            h="auto"
            mih={36}
            py={6}
            styles={{ label: { whiteSpace: "normal" } }}
            onClick={() => onTake(suggested)}
          >
            {t("{{action}}\u00a0: {{min}} à {{max}}", {
              action: isOfProject ? t("Reprendre les prix du projet") : t("Partir d’une fourchette prudente"),
              min: formatNumber(shown(suggested.min) * 100),
              max: format(suggested.max),
            })}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
