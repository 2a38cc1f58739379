import { Anchor, Group, Text } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";

interface Props {
  name: string | undefined;
  onClear: () => void;
}

/** Says that the list is of one project only, with a button to show all. */
export function ProjectChip({ name, onClear }: Props) {
  return (
    <Group gap="sm" mb="md">
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {name ? t("Projet «\u00a0{{name}}\u00a0» seulement", { name }) : t("Un seul projet")}
      </Text>
      <Anchor component="button" type="button" size="sm" onClick={onClear}>
        {t("Voir tous les projets")}
      </Anchor>
    </Group>
  );
}
