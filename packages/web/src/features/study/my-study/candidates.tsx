import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import type { Study } from "@mec/api/study";
import { formatKwh, plural } from "@mec/domain/shared";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { ownGain } from "../../../parts/study/net-words.ts";
import { t } from "../../../platform/i18n.ts";
import { CurveBadge } from "./curve-badge.tsx";
import type { StudyControls } from "./use-study.ts";

const firstShown = 2;

interface Props {
  study: Study;
  controls: StudyControls;
}

/** What would be left to him; nothing in the answer of a server of the former release. */
function Gain({ gain }: Pick<Study["candidates"][number], "gain">) {
  if (!gain) return null;
  return (
    <Text size="sm" className="numbers">
      {t("Ce qu’il lui en resterait\u00a0: {{amount}} par an", { amount: ownGain(gain) })}
    </Text>
  );
}

/** Whom to accept next: the candidates by marginal value, with the reason in words. */
export function Candidates({ study, controls }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? study.candidates : study.candidates.slice(0, firstShown);
  if (study.candidates.length === 0) return null;
  return (
    <Stack gap="md" component="section">
      <div>
        <Title order={3} size="h4">
          {t("Qui accueillir ensuite\u202f?")}
        </Title>
        <Text c="dimmed">
          {t("Ceux qui ne sont pas dans l’étude, classés par ce qu’ils y apporteraient.")}
        </Text>
      </div>
      <Stack gap="sm" component="ol" p={0} m={0} style={{ listStyle: "none" }}>
        {shown.map((candidate, index) => (
          <Card key={candidate.consumptionPointId} component="li" padding="md">
            <Group justify="space-between" align="flex-start" wrap="wrap">
              <Stack gap={4} style={{ flex: "1 1 260px" }}>
                <Group gap="sm">
                  <Text fw={650}>
                    {index + 1}. {candidate.name}
                  </Text>
                  <CurveBadge curve={candidate.curve} />
                </Group>
                <Text>{candidate.reason}</Text>
                <Gain gain={candidate.gain} />
                <Text size="sm" c="dimmed" className="numbers">
                  {t("{{added}} partagés de plus, pour {{consumption}} consommés", {
                    added: formatKwh(candidate.marginalSharedKwh),
                    consumption: formatKwh(candidate.consumptionKwh),
                  })}
                </Text>
              </Stack>
              <Button
                variant="default"
                size="sm"
                leftSection={<IconPlus size={16} aria-hidden />}
                onClick={() => controls.toggle(study, candidate.consumptionPointId, true)}
                aria-label={t("Ajouter à l’étude\u00a0: {{name}}", { name: candidate.name })}
              >
                {t("Ajouter à l’étude")}
              </Button>
            </Group>
          </Card>
        ))}
      </Stack>
      {study.candidates.length > firstShown && !showsAll && (
        <Button variant="subtle" onClick={() => setShowsAll(true)}>
          {t("Voir plus ({{others}})", {
            others: plural(study.candidates.length - firstShown, t("autre"), t("autres")),
          })}
        </Button>
      )}
    </Stack>
  );
}
