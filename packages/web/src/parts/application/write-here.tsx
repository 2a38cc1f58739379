import { Alert, Skeleton } from "@mantine/core";
import { Suspense, useState } from "react";
import { t } from "../../platform/i18n.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { lazyPiece } from "../../ui/kit/lazy-piece.tsx";

const ContactForm = lazyPiece(async () => (await import("../project/contact-form.tsx")).ContactForm);

interface Props {
  projectId: string;
  /** How the message begins. */
  message?: string | undefined;
  onClose: () => void;
}

/** The form of a project's page, for who has applied to one that the public does not see any more. */
export function WriteHere({ projectId, message, onClose }: Props) {
  const [isSent, setIsSent] = useState(false);
  return (
    <Dialog title={t("Écrire au porteur du projet")} onClose={onClose}>
      <div role="status">
        {isSent && (
          <Alert color="green" title={t("Votre message est parti")}>
            {t("Le porteur du projet le reçoit par e-mail et vous répondra à l’adresse de votre compte.")}
          </Alert>
        )}
      </div>
      {!isSent && (
        <Suspense fallback={<Skeleton height={320} radius={12} />}>
          <ContactForm projectId={projectId} begun={message} isOwnMailbox onSent={() => setIsSent(true)} />
        </Suspense>
      )}
    </Dialog>
  );
}
