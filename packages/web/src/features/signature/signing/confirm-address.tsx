import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { accountCalls } from "@mec/api/account";
import { type SignatureSession, signatureCalls } from "@mec/api/signature";
import { formatDate, messages } from "@mec/domain/shared";
import { signingName } from "@mec/domain/signature";
import { useState } from "react";
import { useAct } from "../../../platform/act.ts";
import { t } from "../../../platform/i18n.ts";
import { answerKey } from "../../../platform/question.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { AroundAddress } from "./around-address.tsx";
import { DisownButton } from "./disown-button.tsx";
import { DisownDialog } from "./disown-dialog.tsx";
import { isOver, otherFailure } from "./sending-faults.ts";
import { useSignatureCache } from "./use-signature.ts";
import { namedText } from "./words.ts";

interface Props {
  token: string;
  session: SignatureSession;
}

/**
 * Somebody typed this e-mail address: before anything is shown, its reader says whether he is the person who
 * is to sign.
 */
export function ConfirmAddress({ token, session }: Props) {
  const { signer, expiresAt } = session;
  const { adopt, refresh } = useSignatureCache(token);
  const [isDisowning, setDisowning] = useState(false);
  const { mutate, isPending, error } = useAct(
    (call) =>
      call(signatureCalls.confirmSignatureAddress, { params: { token }, body: { signerId: signer.id } }),
    {
      after: adopt,
      stale: [answerKey(accountCalls.getProfile)],
      failed: (failure) => isOver(failure) && refresh(),
    },
  );
  const name = signingName(signer);
  return (
    <Page title={t("Êtes-vous {{name}}\u202f?", { name })}>
      <Stack gap="lg">
        <Text className="prose">
          <AroundAddress address={session.signer.maskedEmail} text={namedText(session)} />
        </Text>
        <Text className="prose">
          {t(
            "Si c’est vous, confirmez-le\u00a0: vos documents s’ouvrent aussitôt, à lire et à signer jusqu’au {{date}}.",
            { date: formatDate(expiresAt) },
          )}
        </Text>
        {error && !isOver(error) && (
          <Alert color="red" role="alert">
            {otherFailure(error)}
          </Alert>
        )}
        <Group>
          <Button disabled={isPending} onClick={() => mutate()}>
            {isPending ? messages.loading : t("C’est bien moi, voir mes documents")}
          </Button>
          <DisownButton onClick={() => setDisowning(true)} />
        </Group>
      </Stack>
      {isDisowning && (
        <DisownDialog
          token={token}
          session={session}
          onClose={() => setDisowning(false)}
          onDisowned={(answer) => {
            setDisowning(false);
            adopt(answer);
          }}
        />
      )}
    </Page>
  );
}
