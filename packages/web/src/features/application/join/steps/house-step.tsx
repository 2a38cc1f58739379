import { t } from "../../../../platform/i18n.ts";
import { refusedIn } from "../../../../ui/forms/refused-fields.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { HouseFields } from "../../point-fields/house-fields.tsx";
import { type HouseForm, houseFormSchema } from "../../point-fields/house-form.ts";
import { JoinFrame } from "../join-frame.tsx";
import { PerimeterNotice } from "../perimeter-notice.tsx";
import type { StepProps } from "../step-props.ts";

/** Where the electricity is consumed, and how much. */
export function HouseStep({ draft, update, route, target, stages, refusals }: StepProps) {
  const form = useSchemaForm<HouseForm>(houseFormSchema, draft.house, (house) => update({ house }));
  const consumerType = draft.consumerType === "professional" ? "professional" : "individual";
  return (
    <JoinFrame
      stage="house"
      stages={stages}
      target={target}
      title={t("Où consommez-vous l’électricité\u202f?")}
      intro={t(
        "L’adresse dit quels projets sont assez proches\u00a0; la consommation, ce qu’ils peuvent vous apporter.",
      )}
      onBack={() => route.goTo("type")}
    >
      <CheckedForm
        form={form}
        submitLabel={t("Continuer")}
        refused={refusedIn(refusals.refused, "house")}
        onValid={() => {
          refusals.settle("house");
          return draft.isShort ? route.goToScreen("check") : route.goTo("contract");
        }}
      >
        <HouseFields form={form} consumerType={consumerType} />
        <PerimeterNotice target={target} address={form.values.address} />
      </CheckedForm>
    </JoinFrame>
  );
}
