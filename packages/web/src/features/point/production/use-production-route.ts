import { type ProducerStep, paths, producerSteps } from "@mec/api";
import { useNavigate, useParams, useSearchParams } from "react-router";

/** Which step is asked for, and what the query says it is about. */
export function useProductionRoute() {
  const { step } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = search.toString();
  return {
    step: producerSteps.find((known) => known === step) ?? producerSteps[0],
    /** The project that the point would join. */
    projectId: search.get("projectId"),
    /** The point that is edited. */
    productionPointId: search.get("productionPointId"),
    /** The point whose application was just sent. */
    sent: search.get("sent"),
    pathOf: (to: ProducerStep) => paths.producerStep(to) + (query && `?${query}`),
    goTo: (to: ProducerStep) => navigate(paths.producerStep(to) + (query && `?${query}`)),
  };
}
