import { Alert, Anchor, List } from "@mantine/core";
import { pages } from "@mec/api";
import { publicDistanceText } from "@mec/domain/project";
import { Link } from "react-router";
import { t } from "../../../../platform/i18n.ts";
import type { Duplicate } from "./use-warnings.ts";

/** Projects that look like the one about to be published: joining one may be better than making a second. */
export function DuplicatesNotice({ duplicates }: { duplicates: readonly Duplicate[] }) {
  if (duplicates.length === 0) return null;
  return (
    <Alert color="sun" role="alert" title={t("Un projet semblable existe déjà")}>
      {t("Regardez s’il s’agit du vôtre, ou s’il vaut mieux le rejoindre. Sinon, publiez le vôtre.")}
      <List mt="xs" spacing={4}>
        {duplicates.map(({ id, name, distance }) => (
          <List.Item key={id}>
            <Anchor
              component={Link}
              to={pages.project.to({ projectId: id, projectName: name })}
              target="_blank"
            >
              {t("{{name}} (nouvel onglet)", { name })}
            </Anchor>
            {t(", à {{distance}}", { distance: publicDistanceText(distance) })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
