import { applicationCalls } from "@mec/api/application";
import type { ApplicationProgress } from "@mec/domain/application";
import { useAct } from "../../../platform/act.ts";
import { t } from "../../../platform/i18n.ts";
import { ownPoints } from "../../../platform/session.ts";
import { about } from "../../../platform/stale.ts";
import { useConfirm } from "../../../ui/feedback/confirm.tsx";

const staleOf = ({ consumerId }: ApplicationProgress) => [
  ...(consumerId ? [about("consumption-point", consumerId)] : []),
  ownPoints,
];

/** Withdraws a request to leave, once it is confirmed. */
export function useStaying(application: ApplicationProgress, after?: () => void) {
  const confirm = useConfirm();
  const { mutate, isPending, error } = useAct(
    (call, id: string) => call(applicationCalls.withdrawDeparture, { params: { id } }),
    { staleAnyway: staleOf(application), ...(after && { after }) },
  );
  async function stay() {
    const isSure = await confirm({
      title: t("Rester dans le projet\u202f?"),
      body: t("Votre demande de départ est retirée, et le porteur du projet en est averti."),
      confirmLabel: t("Je reste"),
    });
    if (isSure) mutate(application.id);
  }
  return { stay, isPending, error };
}
