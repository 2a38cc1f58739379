import { serviceCalls } from "@mec/api/service";
import type { Customer, PlanCode } from "@mec/domain/service";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useClient } from "../../platform/client.tsx";
import { servicesKey } from "../../platform/services.ts";

const customerKey = [...servicesKey, "customer"];

/** Chooses a plan, or leaves a service. */
export function useChoosePlan() {
  const call = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (planCode: PlanCode) => call(serviceCalls.choosePlan, { body: { planCode } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: servicesKey }),
  });
}

/** The plans taken, with what was counted since. */
export function usePlans() {
  const call = useClient();
  return useQuery({
    queryKey: [...servicesKey, "plans"],
    queryFn: ({ signal }) => call(serviceCalls.getPlans, { signal }),
  });
}

/** What was counted, month by month. */
export function useStatement() {
  const call = useClient();
  return useQuery({
    queryKey: [...servicesKey, "statement"],
    queryFn: ({ signal }) => call(serviceCalls.getStatement, { signal }),
  });
}

/** Whom invoices are made out to; null until it was said. */
export function useCustomer() {
  const call = useClient();
  return useQuery({
    queryKey: customerKey,
    queryFn: ({ signal }) => call(serviceCalls.getCustomerAccount, { signal }),
  });
}

export function useOnboard() {
  const call = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Customer) => call(serviceCalls.onboardCustomer, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: customerKey }),
  });
}
