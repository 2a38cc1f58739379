import { Button } from "@mantine/core";
import type { PasskeyRequest, UsedPasskey } from "@mec/api/account";
import { messages } from "@mec/domain/shared";
import { IconFingerprint } from "@tabler/icons-react";
import { useState } from "react";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { knowsPasskeys, PasskeyFailure, signWithPasskey } from "./passkey.ts";

interface Props {
  /** The passkey request for the device; a function asks the server for it first. */
  request: PasskeyRequest | (() => Promise<PasskeyRequest>);
  onSigned: (passkey: UsedPasskey) => Promise<void>;
  onFailure: (message: string | null) => void;
}

/** Proves the person's identity by a passkey; nothing where the browser does not support passkeys. */
export function PasskeyButton({ request, onSigned, onFailure }: Props) {
  const [isPending, setPending] = useState(false);
  if (!knowsPasskeys()) return null;

  async function prove() {
    if (isPending) return;
    setPending(true);
    onFailure(null);
    try {
      await onSigned(await signWithPasskey(typeof request === "function" ? await request() : request));
    } catch (error) {
      onFailure(error instanceof PasskeyFailure ? error.message : frenchMessage(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button
      variant="default"
      leftSection={<IconFingerprint size={20} aria-hidden />}
      onClick={prove}
      aria-disabled={isPending}
      data-disabled={isPending || undefined}
    >
      {isPending ? messages.loading : t("Utiliser une clé d’accès")}
    </Button>
  );
}
