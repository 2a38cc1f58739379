import { Box } from "@mantine/core";
import { useState } from "react";
import { HasAccount } from "../../../../parts/account/has-account.tsx";
import { useDossier } from "../../../../parts/point/dossier/use-dossier.ts";
import { t } from "../../../../platform/i18n.ts";
import { useProfileType } from "../../../../platform/profile-type.ts";
import { usePoints, useSession } from "../../../../platform/session.ts";
import { refusedIn } from "../../../../ui/forms/refused-fields.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { HouseFields } from "../../point-fields/house-fields.tsx";
import { type HouseForm, houseFormSchema, unnamedHouseSchema } from "../../point-fields/house-form.ts";
import { meterFormSchema } from "../../point-fields/meter-form.ts";
import { JoinFrame } from "../join-frame.tsx";
import { PerimeterNotice } from "../perimeter-notice.tsx";
import { answerLabel, leadsToCheck } from "../stages.ts";
import type { StepProps } from "../step-props.ts";
import { SumOfDraft } from "../sum-of-draft.tsx";
import { TakenNotice } from "../taken-notice.tsx";

/** Where the electricity is consumed, and how much. A first place is asked its name only when one comes back to change it. */
export function HouseStep({ draft, update, route, target, stages, refusals }: StepProps) {
  const { user } = useSession();
  const { data: held } = usePoints();
  const [isUnnamed] = useState(!draft.isPlaceTold && !held?.consumptionPoints.length);
  const schema = isUnnamed ? unnamedHouseSchema : houseFormSchema;
  const form = useSchemaForm<HouseForm>(schema, draft.house, (house) => update({ house }));
  const [kind] = useProfileType();
  const { ownPoint, dossier } = useDossier();
  const told = ownPoint ? null : dossier.address;
  const town = told ? `${told.postCode} ${told.city}` : "";
  // What was not asked here was told on the project's page, and is told otherwise there.
  const isFirst = target !== null && draft.isTypeKnown && draft.consumerType === kind;
  const consumerType = draft.consumerType === "professional" ? "professional" : "individual";
  return (
    <JoinFrame
      stage="house"
      stages={stages}
      target={target}
      title={t("Où consommez-vous l’électricité\u202f?")}
      // Who told his town and his use has read on the project's page what they are for.
      intro={
        town
          ? undefined
          : t(
              "L’adresse dit quels projets sont assez proches\u00a0; la consommation, ce qu’ils peuvent vous apporter.",
            )
      }
      onBack={() => {
        if (draft.isShort) return route.goToScreen("check");
        return isFirst ? route.leaveTo(target) : route.goTo("type");
      }}
    >
      {isFirst && user === null && (
        <Box mb="sm">
          <HasAccount />
        </Box>
      )}
      <CheckedForm
        form={form}
        submitLabel={answerLabel("house", stages)}
        refused={refusedIn(refusals.refused, "house")}
        onValid={() => {
          refusals.settle("house");
          const isOnCheck = leadsToCheck({ draft, target });
          const meterLater = isOnCheck ? !meterFormSchema.safeParse(draft.meter).success : draft.meterLater;
          update({ isPlaceTold: true, meterLater });
          return isOnCheck ? route.goToScreen("check") : route.goTo("contract");
        }}
      >
        <HouseFields {...{ form, consumerType, isUnnamed, town }} />
        <div>
          {target && <TakenNotice draft={draft} projectId={target.projectId} address={form.values.address} />}
          <PerimeterNotice target={target} address={form.values.address} />
        </div>
        <SumOfDraft draft={draft} target={target} route={route} />
      </CheckedForm>
    </JoinFrame>
  );
}
