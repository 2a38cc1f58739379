import { Anchor } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";

/** Where one more place joins a project, past what the first ones have answered; passed to a link as it stands. */
export const otherPlaceWay = (projectId: string) => ({
  to: pages.consumerStep.to({ step: "type" }, { query: { projectId } }),
  state: { skipsKnown: true },
});

/** The short way for who joins with another building or home. */
export const OtherPlaceLink = ({ projectId }: { projectId: string }) => (
  <Anchor component={Link} {...otherPlaceWay(projectId)}>
    {t("Candidater pour un autre lieu")}
  </Anchor>
);
