import { Alert, Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { usePmoFiles } from "../pmo/pmo-queries.ts";
import { OwnSales } from "./own-sales.tsx";
import { placesText } from "./own-sales-words.ts";
import { doubtsOf, type SetToSend, salesLacking, withoutDeliberation } from "./sending.ts";

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

/** What contracts would leave to be agreed on: the gain of their signers depends on it. */
function UnsaidSales({ sets, projectId }: Props & { projectId: string }) {
  const [priceless, untaxed] = [salesLacking(sets, "price"), salesLacking(sets, "vat")];
  const unbound = salesLacking(sets, "terms");
  const titles = [
    ...(priceless.length > 0 ? [t("Contrats sans prix")] : []),
    ...(untaxed.length > 0 ? [t("Contrats sans TVA dite")] : []),
    ...(unbound.length > 0 ? [t("Contrats sans durée ni préavis")] : []),
  ];
  if (titles.length === 0) return null;
  return (
    <Alert color="sun" title={titles[0]}>
      {priceless.length > 0 && (
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {t(
            "{{places}}\u00a0: leur contrat dirait «\u00a0à convenir par écrit\u00a0», et ils signeraient sans savoir ce qu’ils y gagnent.",
            { places: placesText(priceless) },
          )}
        </Text>
      )}
      {untaxed.length > 0 && (
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {t("{{places}}\u00a0: leur contrat ne dirait pas si la TVA s’ajoute au prix.", {
            places: placesText(untaxed),
          })}
        </Text>
      )}
      {unbound.length > 0 && (
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {t("{{places}}\u00a0: leur contrat ne dirait ni durée, ni préavis, ni évolution du prix.", {
            places: placesText(unbound),
          })}
        </Text>
      )}
      <Anchor component={Link} to={pages.createSalesContract.to({ projectId, consumer: "all" })} size="sm">
        {t("Compléter les conditions de vente")}
      </Anchor>
    </Alert>
  );
}

/** What the owner may settle before documents leave that can leave as they are: nobody changes one that is sent. */
export function SendWarnings({ sets, projectId }: Props & { projectId: string }) {
  const bulletins = sets.some(({ going }) => going.includes("bulletin"));
  return (
    <>
      <OwnSales sets={sets} projectId={projectId} />
      <UnsaidSales sets={sets} projectId={projectId} />
      {bulletins && <NoStatutes projectId={projectId} />}
      <NoDeliberation sets={sets} />
      <DoubtfulIdentifiers sets={sets} />
    </>
  );
}
