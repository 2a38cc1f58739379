import { type ProducerStep, pages, producerSteps } from "@mec/api";
import { useNavigate, useParams, useSearchParams } from "react-router";

/** The step asked for, and what the query says it is about. */
export function useProductionRoute() {
  const { step } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
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
    goTo: (to: ProducerStep) => navigate(pathOf(to)),
  };
}
