import { Button, Text } from "@mantine/core";
import { pseudonymColor } from "@mec/domain/project";
import { useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { AnimalAvatar } from "./animals/animal-avatar.tsx";
import classes from "./project-page.module.css";
import type { ProjectOnPage } from "./use-public-page.ts";

type Participant = ProjectOnPage["participants"][number];

const shownAtFirst = 12;

function Face({ participant: { pseudonym, kind } }: { participant: Participant }) {
  return (
    <li className={classes.participant}>
      <span className={classes.face}>
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

/** Who already takes part, under animal names: nobody's own name is public. */
export function ParticipantsSection({ project: { participants } }: { project: ProjectOnPage }) {
  const [all, setAll] = useState(false);
  const producersFirst = participants.toSorted((a, b) => b.kind.localeCompare(a.kind));
  const shown = all ? producersFirst : producersFirst.slice(0, shownAtFirst);
  const more = participants.length - shown.length;
  return (
    <section aria-labelledby="project-participants">
      <h2 id="project-participants" className={classes.heading}>
        {t("Ils participent déjà")}
      </h2>
      <p className="prose">
        {participants.length > 0
          ? t("Pour protéger leur vie privée, les participants portent ici un nom d’animal.")
          : t("Personne encore : ce projet vient de naître. Vous pouvez être le premier à le rejoindre.")}
      </p>
      {shown.length > 0 && (
        <ul className={classes.participants}>
          {shown.map((participant) => (
            <Face key={participant.pseudonym + participant.kind} participant={participant} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button variant="default" size="sm" mt="md" onClick={() => setAll(true)}>
          {t("Afficher les {{more}} autres", { more })}
        </Button>
      )}
    </section>
  );
}
