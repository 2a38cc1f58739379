import { Card, Title } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { SessionUser } from "@mec/domain/account";
import type { SignatoryInput } from "@mec/domain/signatory";
import type { ComponentProps } from "react";
import * as z from "zod";
import { SafeToJoin } from "../../../../parts/faq/safe-to-join.tsx";
import { t } from "../../../../platform/i18n.ts";
import { refusedIn } from "../../../../ui/forms/refused-fields.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../../ui/forms/use-submit.ts";
import { Folded } from "../../../../ui/layout/folded.tsx";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { MeterFields } from "../../point-fields/meter-fields.tsx";
import { type MeterForm, meterFormSchema } from "../../point-fields/meter-form.ts";
import { SameContract } from "../../point-fields/same-contract.tsx";
import { explainSending } from "../explain-sending.tsx";
import { JoinFrame } from "../join-frame.tsx";
import { PerimeterNotice } from "../perimeter-notice.tsx";
import { RecapLines } from "../recap-lines.tsx";
import { joinAsVisitor, type NewAccount, savePoint, saveSignatory, sendApplication } from "../send.ts";
import { sendingIntro, sendingLabel } from "../sending-words.ts";
import type { Sent, StepProps } from "../step-props.ts";
import { SumOfDraft } from "../sum-of-draft.tsx";
import type { JoinTarget } from "../use-join-target.ts";
import { useTargetFrom } from "../use-target-from.ts";

/** A meter that was begun is validated; one left for later is empty. */
const meterOrNone = z.custom<MeterForm>().superRefine((meter, context) => {
  if (meter.prm === "" && !meter.sge) return;
  for (const { path, message } of meterFormSchema.safeParse(meter).error?.issues ?? []) {
    context.addIssue({ code: "custom", path: [...path], message });
  }
});

/** The meter, asked beside what is checked, or left for later. */
function OpenMeter({ form, place }: { form: UseFormReturnType<MeterForm>; place: string | null }) {
  return (
    <Card>
      <Title order={2} size="h4" mb="md">
        {t("Votre compteur (facultatif)")}
      </Title>
      <MeterFields form={form} place={place} unfolds />
    </Card>
  );
}

/** What there is to know before sending. One child of the form: an empty live region has a gap of its own. */
const Outlook = ({ update, ...props }: ComponentProps<typeof SumOfDraft> & Pick<StepProps, "update">) => (
  <div>
    <PerimeterNotice target={props.target} address={props.draft.house.address} />
    <SumOfDraft {...props} isLast />
    <SameContract
      type={props.draft.contract.type}
      fill={(contract, pricesAs) => update({ contract, pricesAs })}
      place={{ id: null, consumerType: props.draft.consumerType || null }}
    />
  </div>
);

const Safety = ({ draft }: Pick<Props, "draft">) => (
  <Folded title={t("Est-ce sûr\u202f?")}>
    <SafeToJoin isBusiness={draft.consumerType === "professional"} />
  </Folded>
);

interface Props extends StepProps {
  target: JoinTarget;
  /** Null until the signatory is given. */
  signatory: SignatoryInput | null;
  /** The signed-in person, or the account about to be opened. */
  holder: SessionUser | NewAccount;
}

/** All the answers to check, and the button that sends the application. */
export function CheckScreen({ signatory, holder, onSent, ...props }: Props) {
  const { draft, update, route, target, stages, refusals } = props;
  const asksMeter = draft.meterLater;
  const form = useSchemaForm<MeterForm>(meterOrNone, draft.meter, (meter) => update({ meter }));
  const isNew = "password" in holder;
  const told = useTargetFrom(target, draft.house.address);

  const applying = useSubmit(
    form,
    async (call, meter): Promise<Sent> => {
      refusals.settle();
      const whole = asksMeter && meter.prm !== "" ? { ...draft, meter, meterLater: false } : draft;
      if (isNew) {
        return { ...(await joinAsVisitor(call, whole, target, signatory, holder)), hasApplied: true };
      }
      const remember = (saved: typeof draft.saved) => update({ saved });
      const pointId = await savePoint(call, { draft: whole, userId: holder.id, remember });
      if (signatory) await saveSignatory(call, pointId, signatory);
      await sendApplication(call, pointId, target);
      return { pointId, hasApplied: true };
    },
    {
      after: onSent,
      refused: (error) => refusals.showRefused(error, asksMeter ? ["meter"] : []),
      explain: explainSending,
    },
  );

  return (
    <JoinFrame
      stage="check"
      stages={stages}
      target={told}
      title={t("Vérifiez et envoyez")}
      intro={sendingIntro(told)}
      onBack={() => {
        if (isNew) return route.goToScreen("account");
        return draft.isShort ? route.leaveTo(target) : route.goTo("house");
      }}
    >
      <CheckedForm
        {...applying}
        submitLabel={sendingLabel(told)}
        isAtHand
        refused={refusedIn(refusals.refused, "meter")}
      >
        <Outlook {...{ draft, update, target, route, signatory }} tellAt={route.stepPath("house")} />
        <RecapLines
          draft={draft}
          route={route}
          person={isNew ? holder : null}
          signatory={signatory}
          asksMeter={asksMeter}
        />
        {asksMeter && <OpenMeter form={form} place={draft.saved?.pointId ?? null} />}
        <Safety draft={draft} />
      </CheckedForm>
    </JoinFrame>
  );
}
