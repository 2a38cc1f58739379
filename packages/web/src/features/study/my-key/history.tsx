import { Button, Card, Group, Text, Title } from "@mantine/core";
import type { SavedDesign } from "@mec/api/study";
import { repartitionKeyLabels } from "@mec/domain/project";
import { formatDateTime } from "@mec/domain/shared";
import { sharingMethodLabels } from "@mec/domain/study";
import { t } from "../../../platform/i18n.ts";
import styles from "./my-key.module.css";

interface Props {
  designs: readonly SavedDesign[];
  onReuse: (saved: SavedDesign) => void;
}

/** The saved keys, by whom and when, the current one first. */
export function History({ designs, onReuse }: Props) {
  return (
    <section>
      <Title order={3} size="h4" mb="sm">
        {t("Historique des clés")}
      </Title>
      <ol className={styles.history}>
        {designs.map((saved, index) => (
          <Card key={saved.id} component="li" padding="md">
            <Group justify="space-between">
              <div>
                <Text fw={600}>
                  {t("{{key}}, {{method}}", {
                    key: t(repartitionKeyLabels[saved.design.key]),
                    method: t(sharingMethodLabels[saved.design.method.kind]).toLowerCase(),
                  })}
                  {index === 0 && t(" (clé actuelle)")}
                </Text>
                <Text size="sm" c="dimmed">
                  {t("{{date}}, par {{author}}", {
                    date: formatDateTime(saved.createdAt),
                    author: saved.author ?? t("un compte supprimé"),
                  })}
                </Text>
              </div>
              <Button
                size="sm"
                variant="default"
                aria-label={t("Reprendre la clé du {{date}}", { date: formatDateTime(saved.createdAt) })}
                onClick={() => onReuse(saved)}
              >
                {t("Reprendre")}
              </Button>
            </Group>
          </Card>
        ))}
      </ol>
    </section>
  );
}
