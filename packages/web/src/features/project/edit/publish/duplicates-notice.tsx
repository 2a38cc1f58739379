import { Alert, Anchor, List } from "@mantine/core";
import { paths } from "@mec/api";
import { formatDistance } from "@mec/domain/shared";
import { t } from "../../../../platform/i18n.ts";
import type { Duplicate } from "./use-publish.ts";

/** Projects that look like the one about to be published: joining one may be better than making a second. */
export function DuplicatesNotice({ duplicates }: { duplicates: readonly Duplicate[] }) {
  if (duplicates.length === 0) return null;
  return (
    <Alert color="sun" role="alert" title={t("Un projet semblable existe déjà")}>
      {t("Regardez s’il s’agit du vôtre, ou s’il vaut mieux le rejoindre. Sinon, publiez le vôtre.")}
      <List mt="xs" spacing={4}>
        {duplicates.map(({ id, name, distance }) => (
          <List.Item key={id}>
            <Anchor href={paths.project(id, name)} target="_blank">
              {t("{{name}} (nouvel onglet)", { name })}
            </Anchor>
            {t(", à {{distance}}", { distance: formatDistance(distance) })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
