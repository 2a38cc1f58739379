import { Anchor } from "@mantine/core";
import { pages } from "@mec/api";
import type { ParticipantDocuments } from "@mec/api/document";
import { emptySalesTerms } from "@mec/domain/document";
import { Link, useParams } from "react-router";
import { namesBeside } from "../../../parts/document/names-beside.ts";
import { mayBePriced } from "../../../parts/document/participant.ts";
import { useDocuments } from "../../../parts/document/use-documents.ts";
import { useProjectOfSpace } from "../../../parts/project/project-of-space.ts";
import { t } from "../../../platform/i18n.ts";
import { usePoints } from "../../../platform/session.ts";
import { together } from "../../../platform/together.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { NoResult } from "../../../ui/illustrations/index.ts";
import { ownVatOf, withOwnVat } from "./own-vat.ts";
import { SalesEditor } from "./sales-editor.tsx";
import { saidOfPlants } from "./unsaid.ts";
import { useSalesTerms } from "./use-sales-terms.ts";
import { keptContractText, signingUnder, whomTermsChange } from "./whom-terms-change.ts";
import type { TermsTarget } from "./whose-terms.tsx";

const everyone = (): TermsTarget => ({
  id: null,
  name: t("tous les consommateurs"),
  hasOwn: false,
  acceptedPrice: null,
  lacksPrice: false,
});

/** Who may have terms of his own: who buys from his own body alone has no contract of sale. */
export function consumersOf(
  participants: readonly ParticipantDocuments[],
  withOwn: ReadonlySet<string>,
  wanted = "",
): TermsTarget[] {
  const consumers = participants.filter(
    ({ kind, id, paysNobody }) => kind === "consumer" && (!paysNobody || withOwn.has(id) || id === wanted),
  );
  const nameOf = namesBeside(consumers);
  return consumers
    .map((one) => ({
      id: one.id,
      name: nameOf(one),
      hasOwn: withOwn.has(one.id),
      acceptedPrice: one.agreedPrice?.accepted ?? null,
      lacksPrice: mayBePriced(one),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, "fr"));
}

function NoSuchConsumer({ projectId }: { projectId: string }) {
  return (
    <EmptyState
      illustration={<NoResult />}
      title={t("Ce consommateur ne fait pas partie de vos participants")}
      text={t("Il a peut-être retiré sa candidature, ou l’adresse est incomplète.")}
      action={
        <Anchor component={Link} to={pages.createSalesContract.to({ projectId, consumer: "all" })}>
          {t("Voir les conditions communes")}
        </Anchor>
      }
    />
  );
}

interface Props {
  projectId: string;
  wanted: string;
  participants: readonly ParticipantDocuments[];
  terms: NonNullable<ReturnType<typeof useSalesTerms>["data"]>;
  points: NonNullable<ReturnType<typeof usePoints>["data"]>;
}

function SalesContract({ projectId, wanted, participants, terms, points }: Props) {
  const ownVat = ownVatOf(points.productionPoints, projectId);
  const termsOfPoint = new Map(terms.map((one) => [one.consumptionPointId, one.terms]));
  const withOwn = new Set(terms.flatMap(({ consumptionPointId }) => consumptionPointId ?? []));
  const consumers = consumersOf(participants, withOwn, wanted);
  const target = wanted === "all" ? everyone() : consumers.find(({ id }) => id === wanted);
  if (!target) return <NoSuchConsumer projectId={projectId} />;
  const ofAll = withOwnVat(termsOfPoint.get(null) ?? emptySalesTerms, ownVat);
  // The common price never takes the place of one that was accepted: nobody writes it for him by saving the rest.
  const common = target.acceptedPrice === null ? ofAll : { ...ofAll, price: null };
  const isKept = (id: string) => !withOwn.has(id);
  return (
    <SalesEditor
      key={wanted}
      projectId={projectId}
      target={target}
      consumers={consumers}
      common={common}
      kept={withOwnVat(termsOfPoint.get(target.id) ?? common, ownVat)}
      ownVat={ownVat}
      plant={participants.find(({ isInTerms }) => isInTerms)?.pointName ?? null}
      said={saidOfPlants(participants)}
      keptContract={keptContractText(target, participants)}
      priced={target.id === null ? participants.filter(({ id }) => isKept(id)) : []}
      changes={whomTermsChange(signingUnder(target, participants, withOwn), target)}
    />
  );
}

function LoadedSalesContract({ projectId, wanted }: Pick<Props, "projectId" | "wanted">) {
  const kept = together({
    participants: useDocuments(projectId),
    terms: useSalesTerms(projectId),
    points: usePoints(),
  });
  return (
    <Loaded of={kept}>{(all) => <SalesContract projectId={projectId} wanted={wanted} {...all} />}</Loaded>
  );
}

/** The terms of sale, for all the consumers or for one. */
export function CreateSalesContractPage() {
  const { consumer = "all" } = useParams();
  const { id } = useProjectOfSpace();
  return <LoadedSalesContract projectId={id} wanted={consumer} />;
}
