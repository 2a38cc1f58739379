import { type ConsumerStep, consumerSteps, pages } from "@mec/api";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { entranceOf } from "./entrance.ts";
import { type ApplyScreen, applyScreens } from "./stages.ts";
import type { JoinTarget } from "./use-join-target.ts";

/** The current position: the step of the path, and what the query says it is about. */
export function useJoinRoute() {
  const { step } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();

  /** The address of a step, about the same project; about a point only when one is given. */
  function stepPath(to: ConsumerStep, consumptionPointId?: string): string {
    const query = new URLSearchParams(search);
    query.delete("consumptionPointId");
    query.delete("screen");
    if (consumptionPointId) query.set("consumptionPointId", consumptionPointId);
    return pages.consumerStep.to({ step: to }, { query });
  }

  /** The address of a screen of the last step. */
  function screenPath(to: ApplyScreen): string {
    const query = new URLSearchParams(search);
    query.set("screen", to);
    return pages.consumerStep.to({ step: "signatory-and-apply" }, { query });
  }

  return {
    step: consumerSteps.find((known) => known === step) ?? null,
    projectId: search.get("projectId"),
    ownProjectId: search.get("ownProjectId"),
    invitation: search.get("invitation"),
    consumptionPointId: search.get("consumptionPointId"),
    screen: applyScreens.find((known) => known === search.get("screen")) ?? null,
    stepPath,
    screenPath,
    /** Back out of the steps, to where they were begun. */
    leaveTo: (target: JoinTarget | null) => navigate(entranceOf(target)),
    goToScreen: (to: ApplyScreen) => navigate(screenPath(to)),
    goTo: (to: ConsumerStep, consumptionPointId?: string) => navigate(stepPath(to, consumptionPointId)),
  };
}
