import { pages } from "@mec/api";
import { hasRoom } from "@mec/domain/project";
import type { ComponentProps } from "react";
import { usePlaceVerdict } from "../../../parts/project/perimeter/use-place-verdict.ts";
import { t } from "../../../platform/i18n.ts";
import { ButtonLink } from "../../../ui/plain/button.tsx";
import { useRoofPlace } from "../answer/has-roof.ts";
import { useIsSeller, useOwnApplication } from "../answer/own-application.ts";
import { useVisitorsDossier } from "../dossier/use-visitors-dossier.ts";
import { joinPath, producePath } from "./join-path.ts";
import { useInvitation } from "./use-invitation.ts";
import { useIsOutOfReach } from "./use-is-out-of-reach.ts";
import type { ProjectOnPage } from "./use-public-page.ts";

type Props = Pick<ComponentProps<typeof ButtonLink>, "size" | "className"> & {
  project: Pick<ProjectOnPage, "id" | "gauge">;
};

/**
 * Whether a roof in the project's reach is what brings the visitor: where the production is wholly reserved, or where
 * he described nothing else.
 */
export function useIsRoofWanted({ id, gauge }: Props["project"]): boolean {
  const address = useRoofPlace();
  const { isEmpty } = useVisitorsDossier();
  const invitation = useInvitation();
  const isAsked = !hasRoom(gauge) || (isEmpty && invitation === null);
  const { data: judgement } = usePlaceVerdict(isAsked ? id : null, address);
  // Who was invited to a project that the public does not see is not judged by the public's rule.
  return isAsked && address !== null && judgement !== undefined && judgement?.verdict !== "outside";
}

/**
 * The link to join, which skips the questions that the dossier already answers; to join those who wait for room, where the
 * production is wholly reserved; or to propose the roof described in this browser. Who applied already is led to the
 * application, and who produces here to his installation. Where the project says
 * that the place is out of reach it is quiet, and offers no list: room that comes is none for it.
 */
export function JoinLink({ project, ...link }: Props) {
  const invitation = useInvitation();
  const own = useOwnApplication(project.id);
  const isRoofWanted = useIsRoofWanted(project);
  const { address } = useVisitorsDossier().dossier;
  const isOutOfReach = useIsOutOfReach(project.id, address);
  const isSeller = useIsSeller(project.id);
  if (own) {
    return (
      <ButtonLink {...link} to={pages.consumerApplication.to({ consumerId: own.consumerId })}>
        {own.place === "proposed" ? t("Répondre") : t("Voir ma demande")}
      </ButtonLink>
    );
  }
  if (isSeller) {
    return (
      <ButtonLink {...link} to={pages.portfolio.to()}>
        {t("Voir mon installation")}
      </ButtonLink>
    );
  }
  if (isRoofWanted) {
    return (
      <ButtonLink {...link} to={producePath(project)}>
        {t("Proposer ma production")}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      {...link}
      look={isOutOfReach ? "default" : "filled"}
      to={joinPath(project, invitation)}
      state={{ skipsKnown: true }}
    >
      {isOutOfReach
        ? t("Candidater quand même")
        : invitation !== null || hasRoom(project.gauge)
          ? t("Rejoindre ce projet")
          : t("Rejoindre la liste d’attente")}
    </ButtonLink>
  );
}
