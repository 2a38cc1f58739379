import { Alert, Button, Stack } from "@mantine/core";
import type { PasskeyRequest, UsedPasskey } from "@mec/api/account";
import { messages } from "@mec/domain/shared";
import { IconFingerprint } from "@tabler/icons-react";
import { useAct } from "../../../platform/act.ts";
import { type Client, frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { knowsPasskeys, PasskeyFailure, signWithPasskey } from "./passkey.ts";

interface Props<O> {
  /** The passkey request for the device; a function asks the server for it first. */
  request: PasskeyRequest | ((call: Client) => Promise<PasskeyRequest>);
  /** Shows the server what the device signed. */
  prove: (call: Client, passkey: UsedPasskey) => Promise<O>;
  after: (output: O) => unknown;
}

const explain = (error: unknown) => (error instanceof PasskeyFailure ? error.message : frenchMessage(error));

/** Proves the person's identity by a passkey; nothing where the browser does not support passkeys. */
export function PasskeyButton<O>({ request, prove, after }: Props<O>) {
  const { mutate, isPending, error } = useAct(
    async (call) =>
      prove(call, await signWithPasskey(typeof request === "function" ? await request(call) : request)),
    { after },
  );
  if (!knowsPasskeys()) return null;
  return (
    <Stack gap="sm" align="flex-start">
      <Button
        variant="default"
        leftSection={<IconFingerprint size={20} aria-hidden />}
        onClick={() => !isPending && mutate()}
        aria-disabled={isPending}
        data-disabled={isPending || undefined}
      >
        {isPending ? messages.loading : t("Utiliser une clé d’accès")}
      </Button>
      {error && (
        <Alert color="red" role="alert" title={t("Cela n’a pas fonctionné")}>
          {explain(error)}
        </Alert>
      )}
    </Stack>
  );
}
