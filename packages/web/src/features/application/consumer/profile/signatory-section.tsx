import { Skeleton } from "@mantine/core";
import { signatoryCalls } from "@mec/api/signatory";
import type { ConsumptionPoint } from "@mec/domain/point";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { emptySignatoryForm } from "../../../../parts/signatory/signatory-form.ts";
import { SignatorySection as Section } from "../../../../parts/signatory/signatory-section.tsx";
import { useClient } from "../../../../platform/client.tsx";
import { useSession } from "../../../../platform/session.ts";
import { LoadError } from "../../../../ui/feedback/load-error.tsx";
import { prefilledSignatory } from "../../prefill.ts";
import { pointKey } from "../space/use-point.ts";

/** Who signs the documents for this point. */
export function SignatorySection({ point }: { point: ConsumptionPoint }) {
  const call = useClient();
  const queries = useQueryClient();
  const { user = null } = useSession();
  const queryKey = [...pointKey(point.id), "signatory"];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(signatoryCalls.getConsumptionSignatory, { params: { id: point.id }, signal }),
  });
  if (error) return <LoadError error={error} retry={() => refetch()} />;
  if (data === undefined) return <Skeleton height={160} radius={12} />;
  return (
    <Section
      id="signatory"
      signatory={data}
      first={prefilledSignatory(emptySignatoryForm, { ...point, user, email: null })}
      save={async (input) => {
        queries.setQueryData(
          queryKey,
          await call(signatoryCalls.saveConsumptionSignatory, { params: { id: point.id }, body: input }),
        );
      }}
    />
  );
}
