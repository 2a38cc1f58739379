import { Button } from "@mantine/core";
import { Term } from "../../../../parts/faq/term.tsx";
import { t } from "../../../../platform/i18n.ts";
import { refusedIn } from "../../../../ui/forms/refused-fields.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { MeterFields } from "../../point-fields/meter-fields.tsx";
import { type MeterForm, meterFormSchema } from "../../point-fields/meter-form.ts";
import { JoinFrame } from "../join-frame.tsx";
import { answerLabel, leadsToCheck } from "../stages.ts";
import type { StepProps } from "../step-props.ts";

/** The meter and the consent to read its data; both may wait. */
export function SgeStep({ draft, update, route, target, stages, refusals }: StepProps) {
  const form = useSchemaForm<MeterForm>(meterFormSchema, draft.meter, (meter) => update({ meter }));
  const isOnCheck = leadsToCheck({ draft, target });

  function leave(meterLater: boolean) {
    update({ meterLater });
    refusals.settle("meter");
    if (isOnCheck) route.goToScreen("check");
    else route.goTo("signatory-and-apply");
  }

  return (
    <JoinFrame
      stage="sge"
      stages={stages}
      target={target}
      title={t("Quel est votre compteur\u202f?")}
      intro={
        <>
          {t(
            "Votre courbe de consommation dit à quelles heures l’électricité locale vous servirait. Enedis la transmet par son service",
          )}{" "}
          <Term name="sge">{t("SGE")}</Term>
          {t(", avec votre autorisation et jamais sans elle.")}
        </>
      }
      onBack={() => (isOnCheck ? route.goToScreen("check") : route.goTo("contract"))}
    >
      <CheckedForm
        form={form}
        submitLabel={answerLabel("sge", stages)}
        refused={refusedIn(refusals.refused, "meter")}
        onValid={() => leave(false)}
        beside={
          <Button variant="subtle" onClick={() => leave(true)}>
            {t("Je le ferai plus tard")}
          </Button>
        }
      >
        <MeterFields form={form} place={draft.saved?.pointId ?? null} />
      </CheckedForm>
    </JoinFrame>
  );
}
