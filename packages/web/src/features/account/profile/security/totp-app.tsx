import { Button } from "@mantine/core";
import { securityCalls } from "@mec/api/account";
import { formatDate, messages } from "@mec/domain/shared";
import { useAct } from "../../../../platform/act.ts";
import { t } from "../../../../platform/i18n.ts";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";
import { FactorList, FactorRow } from "./factor-row.tsx";
import { Part } from "./part.tsx";
import { changedFactors } from "./security-query.ts";
import { TotpDialog } from "./totp-dialog.tsx";

interface Props {
  /** When an app was enrolled; null without one. */
  since: string | null;
  onCodes: (codes: string[] | null) => void;
}

interface EnrolledProps {
  since: string;
  onRemove: () => void;
  isRemoving: boolean;
}

function Enrolled({ since, onRemove, isRemoving }: EnrolledProps) {
  return (
    <FactorList>
      <FactorRow
        title={t("Votre application")}
        detail={t("Ajoutée le {{date}}", { date: formatDate(since) })}
      >
        <Button size="sm" variant="subtle" color="red" c="red.9" onClick={onRemove} disabled={isRemoving}>
          {t("Retirer")}
        </Button>
      </FactorRow>
    </FactorList>
  );
}

/** The authenticator app: enrol with a first code, or remove. */
export function TotpApp({ since, onCodes }: Props) {
  const confirm = useConfirm();
  const start = useAct((call) => call(securityCalls.startTotp, {}));
  const removal = useAct((call) => call(securityCalls.removeTotp, {}), { stale: changedFactors });

  function add() {
    removal.reset();
    start.mutate();
  }

  async function remove() {
    const confirmed = await confirm({
      title: t("Retirer l’application d’authentification\u202f?"),
      body: t("Ses codes n’ouvriront plus votre compte."),
      confirmLabel: t("Retirer"),
      danger: true,
    });
    if (!confirmed) return;
    start.reset();
    removal.mutate();
  }

  return (
    <Part
      title={t("Application d’authentification")}
      text={t(
        "Une application de votre téléphone montre un code à 6 chiffres, à saisir après le mot de passe.",
      )}
      error={start.error ?? removal.error}
    >
      {since ? (
        <Enrolled since={since} onRemove={remove} isRemoving={removal.isPending} />
      ) : (
        <div>
          <Button variant="default" onClick={add} disabled={start.isPending}>
            {start.isPending ? messages.loading : t("Ajouter une application")}
          </Button>
        </div>
      )}
      {start.data && !since && (
        <TotpDialog
          secret={start.data}
          onClose={start.reset}
          onEnrolled={(codes) => {
            start.reset();
            onCodes(codes);
          }}
        />
      )}
    </Part>
  );
}
