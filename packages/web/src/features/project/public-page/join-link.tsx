import { pages } from "@mec/api";
import { hasRoom } from "@mec/domain/project";
import type { ComponentProps } from "react";
import { useSearchParams } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { ButtonLink } from "../../../ui/plain/button.tsx";
import { useOwnApplication } from "../answer/own-application.ts";
import { joinPath } from "./join-path.ts";
import type { ProjectOnPage } from "./use-public-page.ts";

type Props = Pick<ComponentProps<typeof ButtonLink>, "size" | "className"> & {
  project: Pick<ProjectOnPage, "id" | "gauge">;
};

/**
 * The link to join, which skips the questions that the dossier already answers, or to join the waiting list of a full
 * project. A reader who has applied already gets a link to the application.
 */
export function JoinLink({ project, ...link }: Props) {
  const [params] = useSearchParams();
  const own = useOwnApplication(project.id);
  if (own) {
    return (
      <ButtonLink {...link} to={pages.consumerApplication.to({ consumerId: own.consumerId })}>
        {t("Voir ma demande")}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink {...link} to={joinPath(project, params.get("invitation"))} state={{ skipsKnown: true }}>
      {hasRoom(project.gauge) ? t("Rejoindre ce projet") : t("Rejoindre la liste d’attente")}
    </ButtonLink>
  );
}
