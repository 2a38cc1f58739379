import { Alert, List, Text } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";
import type { Moved } from "./types.ts";
import { othersText, unpricedTitle } from "./unsigned-words.ts";
import { useUnsigned } from "./use-unsigned.ts";

interface Props {
  people: readonly Moved[];
  projectId: string;
}

/** Before somebody begins to share: who has signed no price. He may begin all the same, and is billed nothing before he has. */
export function UnpricedPeople({ people, projectId }: Props) {
  const { data } = useUnsigned(
    projectId,
    people.map(({ applicationId }) => applicationId),
  );
  const unpriced = data?.unpriced;
  if (!unpriced || unpriced.count === 0) return null;
  const others = othersText(unpriced.count - unpriced.names.length);
  return (
    <Alert color="sun" title={unpricedTitle(unpriced)}>
      <List size="sm" spacing={4}>
        {/* One person may have several places. */}
        {[...new Set(unpriced.names)].map((name) => (
          <List.Item key={name} style={{ overflowWrap: "anywhere" }}>
            {name}
          </List.Item>
        ))}
        {others && <List.Item>{others}</List.Item>}
      </List>
      <Text size="sm" mt={4}>
        {t(
          "Le contrat laisse le prix à convenir, ou n’est pas signé. Convenez-en par écrit avec chacun\u00a0: rien ne peut être facturé avant.",
        )}
      </Text>
    </Alert>
  );
}
