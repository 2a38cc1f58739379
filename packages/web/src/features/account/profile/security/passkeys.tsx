import { Button } from "@mantine/core";
import { securityCalls } from "@mec/api/account";
import { formatDate, messages } from "@mec/domain/shared";
import { useState } from "react";
import { useAct } from "../../../../platform/act.ts";
import { t } from "../../../../platform/i18n.ts";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";
import { knowsPasskeys, makePasskey } from "../../factors/passkey.ts";
import { FactorList, FactorRow } from "./factor-row.tsx";
import { Part } from "./part.tsx";
import { PasskeyNameDialog } from "./passkey-name-dialog.tsx";
import { changedFactors, type Security } from "./security-query.ts";

type Passkey = Security["passkeys"][number];

function detailOf({ createdAt, lastUsedAt }: Passkey): string {
  const added = t("Ajoutée le {{date}}", { date: formatDate(createdAt) });
  return lastUsedAt
    ? t("{{added}}, utilisée le {{date}}", { added, date: formatDate(lastUsedAt) })
    : t("{{added}}, pas encore utilisée", { added });
}

interface Props {
  passkeys: readonly Passkey[];
  onCodes: (codes: string[] | null) => void;
}

/** The passkeys: add, rename, remove. */
export function Passkeys({ passkeys, onCodes }: Props) {
  const confirm = useConfirm();
  const [isAdding, setAdding] = useState(false);
  const [named, setNamed] = useState<Passkey | null>(null);
  const enrolment = useAct(
    async (call, name: string) => {
      const passkey = await makePasskey(await call(securityCalls.startPasskeyEnrolment, {}));
      return call(securityCalls.enrolPasskey, { body: { name, passkey } });
    },
    { leave: ({ recoveryCodes }) => onCodes(recoveryCodes), stale: changedFactors },
  );
  const naming = useAct(
    (call, { id, name }: { id: string; name: string }) =>
      call(securityCalls.renamePasskey, { params: { id }, body: { name } }),
    { stale: changedFactors },
  );
  const removal = useAct((call, id: string) => call(securityCalls.removePasskey, { params: { id } }), {
    stale: changedFactors,
  });

  /** A new action clears the errors of the earlier ones. */
  function forgetFailures() {
    for (const { reset } of [enrolment, naming, removal]) reset();
  }

  async function remove({ id, name }: Passkey) {
    const confirmed = await confirm({
      title: t("Supprimer la clé «\u00a0{{name}}\u00a0»\u202f?", { name }),
      body: t("Elle n’ouvrira plus votre compte. Vous pourrez en ajouter une autre à tout moment."),
      confirmLabel: t("Supprimer"),
      danger: true,
    });
    if (!confirmed) return;
    forgetFailures();
    removal.mutate(id);
  }

  return (
    <Part
      title={t("Clés d’accès")}
      text={t(
        "Votre empreinte, votre visage ou le code de votre appareil ouvrent votre compte, sans mot de passe à retenir.",
      )}
      error={enrolment.error ?? naming.error ?? removal.error}
    >
      {passkeys.length > 0 && (
        <FactorList>
          {passkeys.map((passkey) => (
            <FactorRow key={passkey.id} title={passkey.name} detail={detailOf(passkey)}>
              <Button size="sm" variant="subtle" onClick={() => setNamed(passkey)}>
                {t("Renommer")}
              </Button>
              <Button size="sm" variant="subtle" color="red" c="red.9" onClick={() => remove(passkey)}>
                {t("Supprimer")}
              </Button>
            </FactorRow>
          ))}
        </FactorList>
      )}
      {knowsPasskeys() ? (
        <div>
          <Button variant="default" onClick={() => setAdding(true)} disabled={enrolment.isPending}>
            {enrolment.isPending ? messages.loading : t("Ajouter une clé d’accès")}
          </Button>
        </div>
      ) : (
        <div>{t("Ce navigateur ne connaît pas les clés d’accès.")}</div>
      )}
      {isAdding && (
        <PasskeyNameDialog
          title={t("Ajouter une clé d’accès")}
          initial={t("Mon appareil")}
          onClose={() => setAdding(false)}
          onName={(name) => {
            forgetFailures();
            enrolment.mutate(name);
          }}
        />
      )}
      {named && (
        <PasskeyNameDialog
          title={t("Renommer la clé d’accès")}
          initial={named.name}
          onClose={() => setNamed(null)}
          onName={(name) => {
            forgetFailures();
            naming.mutate({ id: named.id, name });
          }}
        />
      )}
    </Part>
  );
}
