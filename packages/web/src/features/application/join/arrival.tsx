import { pages } from "@mec/api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { adoptSession, pointsKey } from "../../../platform/session.ts";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import type { Sent } from "./step-props.ts";

/** Once everything is sent: takes the new session, forgets the draft, and goes where the person goes on. */
export function Arrival({ sent, discard }: { sent: Sent; discard: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const { pointId, hasApplied, user } = sent;
    if (user) adoptSession(queries, user);
    queries.invalidateQueries({ queryKey: pointsKey });
    queries.removeQueries({ queryKey: ["consumption-point", pointId] });
    discard();
    if (hasApplied) {
      navigate(pages.consumerApplication.to({ consumerId: pointId }), {
        replace: true,
        state: { hasJustApplied: true },
      });
      return;
    }
    notify({
      id: "home-registered",
      color: "green",
      message: t("Ce lieu est enregistré. Choisissez un projet."),
    });
    navigate(pages.explore.to(), { replace: true });
  }, [sent, discard, queries, navigate]);
  return <PageSkeleton />;
}
