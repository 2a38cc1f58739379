import { Skeleton } from "@mantine/core";
import { documentCalls } from "@mec/api/document";
import { signatoryCalls } from "@mec/api/signatory";
import { plantSaleCalls } from "@mec/api/study";
import type { SessionUser } from "@mec/domain/account";
import { asProducer, type ProductionPoint } from "@mec/domain/point";
import type { ProfileType } from "@mec/domain/shared";
import { useAskSigned } from "../../../parts/document/use-ask-signed.ts";
import { companyOf } from "../../../parts/point/publishing/plant-company.ts";
import { signatoryAnchor } from "../../../parts/signatory/plant-anchor.ts";
import { SameSignatory } from "../../../parts/signatory/same-signatory.tsx";
import { emptySignatoryForm, type SignatoryForm } from "../../../parts/signatory/signatory-form.ts";
import { SignatorySection } from "../../../parts/signatory/signatory-section.tsx";
import { useOtherSignatory } from "../../../parts/signatory/use-other-signatory.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { useKeptAnswers } from "../../../platform/kept-answers.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { answerKey } from "../../../platform/question.ts";
import { useSession } from "../../../platform/session.ts";
import { about } from "../../../platform/stale.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";

/** Initial values, from what the account already tells. */
const firstForm = (
  user: SessionUser | null,
  point: ProductionPoint,
  profileType: ProfileType,
): SignatoryForm => ({
  ...emptySignatoryForm,
  // Who reads prices as a business, and joined so, signs for one; and so does who named one, wherever he reads now.
  entityType:
    profileType === "professional" || companyOf(point.name) !== "" ? "Professionnel" : "Particulier",
  socialReason: companyOf(point.name),
  firstName: user?.firstName ?? "",
  name: user?.lastName ?? "",
  email: user?.email ?? "",
  phoneNumber: user?.phoneNumber ?? "",
  address: point.address,
});

/** Who signs the documents for an installation. */
export function ProducerSignatory({
  point,
  startsOpen = false,
}: {
  point: ProductionPoint;
  startsOpen?: boolean;
}) {
  const { put } = useKeptAnswers();
  const { user = null } = useSession();
  const { profileType } = usePrices();
  const params = { id: point.id };
  const { data, error, refetch } = useAnswer(signatoryCalls.getProductionSignatory, { params });
  const asking = useAskSigned(asProducer(point.id), "siret");
  const other = useOtherSignatory({ id: point.id, consumerType: null });
  if (error) return <LoadError error={error} retry={refetch} />;
  if (data === undefined || other === undefined) return <Skeleton height={120} radius={12} />;
  return (
    <SignatorySection
      id={signatoryAnchor(point.id)}
      order={3}
      signatory={data}
      participant={asProducer(point.id)}
      first={firstForm(user, point, profileType)}
      isProducer
      offer={(form) => other && <SameSignatory form={form} other={other} />}
      placeAddress={point.address}
      startsOpen={startsOpen && data === null}
      asking={asking}
      send={(call, body) => call(signatoryCalls.saveProductionSignatory, { params, body })}
      leave={(saved) => put(signatoryCalls.getProductionSignatory, { params }, saved)}
      // His documents, under it, his contracts to come and the project's may have been waiting for the signatory alone.
      stale={[
        answerKey(documentCalls.getProducerDocuments, { params }),
        answerKey(plantSaleCalls.getPlantSale, { params }),
        about("project"),
      ]}
    />
  );
}
