import { type ProducerStep, pages, producerSteps } from "@mec/api";
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router";

/** Marks a step that was gone to from within the steps, not by a link that leads into them. */
const fromWithin = "from-within";

/** The step asked for, and what the query says it is about. */
export function useProductionRoute() {
  const { step } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const pathOf = (to: ProducerStep) => pages.producerStep.to({ step: to }, { query: search });
  return {
    step: producerSteps.find((known) => known === step) ?? producerSteps[0],
    /** The project that the point would join. */
    projectId: search.get("projectId"),
    /** The point that is edited. */
    productionPointId: search.get("productionPointId"),
    /** The point whose application was just sent. */
    sent: search.get("sent"),
    pathOf,
    isFromWithin: state === fromWithin,
    goTo: (to: ProducerStep) => navigate(pathOf(to), { state: fromWithin }),
  };
}
