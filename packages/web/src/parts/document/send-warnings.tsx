import { Alert, Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { ParticipantDocuments } from "@mec/api/document";
import { commonRuleText } from "@mec/domain/document";
import { contractToEndText, readToEnd } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { usePmoFiles } from "../pmo/pmo-queries.ts";
import { OwnSales } from "./own-sales.tsx";
import { placesText } from "./own-sales-words.ts";
import {
  doubtsOf,
  plantsToEnd,
  pricelessSales,
  type SetToSend,
  salesLacking,
  withoutDeliberation,
} from "./sending.ts";

interface Props {
  sets: readonly SetToSend[];
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
          "Le bulletin fait accepter les statuts de l’association\u00a0: chacun lira, avant de signer, qu’ils ne sont pas encore là.",
        )}{" "}
        <Anchor component={Link} to={pages.ownerInformation.to({ projectId }, { hash: "files" })}>
          {t("Déposer les statuts signés")}
        </Anchor>
      </Text>
    </Alert>
  );
}

/** Which articles nobody has written: without a price a contract stays, else it says the common rule. */
function UnsaidSales({ sets }: Props) {
  const told = [
    [pricelessSales(sets), t("l’article «\u00a0Prix\u00a0» est vide. Ce contrat ne part pas.")],
    [
      salesLacking(sets, "vat"),
      t("TVA non dite. L’article «\u00a0Prix\u00a0» écrira le plus élevé, TVA de 20\u00a0% comprise."),
    ],
    [salesLacking(sets, "terms"), t(commonRuleText)],
  ] as const;
  const lacking = told.filter(([places]) => places.length > 0);
  if (lacking.length === 0) return null;
  return (
    <Alert color="sun" title={t("Conditions de vente à écrire")}>
      {lacking.map(([places, text]) => (
        <Text key={text} size="sm" style={{ overflowWrap: "anywhere" }}>
          {t("{{places}}\u00a0: {{text}}", { places: placesText(places), text })}
        </Text>
      ))}
    </Alert>
  );
}

/** Whose purchase contract ends before he shares: what goes has him declare it. */
function ContractsToEnd({ sets, producers }: Props & { producers: readonly ParticipantDocuments[] }) {
  return plantsToEnd(sets, producers).map(({ id, name, pointName, ...told }) => {
    const toEnd = readToEnd(told);
    return toEnd ? (
      <Text key={id} size="sm" style={{ overflowWrap: "anywhere" }}>
        <b>{pointName || name}</b>
        {"\u00a0: "}
        {t(contractToEndText(toEnd, "owner", dayInParis(new Date())))}
      </Text>
    ) : null;
  });
}

/** What the owner may settle before documents leave that can leave as they are: nobody changes one that is sent. */
export function SendWarnings({
  sets,
  projectId,
  producers,
}: Props & { projectId: string; producers: readonly ParticipantDocuments[] }) {
  const bulletins = sets.some(({ going }) => going.includes("bulletin"));
  return (
    <>
      <OwnSales sets={sets} projectId={projectId} />
      <UnsaidSales sets={sets} />
      {bulletins && <NoStatutes projectId={projectId} />}
      <NoDeliberation sets={sets} />
      <DoubtfulIdentifiers sets={sets} />
      <ContractsToEnd sets={sets} producers={producers} />
    </>
  );
}
