import type { ProducerStep } from "@mec/api";
import type { SessionUser } from "@mec/domain/account";
import { explainSignUp } from "../../../../parts/account/explain-sign-up.tsx";
import type { NewAccountForm } from "../../../../parts/account/new-account.ts";
import { useOpenAccount } from "../../../../parts/account/use-open-account.ts";
import {
  type ProductionForm,
  stepsOf,
  toProductionPoint,
} from "../../../../parts/point/publishing/production-form.ts";
import { contractFor, quoteFor } from "../../../../parts/point/publishing/quote-of-roof.ts";
import { refusedOfPoint } from "../../../../parts/point/publishing/refused.ts";
import { useRoof } from "../../../../parts/point/publishing/roof.ts";
import { projectAnswers } from "../../../../parts/project/own-project.ts";
import { ownPoints, useAdoptSession } from "../../../../platform/session.ts";
import { useStored } from "../../../../platform/stored.ts";
import { firstRefused, refusedAs, useRefused } from "../../../../ui/forms/refused-fields.ts";
import { fieldErrors } from "../../../../ui/forms/use-schema-form.ts";
import { useSending } from "../../../../ui/forms/use-submit.ts";
import { sendPoint } from "./send-point.ts";
import type { ProducerTarget } from "./use-producer-target.ts";

interface Proposal {
  readonly form: ProductionForm;
  /** A visitor's, opened first. */
  readonly account: NewAccountForm | null;
}

interface Ways {
  onSent: (pointId: string) => void;
  goTo: (step: ProducerStep) => unknown;
}

/** Sends the point to the project; `failure` says why that failed, unless a field is refused, whose step is shown. */
export function useSendPoint(target: ProducerTarget, { onSent, goTo }: Ways) {
  const [savedId, remember] = useStored(`production-point-to-join:${target.id}`);
  const [roof] = useRoof();
  const openAccount = useOpenAccount();
  const adoptSession = useAdoptSession();
  const { refused, refuse, settle } = useRefused(`point to join ${target.id}`);
  const { onValid: send, failure } = useSending(
    async (call, { form, account }: Proposal): Promise<{ id: string; user: SessionUser | null }> => {
      settle();
      const user = account && (await openAccount(call, account, { isProposing: true }));
      const point = {
        ...toProductionPoint(form),
        quoteEur: quoteFor(form, roof),
        ...contractFor(form, roof),
      };
      return { id: await sendPoint(call, target, point, { savedId, remember }), user };
    },
    {
      stale: [ownPoints, ...projectAnswers(target.id)],
      after: ({ id, user }) => {
        onSent(id);
        if (user) adoptSession(user);
      },
      refused: (error, { form, account }) => {
        const ofAccount = refusedAs("price", fieldErrors({ ...account }, error));
        const found = { ...refusedOfPoint(form, error), ...ofAccount };
        const step = firstRefused(stepsOf(form), found);
        if (!step) return false;
        refuse(found);
        if (step !== "price") goTo(step);
        return true;
      },
      explain: explainSignUp,
    },
  );
  return { send, failure, refused, settle };
}
