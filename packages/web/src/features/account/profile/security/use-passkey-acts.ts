import { securityCalls } from "@mec/api/account";
import { useAct } from "../../../../platform/act.ts";
import { t } from "../../../../platform/i18n.ts";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";
import { makePasskey } from "../../factors/passkey.ts";
import { changedFactors, type Passkey } from "./security-query.ts";

/** What is done with passkeys; each act clears the errors of the earlier ones. */
export function usePasskeyActs(onCodes: (codes: string[] | null) => void) {
  const confirm = useConfirm();
  const enrolment = useAct(
    async (call, name: string) => {
      const passkey = await makePasskey(await call(securityCalls.startPasskeyEnrolment, {}));
      return call(securityCalls.enrolPasskey, { body: { name, passkey } });
    },
    { leave: ({ recoveryCodes }) => onCodes(recoveryCodes), stale: changedFactors },
  );
  const naming = useAct(
    (call, { id, name }: Pick<Passkey, "id" | "name">) =>
      call(securityCalls.renamePasskey, { params: { id }, body: { name } }),
    { stale: changedFactors },
  );
  const removal = useAct((call, id: string) => call(securityCalls.removePasskey, { params: { id } }), {
    stale: changedFactors,
  });

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
  return {
    isEnrolling: enrolment.isPending,
    error: enrolment.error ?? naming.error ?? removal.error,
    enrol: (name: string) => {
      forgetFailures();
      enrolment.mutate(name);
    },
    rename: (named: Pick<Passkey, "id" | "name">) => {
      forgetFailures();
      naming.mutate(named);
    },
    remove,
  };
}
