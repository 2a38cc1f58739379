import { Button, type ButtonProps } from "@mantine/core";
import { signatureCalls } from "@mec/api/signature";
import { messages } from "@mec/domain/shared";
import { SignRefusal } from "../../../parts/document/sign-refusal.tsx";
import { useSignNow } from "../../../parts/document/use-sign-now.ts";

interface Props extends ButtonProps {
  pointId: string;
  label: string;
  "aria-label"?: string;
}

/** Leads a producer to the page where he signs all that waits for him. */
export function ProducerSignNow({ pointId, label, ...look }: Props) {
  const { mutate, isPending, error } = useSignNow((call) =>
    call(signatureCalls.linkProducerSignature, { params: { id: pointId } }),
  );
  return (
    <div>
      <Button {...look} disabled={isPending} onClick={() => mutate()}>
        {isPending ? messages.loading : label}
      </Button>
      <SignRefusal
        error={error}
        askAddress={(call) => call(signatureCalls.askProducerAddress, { params: { id: pointId } })}
      />
    </div>
  );
}
