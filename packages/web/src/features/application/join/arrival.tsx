import { pages } from "@mec/api";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { chosenPlaceKey } from "../../../parts/point/dossier/dossier-key.ts";
import { keepKind } from "../../../parts/point/dossier/kept-kind.ts";
import { useDossier } from "../../../parts/point/dossier/use-dossier.ts";
import { t } from "../../../platform/i18n.ts";
import { useKeptAnswers } from "../../../platform/kept-answers.ts";
import { notify } from "../../../platform/notify.tsx";
import { ownPoints, useAdoptSession } from "../../../platform/session.ts";
import { about } from "../../../platform/stale.ts";
import { writeStored } from "../../../platform/stored.ts";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { savedPlace } from "../saved-place.ts";
import type { Sent } from "./step-props.ts";

/** Once everything is sent: adopts the new session, forgets the draft, and goes to the next page. */
export function Arrival({
  sent,
  discard,
  ownProjectId,
}: {
  sent: Sent;
  discard: () => void;
  /** The project of the owner who came to add a place of his own to it. */
  ownProjectId: string | null;
}) {
  const adoptSession = useAdoptSession();
  const { renew, forget } = useKeptAnswers();
  const navigate = useNavigate();
  // From now on the registered point replaces the dossier.
  const { dossier, ownPoint, clear } = useDossier();
  const kind = useRef(ownPoint ? null : dossier.placeKind);
  useEffect(() => {
    const { pointId, hasApplied, user } = sent;
    if (user) adoptSession(user);
    void renew(ownPoints);
    forget(about("consumption-point", pointId));
    discard();
    keepKind(pointId, kind.current);
    clear();
    // Projects answer to this place next, and not to another of his that has applied.
    writeStored(chosenPlaceKey, pointId);
    if (hasApplied) {
      navigate(pages.consumerApplication.to({ consumerId: pointId }), {
        replace: true,
        state: { hasJustApplied: true },
      });
      return;
    }
    const isOwn = ownProjectId !== null;
    notify({
      id: "home-registered",
      color: "green",
      message: isOwn
        ? t("Ce lieu est enregistré. Ajoutez-le à votre projet.")
        : t("Ce lieu est enregistré. Choisissez un projet."),
    });
    const to = isOwn
      ? pages.ownerConsumers.to(
          { projectId: ownProjectId },
          { query: { [savedPlace]: pointId }, hash: "own-point" },
        )
      : pages.explore.to();
    navigate(to, { replace: true });
  }, [sent, discard, ownProjectId, adoptSession, renew, forget, clear, navigate]);
  return <PageSkeleton />;
}
