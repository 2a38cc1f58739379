import { Alert, List, Text } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";
import type { Moved } from "./types.ts";
import { othersText, saleText, unsignedTitle } from "./unsigned-words.ts";
import { useUnsigned } from "./use-unsigned.ts";

interface Props {
  people: readonly Moved[];
  projectId: string;
}

/** Before somebody begins to share: which of his sales contracts not all have signed. He may begin all the same. */
export function UnsignedContracts({ people, projectId }: Props) {
  const { data } = useUnsigned(
    projectId,
    people.map(({ applicationId }) => applicationId),
  );
  if (!data || data.count === 0) return null;
  const others = othersText(data.count - data.contracts.length);
  return (
    <Alert color="sun" title={unsignedTitle(data)}>
      <List size="sm" spacing={4}>
        {data.contracts.map((contract) => (
          <List.Item key={saleText(contract)}>{saleText(contract)}</List.Item>
        ))}
        {others && <List.Item>{others}</List.Item>}
      </List>
      <Text size="sm" mt={4}>
        {t(
          "Le partage peut commencer avec ce qui est signé\u00a0; rien n’est vendu par ces contrats avant leur signature.",
        )}
      </Text>
    </Alert>
  );
}
