import { List, Skeleton, Stack, Text, Title } from "@mantine/core";
import { auditCalls } from "@mec/api/audit";
import { auditSentence } from "@mec/domain/audit";
import { useState } from "react";
import { useAnswer } from "../../platform/answer.ts";
import { t } from "../../platform/i18n.ts";
import { LoadError } from "../../ui/feedback/load-error.tsx";
import { TablePages } from "../../ui/table/table-pages.tsx";
import { shownToText } from "./shown-to.ts";

const pageSize = 10;

function useOwnJournal(page: number) {
  return useAnswer(auditCalls.listOwnAudit, { query: { page, pageSize } }, { keepsFormer: true });
}

function Lines() {
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useOwnJournal(page);
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton height={120} radius={8} />;
  const shown = data.shownTo && <Text c="dimmed">{shownToText(data.shownTo)}</Text>;
  if (data.total === 0) {
    return (
      <>
        <Text c="dimmed">
          {t("Rien à signaler\u00a0: personne de notre équipe n’a consulté vos données.")}
        </Text>
        {shown}
      </>
    );
  }
  return (
    <div aria-busy={isPlaceholderData}>
      {shown}
      <List spacing="xs" style={{ overflowWrap: "anywhere" }}>
        {data.items.map((line) => (
          <List.Item key={line.id}>{auditSentence(line)}</List.Item>
        ))}
      </List>
      <TablePages
        paging={{ page, pageSize, onChange: setPage }}
        total={data.total}
        shown={data.items.length}
      />
    </div>
  );
}

/** Who saw or changed the person's own data, in sentences. */
export function OwnJournal() {
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t("Qui a vu ou changé ce qui vous concerne")}
      </Title>
      <Text c="dimmed" maw="65ch">
        {t(
          "Les consultations de notre support, les exports et les changements de votre compte, pendant 12\u00a0mois. Personne ne peut modifier ce journal.",
        )}
      </Text>
      <Lines />
    </Stack>
  );
}
