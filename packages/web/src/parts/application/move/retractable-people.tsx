import { Alert, List, Text } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";
import { otherPeopleText, retractableText, retractableTitle } from "./retractable-words.ts";
import type { Moved } from "./types.ts";
import { useUnsigned } from "./use-unsigned.ts";

interface Props {
  people: readonly Moved[];
  projectId: string;
}

/** Before somebody begins to share: who may still retract, and until when. The grid operator's day may come later: he may begin all the same with who is left out until then. */
export function RetractablePeople({ people, projectId }: Props) {
  const { data } = useUnsigned(
    projectId,
    people.map(({ applicationId }) => applicationId),
  );
  const retractable = data?.retractable;
  if (!retractable || retractable.count === 0) return null;
  const others = otherPeopleText(retractable);
  return (
    <Alert color="sun" title={retractableTitle(retractable)}>
      <List size="sm" spacing={4}>
        {retractable.people.map((person) => (
          <List.Item key={retractableText(person)}>{retractableText(person)}</List.Item>
        ))}
        {others && <List.Item>{others}</List.Item>}
      </List>
      <Text size="sm" mt={4}>
        {t(
          "Un contrat de vente signé ici dit que la fourniture ne commence pas avant la fin de ce délai, sauf demande expresse du consommateur, faite en signant. Mettez-le en exploitation sans attendre si le gestionnaire de réseau ne partage avec lui qu’ensuite\u00a0: il lit de quel jour il commence, et qu’il ne doit rien d’avant.",
        )}
      </Text>
    </Alert>
  );
}
