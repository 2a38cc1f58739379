import { Card, Group, Text, Title } from "@mantine/core";
import { kitCalls } from "@mec/api/kit";
import { type KitPiece, keptFormats } from "@mec/domain/kit";
import { t } from "../../platform/i18n.ts";
import { DownloadButton } from "./download-button.tsx";
import styles from "./kit.module.css";
import { PiecePreview } from "./piece-preview.tsx";
import { pieceWords } from "./piece-words.ts";

interface Props {
  piece: KitPiece;
  projectId: string | null;
}

/** One piece: its preview, where to use it, its files. */
export function PieceTile({ piece, projectId }: Props) {
  const { title, use } = pieceWords[piece];
  const query = projectId ? { projectId } : {};
  return (
    <Card component="article" className={styles.tile} padding="md">
      <Card.Section>
        <PiecePreview
          piece={piece}
          projectId={projectId}
          alt={t("Aperçu\u00a0: {{piece}}", { piece: t(title) })}
        />
      </Card.Section>
      <div className={styles.tileText}>
        <Title order={3} size="h4">
          {t(title)}
        </Title>
        <Text size="sm" c="dimmed">
          {t(use)}
        </Text>
      </div>
      <Group gap="xs">
        {keptFormats.map((format) => (
          <DownloadButton
            key={format}
            variant="default"
            size="sm"
            label={format.toUpperCase()}
            name={t("{{piece}} en {{format}}", { piece: t(title), format: format.toUpperCase() })}
            ask={(call) => call(kitCalls.getKitFile, { params: { piece, format }, query })}
          />
        ))}
      </Group>
    </Card>
  );
}
