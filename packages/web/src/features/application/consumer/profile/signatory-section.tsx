import { Skeleton, Text } from "@mantine/core";
import { signatoryCalls } from "@mec/api/signatory";
import type { SessionUser } from "@mec/domain/account";
import type { ConsumptionPoint } from "@mec/domain/point";
import { messages } from "@mec/domain/shared";
import { type Signatory, signatoryInputSchema } from "@mec/domain/signatory";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { frenchMessage, useClient } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { useSession } from "../../../../platform/session.ts";
import { LoadError } from "../../../../ui/feedback/load-error.tsx";
import { saveConsumptionSignatory } from "../../../../ui/fields/signatory/save-signatory.ts";
import { SignatoryFields } from "../../../../ui/fields/signatory/signatory-fields.tsx";
import {
  emptySignatoryForm,
  type SignatoryForm,
  signatoryFormSchema,
  signatoryOf,
  signatoryToForm,
} from "../../../../ui/fields/signatory/signatory-form.ts";
import { signatoryRows } from "../../../../ui/fields/summaries.tsx";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CancelButton } from "../../../../ui/sections/cancel-button.tsx";
import { EditableSection } from "../../../../ui/sections/editable-section.tsx";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { prefilledSignatory } from "../../prefill.ts";
import { pointKey } from "../space/use-point.ts";

const signatoryKey = (pointId: string) => [...pointKey(pointId), "signatory"];

function firstForm(point: ConsumptionPoint, signatory: Signatory | null, user: SessionUser | null) {
  if (signatory) return signatoryToForm(signatory);
  return prefilledSignatory(emptySignatoryForm, { ...point, user, email: null });
}

interface EditorProps {
  point: ConsumptionPoint;
  signatory: Signatory | null;
  close: (saved: boolean) => void;
}

function SignatoryEditor({ point, signatory, close }: EditorProps) {
  const call = useClient();
  const queries = useQueryClient();
  const { user } = useSession();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useSchemaForm<SignatoryForm>(signatoryFormSchema, firstForm(point, signatory, user ?? null));

  async function save(values: SignatoryForm) {
    setFailure(null);
    try {
      const input = signatoryInputSchema.parse(signatoryOf(values));
      queries.setQueryData(signatoryKey(point.id), await saveConsumptionSignatory(call, point.id, input));
      close(true);
    } catch (error) {
      setFailure(frenchMessage(error, messages.signatorySaveFailed));
    }
  }

  return (
    <CheckedForm
      form={form}
      submitLabel={t("Enregistrer")}
      onValid={save}
      failure={failure}
      beside={<CancelButton onClick={() => close(false)} />}
    >
      <SignatoryFields form={form} />
    </CheckedForm>
  );
}

/** Who signs the documents for this point. */
export function SignatorySection({ point }: { point: ConsumptionPoint }) {
  const call = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: signatoryKey(point.id),
    queryFn: ({ signal }) =>
      call(signatoryCalls.getConsumptionSignatory, { params: { id: point.id }, signal }),
  });
  if (error) return <LoadError error={error} retry={() => refetch()} />;
  if (data === undefined) return <Skeleton height={160} radius={12} />;
  return (
    <EditableSection
      id="signatory"
      title={t("La personne qui signe")}
      editLabel={data ? undefined : t("Compléter")}
      editor={(close) => <SignatoryEditor point={point} signatory={data} close={close} />}
    >
      {data ? (
        <SummaryList rows={signatoryRows(data)} />
      ) : (
        <Text c="dimmed">{t("Personne n’est encore désigné. Les documents à signer l’attendront.")}</Text>
      )}
    </EditableSection>
  );
}
