import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { type SignatureSession, signatureCalls } from "@mec/api/signature";
import { messages } from "@mec/domain/shared";
import { signingName } from "@mec/domain/signature";
import { useAct } from "../../../platform/act.ts";
import { t } from "../../../platform/i18n.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { isOver, otherFailure } from "./sending-faults.ts";
import { useSignatureCache } from "./use-signature.ts";

interface Props {
  token: string;
  session: SignatureSession;
  onClose: () => void;
  onDisowned: (session: SignatureSession) => void;
}

/** The link reached another person than the one who is to sign. */
export function DisownDialog({ token, session: { signer }, onClose, onDisowned }: Props) {
  const { refresh } = useSignatureCache(token);
  const { mutate, isPending, error } = useAct(
    (call) => call(signatureCalls.disownSignature, { params: { token }, body: { signerId: signer.id } }),
    { after: onDisowned, failed: (failure) => isOver(failure) && refresh() },
  );
  const name = signingName(signer);
  return (
    <Dialog title={t("Vous n’êtes pas {{name}}\u202f?", { name })} onClose={onClose} isBusy={isPending}>
      <Stack gap="lg">
        <Text>
          {t(
            "Merci de nous le dire. Le porteur du projet sera prévenu\u00a0: rien ne sera signé, et ces documents ne seront plus montrés par ce lien.",
          )}
        </Text>
        {error && !isOver(error) && (
          <Alert color="red" role="alert">
            {otherFailure(error)}
          </Alert>
        )}
        <Group>
          <Button disabled={isPending} onClick={() => mutate()}>
            {isPending ? messages.loading : t("Prévenir le porteur du projet")}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t("Annuler")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
