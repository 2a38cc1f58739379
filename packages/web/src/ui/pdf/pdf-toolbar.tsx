import { Group, Text } from "@mantine/core";
import { plural } from "@mec/domain/shared";
import type { ReactNode } from "react";
import { t } from "../../platform/i18n.ts";
import styles from "./pdf.module.css";

interface Props {
  pages: number;
  /** Another version is on its way. */
  isUpdating: boolean;
  /** The choice between its views, when it has two. */
  views: ReactNode;
  zoom: ReactNode;
}

/** How long the document is, and how it shows. */
export function PdfToolbar({ pages, isUpdating, views, zoom }: Props) {
  return (
    <div className={styles.toolbar}>
      <Text size="sm" c="dimmed" role="status">
        {isUpdating ? t("Mise à jour…") : plural(pages, t("page"), t("pages"))}
      </Text>
      <Group gap="xs" wrap="nowrap">
        {zoom}
        {views}
      </Group>
    </div>
  );
}
