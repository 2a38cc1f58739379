import { Button, Text } from "@mantine/core";
import { signatureCalls } from "@mec/api/signature";
import { messages } from "@mec/domain/shared";
import { IconSignature } from "@tabler/icons-react";
import { useOtherSigner } from "../../../../parts/application/use-other-signer.ts";
import { SignRefusal } from "../../../../parts/document/sign-refusal.tsx";
import { useSignNow } from "../../../../parts/document/use-sign-now.ts";
import { t } from "../../../../platform/i18n.ts";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";
import { AtFoot } from "../at-foot.tsx";

/** The button to sign from the person's own space, in the stack where it stands. */
export function SignNow({ pointId }: { pointId: string }) {
  const { mutate, isPending, error } = useSignNow((call) =>
    call(signatureCalls.linkConsumerSignature, { params: { id: pointId } }),
  );
  const signer = useOtherSigner(pointId, true);
  return (
    <>
      <AtFoot>
        <Button
          leftSection={<IconSignature size={20} aria-hidden />}
          disabled={isPending}
          onClick={() => mutate()}
        >
          {isPending
            ? messages.loading
            : signer
              ? t("Ouvrir les documents à signer")
              : t("Signer maintenant")}
        </Button>
      </AtFoot>
      <Text size="sm">
        <Unbroken
          text={
            signer
              ? t("Le lien reçu par e-mail mène à la même page. Le code pour signer part à {{email}}.", {
                  email: signer.email,
                })
              : t("Le lien reçu par e-mail mène à la même page. Un code vous sera envoyé pour confirmer.")
          }
        />
      </Text>
      <SignRefusal
        error={error}
        askAddress={(call) => call(signatureCalls.askConsumerAddress, { params: { id: pointId } })}
      />
    </>
  );
}
