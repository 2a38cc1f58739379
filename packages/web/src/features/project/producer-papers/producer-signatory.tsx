import { Skeleton } from "@mantine/core";
import { signatoryCalls } from "@mec/api/signatory";
import type { SessionUser } from "@mec/domain/account";
import type { ProductionPoint } from "@mec/domain/point";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { emptySignatoryForm, type SignatoryForm } from "../../../parts/signatory/signatory-form.ts";
import { SignatorySection } from "../../../parts/signatory/signatory-section.tsx";
import { useClient } from "../../../platform/client.tsx";
import { useSession } from "../../../platform/session.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";

/** What the account already says. */
const firstForm = (user: SessionUser | null, point: ProductionPoint): SignatoryForm => ({
  ...emptySignatoryForm,
  firstName: user?.firstName ?? "",
  name: user?.lastName ?? "",
  email: user?.email ?? "",
  phoneNumber: user?.phoneNumber ?? "",
  address: point.address,
});

/** Who signs the documents for an installation. */
export function ProducerSignatory({ point }: { point: ProductionPoint }) {
  const call = useClient();
  const queries = useQueryClient();
  const { user = null } = useSession();
  const queryKey = ["production-point", point.id, "signatory"];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(signatoryCalls.getProductionSignatory, { params: { id: point.id }, signal }),
  });
  if (error) return <LoadError error={error} retry={refetch} />;
  if (data === undefined) return <Skeleton height={120} radius={12} />;
  return (
    <SignatorySection
      id={`signatory-${point.id}`}
      order={3}
      signatory={data}
      first={firstForm(user, point)}
      asksKind
      save={async (input) => {
        queries.setQueryData(
          queryKey,
          await call(signatoryCalls.saveProductionSignatory, { params: { id: point.id }, body: input }),
        );
        // The project's papers may have waited for it.
        await queries.invalidateQueries({ queryKey: ["project"] });
      }}
    />
  );
}
