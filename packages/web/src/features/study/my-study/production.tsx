import { Badge, Card, Group, Stack, Text, Title } from "@mantine/core";
import type { Study } from "@mec/api/study";
import { formatKwh, formatWholeEuro } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import styles from "./study.module.css";

const curveLabels: Record<Study["producers"][number]["curve"], string> = {
  real: "Courbe réelle",
  solar: "Modèle solaire",
  pvgis: "PVGIS",
  typical: "Profil type",
};

/** What each installation produces and its surplus, and what it earns compared with selling everything. */
export function Production({ study }: { study: Study }) {
  const { revenue, producers } = study;
  const { localSaleEur, surplusSaleEur, wholeSaleEur } = revenue;
  const told = (euros: number | null) => (euros === null ? t("non connu") : formatWholeEuro(euros));
  const rows: [string, string][] = [
    [t("Vente locale"), formatWholeEuro(localSaleEur)],
    [t("Vente du surplus"), told(surplusSaleEur)],
    [t("Si tout était vendu au réseau"), told(wholeSaleEur)],
    [
      t("Différence"),
      told(
        surplusSaleEur === null || wholeSaleEur === null
          ? null
          : localSaleEur + surplusSaleEur - wholeSaleEur,
      ),
    ],
  ];
  return (
    <Stack gap="md" component="section">
      <Title order={3} size="h4">
        {t("Pour la production")}
      </Title>
      <Card padding="md">
        <Stack gap="md">
          {producers.map((producer) => (
            <Group key={producer.productionPointId} justify="space-between" gap="sm">
              <Group gap="sm">
                <Text fw={600}>{producer.name}</Text>
                <Badge variant="light" tt="none" color="gray" c="gray.8">
                  {t(curveLabels[producer.curve])}
                </Badge>
              </Group>
              <Text className="numbers">
                {t("{{production}} produits, {{surplus}} en surplus", {
                  production: formatKwh(producer.productionKwh),
                  surplus: formatKwh(producer.surplusKwh),
                })}
              </Text>
            </Group>
          ))}
          <dl className={styles.facts}>
            {rows.map(([name, value]) => (
              <div key={name}>
                <dt>{t("{{name}}, par an, HT", { name })}</dt>
                <dd className="numbers">{value}</dd>
              </div>
            ))}
          </dl>
        </Stack>
      </Card>
    </Stack>
  );
}
