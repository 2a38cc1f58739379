import { Anchor, List, Text, Title } from "@mantine/core";
import type { SignedPapers } from "@mec/api/signature";
import { documentLabels } from "@mec/domain/document";
import { formatDate } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

type Document = NonNullable<SignedPapers["unconcluded"]>[number];

function stateOf({ state, retractedAt }: Document): string {
  if (retractedAt) return t("Rétracté le {{day}}", { day: formatDate(retractedAt) });
  return state === "awaited"
    ? t("La copie signée par tous n’est pas encore là")
    : t("Arrêté avant que tous aient signé");
}

/** What the reader signed, with his signature and its evidence: not all have signed it, and where it ended they never will. */
export function UnconcludedList({
  documents,
  fileUrl,
}: {
  documents: readonly Document[];
  fileUrl: (id: string) => string;
}) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="unconcluded-documents">
      <Title order={3} size="h5" id="unconcluded-documents" mb="sm">
        {t("Signés par vous, pas par tous")}
      </Title>
      <Text size="sm" mb="md">
        {t(
          "Chaque PDF montre les signatures déjà données et la preuve de la vôtre. Ce n’est pas l’exemplaire signé par tous.",
        )}
      </Text>
      <List listStyleType="none" spacing="md">
        {documents.map((document) => (
          <List.Item key={document.id}>
            <Anchor href={fileUrl(document.id)} download fw={600} style={{ overflowWrap: "anywhere" }}>
              {t("{{kind}}, {{where}} (PDF)", {
                kind: documentLabels[document.kind],
                where: [document.whose, document.projectName].filter(Boolean).join(", "),
              })}
            </Anchor>
            <Text size="sm" fw={600}>
              {stateOf(document)}
            </Text>
            <Text size="sm" c="dimmed">
              {t("Signé par vous le {{signed}}, à prendre tant que le projet et le lieu existent", {
                signed: formatDate(document.signedAt),
              })}
            </Text>
          </List.Item>
        ))}
      </List>
    </section>
  );
}
