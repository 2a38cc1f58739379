import { Anchor } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { useOwnsProject } from "./owns-project.ts";

/** Where one more place joins a project, past what the first ones have answered; passed to a link as it stands. */
export const otherPlaceWay = (projectId: string) => ({
  to: pages.consumerStep.to({ step: "type" }, { query: { projectId } }),
  state: { skipsKnown: true },
});

/** The short way for who joins with another building or home; the owner adds his own to his project. */
export const OtherPlaceLink = ({ projectId }: { projectId: string }) =>
  useOwnsProject(projectId) ? (
    <Anchor
      component={Link}
      to={pages.consumerStep.to({ step: "type" }, { query: { ownProjectId: projectId } })}
    >
      {t("Ajouter un autre de vos lieux")}
    </Anchor>
  ) : (
    <Anchor component={Link} {...otherPlaceWay(projectId)}>
      {t("Candidater pour un autre lieu")}
    </Anchor>
  );
