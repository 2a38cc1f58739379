import { Button, Group } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { t } from "../../../platform/i18n.ts";
import { type Model, modelFormats, modelUrl } from "./models.ts";

const formatNames = { docx: "Word (DOCX)", pdf: "PDF" };

/** A model to edit, or to read. */
export function ModelLinks({ model, projectId }: { model: Model; projectId: string }) {
  return (
    <Group gap="xs">
      {modelFormats.map((format) => (
        <Button
          key={format}
          component="a"
          download
          href={modelUrl(model, projectId, format)}
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={t("{{title}}, {{format}}", { title: t(model.title), format: formatNames[format] })}
        >
          {formatNames[format]}
        </Button>
      ))}
    </Group>
  );
}
