import { type ApplicationProgress, newestProgress } from "@mec/domain/application";
import { useState } from "react";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";
import { type Asking, questionOf, readBefore, type Weighed, weighedOf } from "./accepting.ts";
import { QuestionBody } from "./question-body.tsx";
import { usePriceProposal } from "./use-price-proposal.ts";

/**
 * A yes is to a sum that was read: it is computed again before the price is accepted, and once more after a question, since
 * the project may have changed while the page, or the question, stood open.
 */
export function useAgreeing(application: ApplicationProgress, asking: Asking) {
  const confirm = useConfirm();
  const price = newestProgress(application.progress)?.price;
  const { refetch, ...answer } = usePriceProposal(application);
  const weighed = weighedOf(price, answer);
  // Only while it is computed: under an open question the button keeps its name, and gets the focus back.
  const [isReading, setReading] = useState(false);

  async function isAgreedAs(read: Weighed, wasAsked: boolean): Promise<boolean> {
    setReading(true);
    const { data } = await refetch();
    setReading(false);
    // Another price was proposed meanwhile: the step names the one of this page, and is refused with the words for that.
    if (data && data.price !== price) return true;
    const now = weighedOf(price, { data, isFetching: false });
    const was = readBefore(read, now, asking.profileType);
    if (wasAsked && was === null) return true;
    const asked = questionOf(now, { ...asking, was });
    if (asked === null) return true;
    return (await confirm({ ...asked, body: <QuestionBody {...asked} /> })) && isAgreedAs(now, true);
  }

  return { weighed, isReading, isAgreed: () => isAgreedAs(weighed, false) };
}
