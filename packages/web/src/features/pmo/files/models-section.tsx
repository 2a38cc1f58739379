import { Card, Text, Title } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";
import styles from "./files.module.css";
import { ModelLinks } from "./model-links.tsx";
import { models } from "./models.ts";

/** Documents written from the answers above, to read over and adapt. */
export function ModelsSection({ projectId }: { projectId: string }) {
  return (
    <Card component="section" aria-labelledby="models-title">
      <Title order={3} size="h4" id="models-title" mb="xs">
        {t("Modèles à télécharger")}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {t(
          "Remplis de vos réponses, ce sont des modèles\u00a0: relisez-les, et faites-les vérifier si vous avez un doute.",
        )}
      </Text>
      <ul className={styles.files}>
        {models.map((model) => (
          <li key={model.key} className={styles.model}>
            <div className={styles.name}>
              <Text fw={550}>{t(model.title)}</Text>
              <Text size="sm" c="dimmed">
                {t(model.text)}
              </Text>
            </div>
            <ModelLinks model={model} projectId={projectId} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
