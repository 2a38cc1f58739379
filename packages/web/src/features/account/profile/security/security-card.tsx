import { Alert, Divider, Stack } from "@mantine/core";
import { IconShieldLock } from "@tabler/icons-react";
import { useState } from "react";
import { t } from "../../../../platform/i18n.ts";
import { Loaded } from "../../../../ui/feedback/loaded.tsx";
import { ProfileCard } from "../profile-card.tsx";
import { Passkeys } from "./passkeys.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { type Security, useSecurity } from "./security-query.ts";
import { TotpApp } from "./totp-app.tsx";

function Factors({ security }: { security: Security }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const hasFactor = security.passkeys.length > 0 || security.totpSince !== null;
  return (
    <Stack gap="xl">
      {security.required && (
        <Alert
          role="note"
          color="sun"
          icon={<IconShieldLock aria-hidden />}
          title={t("Votre rôle demande une seconde preuve")}
        >
          {t(
            "Ajoutez une clé d’accès ou une application d’authentification\u00a0: les pages d’assistance s’ouvriront aussitôt.",
          )}
        </Alert>
      )}
      <Passkeys passkeys={security.passkeys} onCodes={setCodes} />
      <Divider />
      <TotpApp since={security.totpSince} onCodes={setCodes} />
      {hasFactor && (
        <>
          <Divider />
          <RecoveryCodes left={security.recoveryCodesLeft} onCodes={setCodes} />
        </>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Stack>
  );
}

/** The factors that open the account besides the password. */
export function SecurityCard() {
  const { data, error, refetch } = useSecurity();
  return (
    <ProfileCard
      id="securite"
      title={t("Sécurité")}
      text={t(
        "Avec une clé d’accès ou une application d’authentification, votre mot de passe ne suffit plus à entrer dans votre compte.",
      )}
    >
      <Loaded of={{ data, error, retry: refetch }}>{(security) => <Factors security={security} />}</Loaded>
    </ProfileCard>
  );
}
