import { Box } from "@mantine/core";
import { type ConsumerType, consumerTypeLabels, consumerTypeSchema, consumerTypes } from "@mec/domain/point";
import * as z from "zod";
import { HasAccount } from "../../../../parts/account/has-account.tsx";
import { Term } from "../../../../parts/faq/term.tsx";
import { chosenPlaceKey } from "../../../../parts/point/dossier/dossier-key.ts";
import { t } from "../../../../platform/i18n.ts";
import { usePoints, useSession } from "../../../../platform/session.ts";
import { useStored } from "../../../../platform/stored.ts";
import { ChoiceField } from "../../../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { refusedIn } from "../../../../ui/forms/refused-fields.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { JoinFrame } from "../join-frame.tsx";
import { placeAtHand } from "../known-place.ts";
import { newPoint, PointChoice, TakenPlaces } from "../point-choice.tsx";
import { stagesOfOwnPlace } from "../stages.ts";
import type { StepProps } from "../step-props.ts";

type TypeForm = { point: string; consumerType: ConsumerType | "" };

/** One of the person's points, or a new one, whose kind is then asked. */
const schema = z
  .object({ point: z.string(), consumerType: z.string() })
  .superRefine(({ point, consumerType }, context) => {
    const issue =
      point === newPoint ? consumerTypeSchema.safeParse(consumerType).error?.issues[0] : undefined;
    if (issue) context.addIssue({ code: "custom", path: ["consumerType"], message: issue.message });
  });

const descriptions = (): Record<ConsumerType, string> => ({
  individual: t("Pour votre logement\u00a0: maison ou appartement."),
  professional: t("Pour une entreprise, un commerce, une association ou une collectivité."),
});

const Intro = () => (
  <>
    {t("Quelques questions, environ cinq minutes, sans engagement. Ce que vous saisissez est conservé.")}{" "}
    <Term name="autoconsommationCollective">{t("Qu’est-ce que l’autoconsommation collective\u202f?")}</Term>
  </>
);

/** Which kind of consumer; a person who has points first says which of them it is about. */
export function TypeStep({ draft, update, route, target, stages, refusals }: StepProps) {
  const { user } = useSession();
  const { data: held } = usePoints();
  const points = target ? (held?.consumptionPoints ?? []) : [];
  const [chosen] = useStored(chosenPlaceKey);
  const form = useSchemaForm<TypeForm>(
    schema,
    { point: placeAtHand(draft, points, chosen)?.id ?? newPoint, consumerType: draft.consumerType },
    ({ consumerType }) => update({ consumerType }),
  );
  const isNew = form.values.point === newPoint;

  return (
    <JoinFrame
      stage="type"
      stages={isNew ? stages : stagesOfOwnPlace}
      target={target}
      onBack={() => route.leaveTo(target)}
      title={points.length > 0 ? t("Avec quel lieu participez-vous\u202f?") : t("Vous êtes…")}
      intro={<Intro />}
    >
      {user === null && (
        <Box mb="lg">
          <HasAccount />
        </Box>
      )}
      <CheckedForm
        form={form}
        submitLabel={t("Continuer")}
        refused={refusedIn(refusals.refused, "type")}
        onValid={({ point }) => {
          refusals.settle("type");
          update({ isTypeKnown: false });
          return point === newPoint ? route.goTo("house") : route.goTo("signatory-and-apply", point);
        }}
      >
        {points.length > 0 && (
          <div>
            <PointChoice {...fieldOf(form, "point")} label={t("Vos lieux de consommation")} points={points} />
            <TakenPlaces points={points} />
          </div>
        )}
        {isNew && (
          <ChoiceField
            {...fieldOf(form, "consumerType")}
            label={points.length > 0 ? t("Pour ce nouveau lieu, vous êtes…") : t("Votre situation")}
            choices={consumerTypes.toReversed().map((value) => ({
              value,
              label: t(consumerTypeLabels[value]),
              description: descriptions()[value],
            }))}
          />
        )}
      </CheckedForm>
    </JoinFrame>
  );
}
