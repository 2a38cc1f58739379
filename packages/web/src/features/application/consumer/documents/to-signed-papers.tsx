import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../../../platform/i18n.ts";
import { wrapping } from "../../../../ui/layout/wrapping.ts";

/** To what all have signed with the reader, which stays in his account. */
export const ToSignedPapers = () => (
  <Button
    component={Link}
    variant="default"
    to={pages.profile.to({}, { hash: "papiers-signes" })}
    {...wrapping}
  >
    {t("Voir mes papiers signés")}
  </Button>
);
