import { Alert, Anchor, List, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import type { Moved } from "./types.ts";
import { othersText, plantsTitle, plantText } from "./unsigned-words.ts";
import { useUnsigned } from "./use-unsigned.ts";

interface Props {
  people: readonly Moved[];
  projectId: string;
}

/** Before somebody begins to share: which plants have not signed what the agreement asks of each participant. He may begin all the same. */
export function UnsignedPlants({ people, projectId }: Props) {
  const { data } = useUnsigned(
    projectId,
    people.map(({ applicationId }) => applicationId),
  );
  const plants = data?.plants;
  if (!plants || plants.count === 0) return null;
  const others = othersText(plants.count - plants.plants.length);
  return (
    <Alert color="sun" title={plantsTitle(plants)}>
      <List size="sm" spacing={4}>
        {plants.plants.map((plant) => (
          <List.Item key={plantText(plant)} style={{ overflowWrap: "anywhere" }}>
            {plantText(plant)}
          </List.Item>
        ))}
        {others && <List.Item>{others}</List.Item>}
      </List>
      <Text size="sm" mt={4}>
        {t(
          "La convention cite chaque producteur comme chaque consommateur\u00a0: faites-le signer avant de la déclarer. Le partage peut commencer avec qui a signé.",
        )}{" "}
        <Anchor component={Link} to={pages.ownerDocuments.to({ projectId, tab: "bulletin" })} size="sm">
          {t("Voir les documents")}
        </Anchor>
      </Text>
    </Alert>
  );
}
