import { planCodeOf, type ServiceGroup, serviceLabels } from "@mec/domain/service";
import { t } from "../../platform/i18n.ts";
import { notify } from "../../platform/notify.tsx";
import { useConfirm } from "../../ui/feedback/confirm.tsx";
import { failureOf } from "./choose-dialog.tsx";
import { useChoosePlan } from "./use-services.ts";

/** Leaves a service, after a confirmation. */
export function useLeave(group: ServiceGroup) {
  const confirm = useConfirm();
  const name = t(serviceLabels[group]);
  const choose = useChoosePlan({
    told: () => ({ message: t("Vous avez quitté «\u00a0{{name}}\u00a0».", { name }) }),
    failed: (error) => notify({ message: failureOf(group, error), color: "red" }),
  });

  async function leave() {
    const isSure = await confirm({
      space: "indigo",
      title: t("Quitter «\u00a0{{name}}\u00a0»\u00a0?", { name }),
      body: t(
        "Vous ne pourrez plus rien envoyer qui dépende de ce service. Ce qui est déjà compté reste dû, et des crédits encore valables vous serviront si vous le reprenez.",
      ),
      confirmLabel: t("Quitter ce service"),
    });
    if (isSure) choose.mutate(planCodeOf({ group, pricing: "not-taken" }));
  }

  return { leave, isLeaving: choose.isPending };
}
