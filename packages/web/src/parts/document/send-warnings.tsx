import { Alert, Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { plural } from "@mec/domain/shared";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { usePmoFiles } from "../pmo/pmo-queries.ts";
import { doubtsOf, type SetToSend, withoutDeliberation } from "./sending.ts";

interface Props {
  sets: readonly SetToSend[];
}

/** How many places are named; the participants' list shows the others. */
const mostPlaces = 5;

/** The first of these places in quotes, and how many others there are. */
function placesText(places: readonly string[]): string {
  const others = places.length - mostPlaces;
  return new Intl.ListFormat("fr", { type: "conjunction" }).format([
    ...places.slice(0, mostPlaces).map((place) => `«\u00a0${place}\u00a0»`),
    ...(others > 0 ? [plural(others, t("autre lieu"), t("autres lieux"))] : []),
  ]);
}

/** Of which public bodies no document says by what its signer is authorised: it may leave so, and nobody changes it then. */
function NoDeliberation({ sets }: Props) {
  const places = withoutDeliberation(sets);
  if (places.length === 0) return null;
  return (
    <Alert color="sun" title={t("Sans délibération indiquée")}>
      <Text size="sm">
        {t("{{places}}\u00a0: leurs documents partiraient sans. Chacun l’indique dans son profil.", {
          places: placesText(places),
        })}
      </Text>
    </Alert>
  );
}

/** Whose number the documents would print that seems wrong: the owner may ask first. */
function DoubtfulIdentifiers({ sets }: Props) {
  const doubted = doubtsOf(sets);
  if (doubted.length === 0) return null;
  return (
    <Alert color="sun" title={t("SIRET à vérifier")}>
      {doubted.map(({ doubt, places }) => (
        <Text key={doubt} size="sm" style={{ overflowWrap: "anywhere" }}>
          {t("{{places}}\u00a0: {{doubt}}", { places: placesText(places), doubt })}
        </Text>
      ))}
      <Text size="sm">{t("Les documents l’écrivent. Chacun le corrige dans son profil.")}</Text>
    </Alert>
  );
}

/** That the statutes are not there which the bulletin has its signer accept: he reads so where he signs. */
function NoStatutes({ projectId }: { projectId: string }) {
  const { data: statutes } = usePmoFiles(projectId, "pmo-status");
  if (statutes === undefined || statutes.length > 0) return null;
  return (
    <Alert color="sun" title={t("Sans statuts déposés")}>
      <Text size="sm">
        {t(
          "Le bulletin fait accepter les statuts de l’association : chacun lira, avant de signer, qu’ils ne sont pas encore là.",
        )}{" "}
        <Anchor component={Link} to={pages.ownerInformation.to({ projectId }, { hash: "files" })}>
          {t("Déposer les statuts signés")}
        </Anchor>
      </Text>
    </Alert>
  );
}

/** What the owner may settle before documents leave that can leave as they are: nobody changes one that is sent. */
export function SendWarnings({ sets, projectId }: Props & { projectId: string }) {
  const bulletins = sets.some(({ going }) => going.includes("bulletin"));
  return (
    <>
      {bulletins && <NoStatutes projectId={projectId} />}
      <NoDeliberation sets={sets} />
      <DoubtfulIdentifiers sets={sets} />
    </>
  );
}
