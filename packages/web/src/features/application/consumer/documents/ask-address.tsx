import { signatureCalls } from "@mec/api/signature";
import { ResendMail } from "../../../../ui/feedback/resend-mail.tsx";

/** Sends again the mail by which who signs for this point confirms his address. */
export const AskAddress = ({ pointId }: { pointId: string }) => (
  <ResendMail resend={(call) => call(signatureCalls.askConsumerAddress, { params: { id: pointId } })} />
);
