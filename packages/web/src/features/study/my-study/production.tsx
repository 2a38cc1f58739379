import { Badge, Card, Group, Stack, Text, Title } from "@mantine/core";
import type { Study } from "@mec/api/study";
import { formatKwh, formatKwhBeside, formatWholeEuro } from "@mec/domain/shared";
import { paidToThemselves, revenueAsRead, wholeEuros } from "@mec/domain/study";
import { t } from "../../../platform/i18n.ts";
import { countedText } from "./counted-text.ts";
import styles from "./study.module.css";

const curveLabels: Record<Study["producers"][number]["curve"], string> = {
  real: "Courbe réelle",
  solar: "Modèle solaire",
  pvgis: "PVGIS",
  typical: "Profil type",
};

const told = (euros: number | null): string => (euros === null ? t("non connu") : formatWholeEuro(euros));

type Producer = Study["producers"][number];

/** "Reçoit 1 200 € par an HT : 900 € de vente locale, 300 € de surplus". */
function earnedText({ revenue }: Producer): string | null {
  if (!revenue) return null;
  const { localSaleEur, surplusSaleEur, wholeSaleEur, isAfterContract } = revenue;
  return t(
    isAfterContract
      ? "Reçoit {{total}} par an HT\u00a0: {{local}} de vente locale, surplus {{surplus}}\u00a0; tout vendu au réseau, une fois son contrat d’achat fini\u00a0: {{whole}}."
      : "Reçoit {{total}} par an HT\u00a0: {{local}} de vente locale, surplus {{surplus}}\u00a0; tout vendu au réseau\u00a0: {{whole}}.",
    {
      total: formatWholeEuro(revenueAsRead(localSaleEur, surplusSaleEur)),
      local: formatWholeEuro(localSaleEur),
      surplus: told(surplusSaleEur),
      whole: told(wholeSaleEur),
    },
  );
}

function Plant({ producer }: { producer: Producer }) {
  return (
    <div>
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Text fw={600}>{producer.name}</Text>
          <Badge variant="light" tt="none" color="gray" c="gray.8">
            {t(curveLabels[producer.curve])}
          </Badge>
        </Group>
        <Text className="numbers">
          {t("{{production}} produits, {{surplus}} en surplus", {
            production: formatKwh(producer.productionKwh),
            surplus: formatKwhBeside(producer.surplusKwh, producer.productionKwh),
          })}
        </Text>
      </Group>
      <Text size="sm" c="dimmed" className="numbers">
        {earnedText(producer)}
      </Text>
    </div>
  );
}

/** What each installation produces and its surplus, and what it earns compared with selling everything. */
export function Production({ study }: { study: Study }) {
  const { revenue, producers, ownBodies = [] } = study;
  const ownEur = paidToThemselves(ownBodies);
  const { localSaleEur, surplusSaleEur, wholeSaleEur } = revenue;
  const rows: [string, string][] = [
    [t("Vente locale, en tout"), formatWholeEuro(localSaleEur)],
    ...(ownEur > 0
      ? ([[t("… dont payé à soi-même"), formatWholeEuro(ownEur)]] satisfies [string, string][])
      : []),
    [t("Vente du surplus, en tout"), told(surplusSaleEur)],
    [t("Tout au réseau, au tarif publié"), told(wholeSaleEur)],
    [
      t("Différence"),
      told(
        surplusSaleEur === null || wholeSaleEur === null
          ? null
          : // As its parts are read.
            wholeEuros(localSaleEur) + wholeEuros(surplusSaleEur) - wholeEuros(wholeSaleEur),
      ),
    ],
  ];
  return (
    <Stack gap="md" component="section">
      <Title order={3} size="h4">
        {t("Ce que reçoit chaque producteur")}
      </Title>
      <Card padding="md">
        <Stack gap="md">
          {producers.map((producer) => (
            <Plant key={producer.productionPointId} producer={producer} />
          ))}
          <dl className={`${styles.facts} ${styles.sums}`}>
            {rows.map(([name, value]) => (
              <div key={name}>
                <dt>{t("{{name}}, par an, HT", { name })}</dt>
                <dd className="numbers">{value}</dd>
              </div>
            ))}
          </dl>
          <Text size="sm" c="dimmed" className="prose">
            {countedText({
              places: study.participants.length,
              ownEur,
              leavesContract: producers.some((one) => one.revenue?.isAfterContract),
            })}
          </Text>
          {ownEur > 0 && (
            <Text size="sm" c="dimmed" className="prose">
              {t(
                "Ce qu’on se paie à soi-même n’est pas un revenu\u00a0: ce que gagne en tout qui produit et consomme est dit à part.",
              )}
            </Text>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
