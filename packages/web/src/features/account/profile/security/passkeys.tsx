import { Button } from "@mantine/core";
import { formatDate, messages } from "@mec/domain/shared";
import { useState } from "react";
import { t } from "../../../../platform/i18n.ts";
import { knowsPasskeys } from "../../factors/passkey.ts";
import { FactorList, FactorRow } from "./factor-row.tsx";
import { Part } from "./part.tsx";
import { PasskeyNameDialog } from "./passkey-name-dialog.tsx";
import type { Passkey } from "./security-query.ts";
import { usePasskeyActs } from "./use-passkey-acts.ts";

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
  const { isEnrolling, error, enrol, rename, remove } = usePasskeyActs(onCodes);
  const [isAdding, setAdding] = useState(false);
  const [named, setNamed] = useState<Passkey | null>(null);

  return (
    <Part
      title={t("Clés d’accès")}
      text={t(
        "Votre empreinte, votre visage ou le code de votre appareil ouvrent votre compte, sans mot de passe à retenir.",
      )}
      error={error}
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
          <Button variant="default" onClick={() => setAdding(true)} disabled={isEnrolling}>
            {isEnrolling ? messages.loading : t("Ajouter une clé d’accès")}
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
          onName={enrol}
        />
      )}
      {named && (
        <PasskeyNameDialog
          title={t("Renommer la clé d’accès")}
          initial={named.name}
          onClose={() => setNamed(null)}
          onName={(name) => rename({ id: named.id, name })}
        />
      )}
    </Part>
  );
}
