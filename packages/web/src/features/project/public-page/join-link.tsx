import { Button, type ButtonProps } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { joinPath } from "./join-path.ts";

/** The link to join, which skips the questions that the dossier already answers. */
export function JoinLink({ projectId, ...button }: ButtonProps & { projectId: string }) {
  const [params] = useSearchParams();
  return (
    <Button
      {...button}
      component={Link}
      to={joinPath({ id: projectId }, params.get("invitation"))}
      state={{ skipsKnown: true }}
    >
      {t("Rejoindre ce projet")}
    </Button>
  );
}
