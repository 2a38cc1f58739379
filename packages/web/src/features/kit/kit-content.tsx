import { Alert, Stack, Text, Title } from "@mantine/core";
import type { Kit } from "@mec/api/kit";
import { type KitPiece, kitMail, letterText, neighboursLetter, townHallLetter } from "@mec/domain/kit";
import { IconEyeOff } from "@tabler/icons-react";
import { t } from "../../platform/i18n.ts";
import { SeeMore } from "../../ui/layout/see-more.tsx";
import { EditableText } from "./editable-text.tsx";
import styles from "./kit.module.css";
import { PieceTile } from "./piece-tile.tsx";
import { posted, printedFor } from "./piece-words.ts";
import { ShortLink } from "./short-link.tsx";

function Pieces({
  id,
  title,
  pieces,
  kit,
}: {
  id: string;
  title: string;
  pieces: readonly KitPiece[];
  kit: Kit;
}) {
  const projectId = kit.project?.id ?? null;
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="md">
        {title}
      </Title>
      <div className={styles.tiles}>
        {pieces.map((piece) => (
          <PieceTile key={`${piece} ${projectId}`} piece={piece} projectId={projectId} />
        ))}
      </div>
    </section>
  );
}

function NotOnline() {
  return (
    <Alert
      color="sun"
      icon={<IconEyeOff aria-hidden />}
      title={t("Ce projet n’est pas en ligne")}
      styles={{ title: { color: "var(--mantine-color-gray-9)" } }}
    >
      {t(
        "Vous pouvez préparer le kit, mais ne le distribuez pas encore\u00a0: le code QR et l’adresse courte ne mèneront vos voisins au projet qu’une fois celui-ci publié.",
      )}
    </Alert>
  );
}

interface Props {
  kit: Kit;
  /** The town hall itself runs the project: it writes no letter to itself. */
  isOfTownHall: boolean;
}

/** The whole content of a kit: its address, its pieces, its texts. */
export function KitContent({ kit, isOfTownHall }: Props) {
  const { project, address } = kit;
  const mail = kitMail(kit);
  return (
    <Stack gap={40}>
      {project && !project.isOnline && <NotOnline />}
      {project && <ShortLink address={address} name={project.name} />}
      {!project && (
        <Text className="prose">
          {t(
            "Ce kit est vierge\u00a0: l’affiche, les tracts et les lettres ont des lignes où écrire le nom de votre projet et sa commune. Leur code QR mène à la carte des projets.",
          )}
        </Text>
      )}
      <Pieces id="kit-printed" title={t("À imprimer")} pieces={printedFor(isOfTownHall)} kit={kit} />
      <Pieces id="kit-posted" title={t("À publier en ligne")} pieces={posted} kit={kit} />
      <section aria-labelledby="kit-texts">
        <Title order={2} size="h3" id="kit-texts">
          {t("À adapter, puis à envoyer")}
        </Title>
        <Text c="dimmed" mt={4} mb="md" className="prose">
          {t("Changez ce que vous voulez avant de copier\u00a0: rien n’est enregistré ici.")}
        </Text>
        <SeeMore label={t("Voir les textes")}>
          <div className={styles.texts} key={address}>
            <EditableText title={t("E-mail")} subject={mail.subject} text={mail.body} />
            <EditableText title={t("Lettre aux voisins")} text={letterText(neighboursLetter(kit))} />
            {!isOfTownHall && (
              <EditableText title={t("Lettre à la mairie")} text={letterText(townHallLetter(kit))} />
            )}
          </div>
        </SeeMore>
      </section>
    </Stack>
  );
}
