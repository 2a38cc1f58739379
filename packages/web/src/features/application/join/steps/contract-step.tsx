import type { toldPower } from "@mec/domain/point";
import { useContractForm } from "../../../../parts/point/contract/use-contract-form.ts";
import { t } from "../../../../platform/i18n.ts";
import { refusedIn } from "../../../../ui/forms/refused-fields.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { ContractFields } from "../../point-fields/contract-fields.tsx";
import { meterOf } from "../../point-fields/meter-of.tsx";
import { SameContract } from "../../point-fields/same-contract.tsx";
import { JoinFrame } from "../join-frame.tsx";
import { answerLabel, leadsToCheck } from "../stages.ts";
import type { StepProps } from "../step-props.ts";
import { SumOfDraft } from "../sum-of-draft.tsx";

/** The supply contract, which may stay incomplete. */
export function ContractStep({ draft, update, route, target, stages, refusals }: StepProps) {
  const form = useContractForm(draft.contract, draft.pricesAs, (contract, pricesAs) =>
    update({ contract, pricesAs }),
  );
  const { house, consumerType } = draft;
  const tellPower = (told: ReturnType<typeof toldPower>) => update({ house: { ...house, ...told } });
  const isOnCheck = leadsToCheck({ draft, target });
  return (
    <JoinFrame
      stage="contract"
      stages={stages}
      target={target}
      title={t("Quel est votre contrat d’électricité\u202f?")}
      intro={t(
        "Il sert à estimer ce que vous gagneriez, et le porteur du projet le lit tant que votre candidature court. Vous gardez votre fournisseur\u00a0: rien ne change à ce contrat.",
      )}
      onBack={() => (isOnCheck ? route.goToScreen("check") : route.goTo("house"))}
    >
      <CheckedForm
        form={form}
        submitLabel={answerLabel("contract", stages)}
        refused={refusedIn(refusals.refused, "contract")}
        onValid={() => {
          refusals.settle("contract");
          return isOnCheck ? route.goToScreen("check") : route.goTo("sge");
        }}
      >
        <SameContract
          type={form.values.type}
          fill={(contract) => form.setValues(contract)}
          place={{ id: null, consumerType: draft.consumerType || null }}
        />
        <ContractFields form={form} meter={meterOf({ ...house, consumerType }, tellPower)} />
        <SumOfDraft draft={draft} target={target} route={route} isSlim isAtPrice />
      </CheckedForm>
    </JoinFrame>
  );
}
