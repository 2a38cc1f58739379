import { Alert, Skeleton, Text } from "@mantine/core";
import { IconCircleCheck, IconMail } from "@tabler/icons-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { useIsProvenMailbox } from "../../../platform/own-profile.ts";
import { lazyPiece } from "../../../ui/kit/lazy-piece.tsx";
import { SeeMore } from "../../../ui/layout/see-more.tsx";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import classes from "./project-page.module.css";
import type { ProjectOnPage } from "./use-public-page.ts";

const ContactForm = lazyPiece(
  async () => (await import("../../../parts/project/contact-form.tsx")).ContactForm,
);

/**
 * Says what becomes of the message: it is sent at once when the address is proven to be the sender's, otherwise once
 * the mailed link is opened.
 */
function Sent({ email }: { email: string }) {
  const isProven = useIsProvenMailbox();
  if (isProven(email)) {
    return (
      <Alert color="green" icon={<IconCircleCheck aria-hidden />} title={t("Votre message est parti")}>
        <Unbroken
          text={t(
            "Le porteur du projet le reçoit par e-mail et vous répondra à l’adresse que vous avez donnée.",
          )}
        />
      </Alert>
    );
  }
  return (
    <Alert
      color="sun"
      icon={<IconMail aria-hidden />}
      title={t("Encore une étape\u00a0: ouvrez votre messagerie")}
    >
      <span style={{ overflowWrap: "anywhere" }}>
        {t(
          "Nous avons envoyé un lien à {{email}}. Votre message partira dès que vous l’aurez ouvert, dans les 7\u00a0jours.",
          { email },
        )}
      </span>
    </Alert>
  );
}

/** A form to write to the owner, whose own address stays hidden. */
export function ContactSection({ project }: { project: ProjectOnPage }) {
  const [sentBy, setSentBy] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  // This section is rendered late, when the browser has already given up looking for the anchor.
  useEffect(() => {
    if (window.location.hash === "#project-contact") section.current?.scrollIntoView();
  }, []);
  return (
    <section ref={section} aria-labelledby="project-contact">
      <h2 id="project-contact" className={classes.heading}>
        {t("Une question au porteur ?")}
      </h2>
      {!project.ownerVerified && (
        <Text size="sm" c="dimmed" mb="md">
          <Unbroken
            text={t("Le porteur n’a pas encore confirmé son adresse e-mail : sa réponse peut tarder.")}
          />
        </Text>
      )}
      <div role="status">{sentBy !== null && <Sent email={sentBy} />}</div>
      {sentBy === null && (
        <SeeMore label={t("Écrire au porteur du projet")} anchors={["project-contact"]}>
          <Suspense fallback={<Skeleton height={320} radius={12} />}>
            <ContactForm projectId={project.id} onSent={setSentBy} />
          </Suspense>
        </SeeMore>
      )}
    </section>
  );
}
