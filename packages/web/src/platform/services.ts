import { isActive, serviceGroups } from "@mec/domain/service";
import { useAnswer } from "./answer.ts";
import { laterCall } from "./question.ts";
import { useSession } from "./session.ts";

// The services' calls are described in a file of their own: a visitor's first view does not fetch it.
const described = async () => (await import("@mec/api/service")).serviceCalls;
const getServices = laterCall("GET /services", async () => (await described()).getServices);
const getInvoices = laterCall("GET /customer-account/invoices", async () => (await described()).getInvoices);

/** The four groups of services, read when the person changes (specification §7); nothing while signed out. */
export function useServices() {
  const { user } = useSession();
  return useAnswer(getServices, {}, { staleTime: 60_000, enabled: Boolean(user) });
}

/** Whether the person has taken a service. */
export function useHasServices(): boolean {
  const { data } = useServices();
  return data !== undefined && serviceGroups.some((group) => isActive(data[group].selectedPricing.type));
}

/** Whether the person has services and, once known, where their invoices are. */
export function useBilling(): { hasServices: boolean; invoicesUrl: string | undefined } {
  const hasServices = useHasServices();
  const { data } = useAnswer(getInvoices, {}, { staleTime: Number.POSITIVE_INFINITY, enabled: hasServices });
  return { hasServices, invoicesUrl: data?.url };
}
