import { pages } from "@mec/api";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { useKeptAnswers } from "../../../platform/kept-answers.ts";
import { notify } from "../../../platform/notify.tsx";
import { about } from "../../../platform/question.ts";
import { ownPoints, useAdoptSession } from "../../../platform/session.ts";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import type { Sent } from "./step-props.ts";

/** Once everything is sent: takes the new session, forgets the draft, and goes where the person goes on. */
export function Arrival({ sent, discard }: { sent: Sent; discard: () => void }) {
  const adoptSession = useAdoptSession();
  const { renew, forget } = useKeptAnswers();
  const navigate = useNavigate();
  useEffect(() => {
    const { pointId, hasApplied, user } = sent;
    if (user) adoptSession(user);
    void renew(ownPoints);
    forget(about("consumption-point", pointId));
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
  }, [sent, discard, adoptSession, renew, forget, navigate]);
  return <PageSkeleton />;
}
