import { Button } from "@mantine/core";
import { plural } from "@mec/domain/shared";
import { Suspense, useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { lazyPiece } from "../../../ui/kit/lazy-piece.tsx";
import { Faces } from "./faces.tsx";
import styles from "./participants-section.module.css";
import classes from "./project-page.module.css";
import type { ProjectOnPage } from "./use-public-page.ts";

const PageOfFaces = lazyPiece(async () => (await import("./participants-page.tsx")).PageOfFaces);

/** Two rows on a phone. */
const shownAtFirst = 4;
const pageSize = 100;

/** Who already takes part, under animal pseudonyms: nobody's own name is public. */
export function ParticipantsSection({
  project: { id, participants, participantCount },
}: {
  project: ProjectOnPage;
}) {
  const [pageCount, setPageCount] = useState(0);
  const first = participants.slice(0, shownAtFirst);
  const shown = pageCount === 0 ? first.length : Math.min(participantCount, pageCount * pageSize);
  const more = participantCount - shown;
  return (
    <section aria-labelledby="project-participants">
      <h2 id="project-participants" className={classes.heading}>
        {t("Ils participent déjà")}
      </h2>
      <p className="prose">
        {participantCount > 0
          ? t("Pour protéger leur vie privée, les participants portent ici un nom d’animal.")
          : t("Personne encore : ce projet vient de naître. Vous pouvez être le premier à le rejoindre.")}
      </p>
      {shown > 0 && (
        <ul className={styles.participants}>
          {pageCount === 0 && <Faces participants={first} />}
          {Array.from({ length: pageCount }, (_, index) => {
            const meanwhile = index === 0 ? participants : [];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
              <Suspense key={index} fallback={<Faces participants={meanwhile} />}>
                <PageOfFaces projectId={id} page={index + 1} pageSize={pageSize} meanwhile={meanwhile} />
              </Suspense>
            );
          })}
        </ul>
      )}
      {more > 0 && (
        <Button variant="default" size="sm" mt="md" onClick={() => setPageCount(pageCount + 1)}>
          {t("Voir plus ({{others}})", { others: plural(more, t("autre"), t("autres")) })}
        </Button>
      )}
    </section>
  );
}
