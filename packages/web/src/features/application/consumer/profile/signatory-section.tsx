import { Skeleton } from "@mantine/core";
import { documentCalls } from "@mec/api/document";
import type { ReadConsumptionPoint } from "@mec/api/point";
import { signatoryCalls } from "@mec/api/signatory";
import { pricedOn } from "@mec/domain/application";
import { asConsumer } from "@mec/domain/point";
import { useAskSigned } from "../../../../parts/document/use-ask-signed.ts";
import { SameSignatory } from "../../../../parts/signatory/same-signatory.tsx";
import { emptySignatoryForm } from "../../../../parts/signatory/signatory-form.ts";
import { SignatorySection as Section } from "../../../../parts/signatory/signatory-section.tsx";
import { useOtherSignatory } from "../../../../parts/signatory/use-other-signatory.ts";
import { useAnswer } from "../../../../platform/answer.ts";
import { useKeptAnswers } from "../../../../platform/kept-answers.ts";
import { answerKey } from "../../../../platform/question.ts";
import { useSession } from "../../../../platform/session.ts";
import { LoadError } from "../../../../ui/feedback/load-error.tsx";
import { prefilledSignatory } from "../../prefill.ts";
import { ToApplication } from "./to-application.tsx";
import { WhoSigns } from "./who-signs.tsx";

/** Who signs the documents for this point. */
export function SignatorySection({ point }: { point: ReadConsumptionPoint }) {
  const { put } = useKeptAnswers();
  const { user = null } = useSession();
  const params = { id: point.id };
  const { data, error, refetch } = useAnswer(signatoryCalls.getConsumptionSignatory, { params });
  const asking = useAskSigned(asConsumer(point.id), "siret");
  const other = useOtherSignatory(point);
  if (error) return <LoadError error={error} retry={() => refetch()} />;
  if (data === undefined || other === undefined) return <Skeleton height={160} radius={12} />;
  return (
    <Section
      id="signatory"
      signatory={data}
      participant={point.reader === "holder" ? asConsumer(point.id) : null}
      onward={<ToApplication point={point} />}
      first={prefilledSignatory(emptySignatoryForm, {
        ...point,
        user,
        email: null,
        hasOther: other !== null,
      })}
      placeAddress={point.address}
      otherPlace={other}
      pricedOn={pricedOn(point.applicationProgress)}
      offer={(form) =>
        other ? (
          <SameSignatory form={form} other={other} />
        ) : (
          user && point.consumerType === "professional" && <WhoSigns form={form} user={user} />
        )
      }
      asking={asking}
      send={(call, body) => call(signatoryCalls.saveConsumptionSignatory, { params, body })}
      leave={(saved) => put(signatoryCalls.getConsumptionSignatory, { params }, saved)}
      // The documents beside it may have been waiting for the signatory; his other places are offered what he says here.
      stale={[
        answerKey(documentCalls.getConsumerDocuments, { params }),
        answerKey(signatoryCalls.getConsumptionSignatory),
      ]}
    />
  );
}
