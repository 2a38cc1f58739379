import { isActive } from "@mec/domain/service";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "./client.tsx";
import { useSession } from "./session.ts";

export const servicesKey = ["services"];

// Described apart: a visitor's first view does not need them.
const description = () => import("@mec/api/service");

/** The four groups of services, read when the person changes (specification §7); nothing while signed out. */
export function useServices() {
  const { user } = useSession();
  const call = useClient();
  return useQuery({
    queryKey: servicesKey,
    staleTime: 60_000,
    enabled: Boolean(user),
    queryFn: async ({ signal }) => call((await description()).serviceCalls.getServices, { signal }),
  });
}

/** Whether the person has taken a service. */
export function useHasServices(): boolean {
  const { data } = useServices();
  return (
    data !== undefined && Object.values(data).some(({ selectedPricing }) => isActive(selectedPricing.type))
  );
}

/** Whether the person has services and, once known, where their invoices are. */
export function useBilling(): { hasServices: boolean; invoicesUrl: string | undefined } {
  const hasServices = useHasServices();
  const call = useClient();
  const { data } = useQuery({
    queryKey: [...servicesKey, "invoices"],
    staleTime: Number.POSITIVE_INFINITY,
    enabled: hasServices,
    queryFn: async ({ signal }) => call((await description()).serviceCalls.getInvoices, { signal }),
  });
  return { hasServices, invoicesUrl: data?.url };
}
