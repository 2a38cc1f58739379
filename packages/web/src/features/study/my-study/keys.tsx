import { Badge, Button, Card, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import type { Study } from "@mec/api/study";
import { repartitionKeyExplanations, repartitionKeyLabels } from "@mec/domain/project";
import { formatKwh, formatPercent, formatWholeEuro } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { SeeMore } from "../../../ui/layout/see-more.tsx";
import styles from "./study.module.css";
import type { StudyControls } from "./use-study.ts";

type KeyResult = Study["keys"][number];

const facts = (result: KeyResult): [string, string][] => [
  [t("Énergie partagée"), formatKwh(result.sharedKwh)],
  [t("Autoconsommation"), formatPercent(result.selfConsumptionRate)],
  [t("Économies de tous, TTC"), formatWholeEuro(result.totalSavingEur)],
  [t("Plus petite économie"), formatWholeEuro(result.smallestSavingEur)],
  [t("Recettes de la production, HT"), formatWholeEuro(result.producerRevenueEur)],
];

function KeyCard({ result, isChosen, choose }: { result: KeyResult; isChosen: boolean; choose: () => void }) {
  return (
    <Card padding="md" data-chosen={isChosen || undefined} className={styles.key}>
      <Stack gap="sm" h="100%">
        <div>
          <Title order={4} size="h5">
            {repartitionKeyLabels[result.key]}
          </Title>
          <Text size="sm" c="dimmed">
            {t(repartitionKeyExplanations[result.key])}
          </Text>
        </div>
        <dl className={styles.facts}>
          {facts(result).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="numbers">{value}</dd>
            </div>
          ))}
        </dl>
        {isChosen ? (
          <Badge variant="light" tt="none" c="indigo.8" mt="auto">
            {t("Étudiée ci-dessus")}
          </Badge>
        ) : (
          <Button variant="default" size="sm" mt="auto" onClick={choose}>
            {t("Étudier la clé {{key}}", { key: repartitionKeyLabels[result.key].toLowerCase() })}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** The four keys side by side, for the same participants. */
export function Keys({ study, controls }: { study: Study; controls: StudyControls }) {
  return (
    <Stack gap="md" component="section">
      <Title order={3} size="h4">
        {t("Les quatre clés côte à côte")}
      </Title>
      <SeeMore label={t("Comparer les quatre clés")}>
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }}>
          {study.keys.map((result) => (
            <KeyCard
              key={result.key}
              result={result}
              isChosen={result.key === study.key}
              choose={() => controls.chooseKey(result.key)}
            />
          ))}
        </SimpleGrid>
      </SeeMore>
    </Stack>
  );
}
