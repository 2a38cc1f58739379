import { Button, Text } from "@mantine/core";
import { inPages } from "@mec/api";
import { publicProjectCalls } from "@mec/api/project";
import { pseudonymColor } from "@mec/domain/project";
import { plural } from "@mec/domain/shared";
import { useState } from "react";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { AnimalAvatar } from "./animals/animal-avatar.tsx";
import styles from "./participants-section.module.css";
import classes from "./project-page.module.css";
import type { ProjectOnPage } from "./use-public-page.ts";

type Participant = ProjectOnPage["participants"][number];

/** Two rows on a phone. */
const shownAtFirst = 4;
const pageSize = 100;
const pagesOfParticipants = inPages(publicProjectCalls.listPublicParticipants);

function Face({ participant: { pseudonym, kind } }: { participant: Participant }) {
  return (
    <li className={styles.participant}>
      <span className={styles.face}>
        <AnimalAvatar animal={pseudonym} color={pseudonymColor(pseudonym)} />
      </span>
      <span>
        {pseudonym}
        <Text span size="sm" c="dimmed" display="block">
          {kind === "producer" ? t("Producteur") : t("Consommateur")}
        </Text>
      </span>
    </li>
  );
}

const Faces = ({ participants }: { participants: readonly Participant[] }) =>
  participants.map((participant) => (
    <Face key={participant.pseudonym + participant.kind} participant={participant} />
  ));

interface PageProps {
  projectId: string;
  page: number;
  /** Shown while the page loads. */
  meanwhile: readonly Participant[];
}

function FacesOfPage({ projectId, page, meanwhile }: PageProps) {
  const { data, error, refetch } = useAnswer(pagesOfParticipants, {
    params: { id: projectId },
    query: { page, pageSize },
  });
  if (error)
    return (
      <li>
        <LoadError error={error} retry={refetch} />
      </li>
    );
  return <Faces participants={data?.items ?? meanwhile} />;
}

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
          {Array.from({ length: pageCount }, (_, index) => (
            <FacesOfPage
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
              key={index}
              projectId={id}
              page={index + 1}
              meanwhile={index === 0 ? participants : []}
            />
          ))}
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
