import { Alert } from "@mantine/core";
import { publicProjectCalls } from "@mec/api/project";
import type { Address } from "@mec/domain/address";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";

/** The most that one call answers: no place has as many projects around. */
const limit = 500;

/** Says, without preventing anything, that the installation stands too far from some participant. */
export function OutsideNotice({ projectId, address }: { projectId: string; address: Address }) {
  const call = useClient();
  const { latitude: lat, longitude: long } = address.coordinates;
  const { data: reachable } = useQuery({
    queryKey: ["public-projects", "eligible", lat, long],
    queryFn: ({ signal }) =>
      call(publicProjectCalls.listEligibleProjects, {
        query: { lat, long, imageType: "none", limit },
        signal,
      }),
  });
  if (!reachable || reachable.some(({ id }) => id === projectId)) return null;
  return (
    <Alert color="sun" mt="sm" title={t("Cette adresse semble hors du périmètre du projet")}>
      {t(
        "Avec elle, deux participants seraient trop éloignés l’un de l’autre. Vous pouvez tout de même envoyer votre proposition\u00a0: le porteur du projet décidera.",
      )}
    </Alert>
  );
}
