import type { ComponentProps } from "react";
import { useSearchParams } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { ButtonLink } from "../../../ui/plain/button.tsx";
import { joinPath } from "./join-path.ts";

type Props = Pick<ComponentProps<typeof ButtonLink>, "size" | "className"> & { projectId: string };

/** The link to join, which skips the questions that the dossier already answers. */
export function JoinLink({ projectId, ...link }: Props) {
  const [params] = useSearchParams();
  return (
    <ButtonLink
      {...link}
      to={joinPath({ id: projectId }, params.get("invitation"))}
      state={{ skipsKnown: true }}
    >
      {t("Rejoindre ce projet")}
    </ButtonLink>
  );
}
