import { Anchor, List, Text, Title } from "@mantine/core";
import { documentLabels } from "@mec/domain/document";
import { useAct } from "../../../platform/act.ts";
import { type Client, frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { saveFile } from "../../../ui/files/save-file.ts";
import { listTexts, signedText, stateText, type UnconcludedDocument } from "./unconcluded-words.ts";

interface Props {
  documents: readonly UnconcludedDocument[];
  /** Has the server make the file of one of them. */
  take: (call: Client, id: string) => Promise<File>;
}

/** What was signed and not by all, with the signatures that there are and the evidence of the reader's own; where it ended all never will. */
export function UnconcludedList({ documents, take }: Props) {
  const { mutate, isPending } = useAct(take, {
    after: saveFile,
    failed: (error) => notify({ message: frenchMessage(error), color: "red" }),
  });
  if (documents.length === 0) return null;
  const { title, intro } = listTexts(documents);
  return (
    <section aria-labelledby="unconcluded-documents">
      <Title order={3} size="h5" id="unconcluded-documents" mb="sm">
        {title}
      </Title>
      <Text size="sm" mb="md">
        {intro}
      </Text>
      <List listStyleType="none" spacing="md">
        {documents.map((document) => (
          <List.Item key={document.id}>
            <Anchor
              component="button"
              type="button"
              ta="start"
              fw={600}
              style={{ overflowWrap: "anywhere" }}
              aria-disabled={isPending}
              onClick={() => {
                if (!isPending) mutate(document.id);
              }}
            >
              {t("{{kind}}, {{where}} (PDF)", {
                kind: documentLabels[document.kind],
                where: [document.whose, document.projectName].filter(Boolean).join(", "),
              })}
            </Anchor>
            <Text size="sm" fw={600}>
              {stateText(document)}
            </Text>
            <Text size="sm" c="dimmed">
              {signedText(document)}
            </Text>
          </List.Item>
        ))}
      </List>
    </section>
  );
}
