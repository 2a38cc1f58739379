import { Badge, Button, Card, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import type { Study } from "@mec/api/study";
import { repartitionKeyExplanations, repartitionKeyLabels } from "@mec/domain/project";
import { t } from "../../../platform/i18n.ts";
import { SeeMore } from "../../../ui/layout/see-more.tsx";
import { areAlike, factsOf, type KeyResult } from "./key-facts.ts";
import styles from "./study.module.css";
import type { StudyControls } from "./use-study.ts";

interface FactsProps {
  result: KeyResult;
  isUnexempted: boolean;
}

function Facts({ result, isUnexempted }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {factsOf(result, isUnexempted).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="numbers">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CardProps extends FactsProps {
  isChosen: boolean;
  choose: () => void;
}

function KeyCard({ result, isUnexempted, isChosen, choose }: CardProps) {
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
        <Facts result={result} isUnexempted={isUnexempted} />
        {isChosen ? (
          <Badge variant="light" tt="none" c="indigo.8" mt="auto">
            {t("Étudiée ci-dessus")}
          </Badge>
        ) : (
          <Button
            variant="default"
            size="sm"
            mt="auto"
            onClick={choose}
            aria-label={t("Étudier cette clé\u00a0: {{key}}", { key: repartitionKeyLabels[result.key] })}
          >
            {t("Étudier cette clé")}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** The four keys in one card, where they give the same figures. */
function Alike({ result, isUnexempted }: FactsProps) {
  return (
    <Card padding="md">
      <Text mb="sm">
        {t("Les quatre clés de répartition donnent ici le même résultat\u00a0: choisissez la plus simple.")}
      </Text>
      <Facts result={result} isUnexempted={isUnexempted} />
    </Card>
  );
}

/** The four keys side by side, for the same participants. */
export function Keys({ study, controls, isUnexempted }: Props) {
  const [first] = study.keys;
  if (first && areAlike(study.keys)) {
    return (
      <Stack gap="md" component="section">
        <Title order={3} size="h4">
          {t("Les quatre clés")}
        </Title>
        <Alike result={first} isUnexempted={isUnexempted} />
      </Stack>
    );
  }
  return (
    <div>
      <SeeMore label={t("Comparer les quatre clés")}>
        <Stack gap="md" component="section">
          <Title order={3} size="h4">
            {t("Les quatre clés côte à côte")}
          </Title>
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }}>
            {study.keys.map((result) => (
              <KeyCard
                key={result.key}
                result={result}
                isUnexempted={isUnexempted}
                isChosen={result.key === study.key}
                choose={() => controls.chooseKey(result.key)}
              />
            ))}
          </SimpleGrid>
        </Stack>
      </SeeMore>
    </div>
  );
}

interface Props {
  study: Study;
  controls: StudyControls;
  isUnexempted: boolean;
}
