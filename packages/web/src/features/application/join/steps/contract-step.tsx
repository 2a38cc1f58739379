import { type ContractForm, contractFormSchema } from "@mec/domain/point";
import { convertTypedPrices } from "../../../../parts/point/contract/typed-prices.ts";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { refusedIn } from "../../../../ui/forms/refused-fields.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { ContractFields } from "../../point-fields/contract-fields.tsx";
import { SameContract } from "../../point-fields/same-contract.tsx";
import { JoinFrame } from "../join-frame.tsx";
import { answerLabel, leadsToCheck } from "../stages.ts";
import type { StepProps } from "../step-props.ts";

function ContractQuestion({ draft, update, route, target, stages, refusals }: StepProps) {
  const { profileType } = usePrices();
  const form = useSchemaForm<ContractForm>(
    contractFormSchema,
    convertTypedPrices(draft.contract, draft.pricesAs, profileType),
    (contract) => update({ contract, pricesAs: profileType }),
  );
  return (
    <CheckedForm
      form={form}
      submitLabel={answerLabel("contract", stages)}
      refused={refusedIn(refusals.refused, "contract")}
      onValid={() => {
        refusals.settle("contract");
        return leadsToCheck({ draft, target }) ? route.goToScreen("check") : route.goTo("sge");
      }}
    >
      <SameContract form={form} place={{ id: null, consumerType: draft.consumerType || null }} />
      <ContractFields form={form} />
    </CheckedForm>
  );
}

/** The supply contract, which may stay incomplete. Remounted when prices switch between with and without tax. */
export function ContractStep(props: StepProps) {
  const { profileType } = usePrices();
  return (
    <JoinFrame
      stage="contract"
      stages={props.stages}
      target={props.target}
      title={t("Quel est votre contrat d’électricité\u202f?")}
      intro={t(
        "Il sert à estimer ce que vous gagneriez. Vous gardez votre fournisseur\u00a0: rien ne change à ce contrat.",
      )}
      onBack={() => (leadsToCheck(props) ? props.route.goToScreen("check") : props.route.goTo("house"))}
    >
      <ContractQuestion key={profileType} {...props} />
    </JoinFrame>
  );
}
