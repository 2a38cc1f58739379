import { Button } from "@mantine/core";
import { securityCalls } from "@mec/api/account";
import { messages, plural } from "@mec/domain/shared";
import { useAct } from "../../../../platform/act.ts";
import { t } from "../../../../platform/i18n.ts";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";
import { Part } from "./part.tsx";
import { changedFactors } from "./security-query.ts";

interface Props {
  left: number;
  onCodes: (codes: string[]) => void;
}

/** The recovery codes, for a person who has lost all other factors: how many are left, and new ones. */
export function RecoveryCodes({ left, onCodes }: Props) {
  const confirm = useConfirm();
  const renewal = useAct((call) => call(securityCalls.renewRecoveryCodes, {}), {
    leave: ({ recoveryCodes }) => onCodes(recoveryCodes),
    stale: changedFactors,
  });

  async function renew() {
    const confirmed = await confirm({
      title: t("Créer de nouveaux codes\u202f?"),
      body: t("Les anciens ne serviront plus."),
      confirmLabel: t("Créer de nouveaux codes"),
    });
    if (confirmed) renewal.mutate();
  }

  return (
    <Part
      title={t("Codes de secours")}
      text={t("Pour entrer si vous perdez votre téléphone ou votre appareil. Chacun ne sert qu’une fois.")}
      error={renewal.error}
    >
      <div>{t("Il vous en reste {{count}}.", { count: plural(left, "code", "codes") })}</div>
      <div>
        <Button variant="default" onClick={renew} disabled={renewal.isPending}>
          {renewal.isPending ? messages.loading : t("Créer de nouveaux codes")}
        </Button>
      </div>
    </Part>
  );
}
