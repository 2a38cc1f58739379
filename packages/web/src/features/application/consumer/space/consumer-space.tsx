import { Button } from "@mantine/core";
import { pageAt, pages } from "@mec/api";
import type { ReadConsumptionPoint } from "@mec/api/point";
import { addressBeside } from "@mec/domain/address";
import { deSomebody } from "@mec/domain/shared";
import { Suspense, useEffect } from "react";
import { Link, Outlet, useLocation, useOutletContext, useParams } from "react-router";
import { ApiError } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { useSelection } from "../../../../platform/selection.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { LoadError } from "../../../../ui/feedback/load-error.tsx";
import { PageSkeleton } from "../../../../ui/feedback/page-skeleton.tsx";
import { NoResult } from "../../../../ui/illustrations/index.ts";
import { Page } from "../../../../ui/layout/page.tsx";
import { ReadOnlyArea, ReadOnlyBand } from "../../../../ui/read-only/index.ts";
import { type ConsumerPage, ConsumerTabs, isConsumerPage, pageTitles } from "./consumer-tabs.tsx";
import { usePoint } from "./use-point.ts";

/** A point that is not the person's, or that no longer exists: the two look the same. */
function NoSuchPoint() {
  return (
    <Page title={t("Ce lieu est introuvable")}>
      <EmptyState
        illustration={<NoResult />}
        title={t("Il n’est pas enregistré dans votre compte")}
        text={t("L’adresse est peut-être incomplète, ou ce lieu a été supprimé.")}
        action={
          <Button component={Link} to={pages.portfolio.to()}>
            {t("Voir mes lieux et mes projets")}
          </Button>
        }
      />
    </Page>
  );
}

/** Where a reader who is not the holder came from. */
function wayBack({ reader, applicationProgress }: ReadConsumptionPoint) {
  return reader === "owner" && applicationProgress
    ? {
        label: t("Revenir aux participants du projet"),
        to: pages.ownerConsumers.to({ projectId: applicationProgress.projectId }),
      }
    : { label: t("Revenir aux participants"), to: pages.supportParticipants.to() };
}

function Tab({ point, page }: { point: ReadConsumptionPoint; page: ConsumerPage }) {
  return (
    <>
      <ConsumerTabs
        pointId={point.id}
        reader={point.reader}
        consumerType={point.consumerType}
        current={page}
      />
      <Suspense fallback={<PageSkeleton />}>
        <Outlet context={point} />
      </Suspense>
    </>
  );
}

/** The frame of a consumer's space: its point, and its three pages. */
export function ConsumerSpace() {
  const { consumerId = "" } = useParams();
  const name = pageAt(useLocation().pathname)?.name;
  const page = isConsumerPage(name) ? name : "consumerApplication";
  const point = usePoint(consumerId);
  const isHolder = point.data?.reader === "holder";
  const { select } = useSelection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per point; `select` changes with the selection itself
  useEffect(() => {
    if (isHolder) select({ consumptionPointId: consumerId, projectId: null });
  }, [consumerId, isHolder]);
  if (point.error instanceof ApiError && [400, 404].includes(point.error.statusCode)) return <NoSuchPoint />;
  if (point.error) {
    return (
      <Page title={pageTitles()[page]}>
        <LoadError error={point.error} retry={() => point.refetch()} />
      </Page>
    );
  }
  if (!point.data) return <PageSkeleton />;
  const { name: pointName, address, reader, consumerType, holder } = point.data;
  const place = addressBeside(pointName, address);
  return (
    <Page
      title={pageTitles({ reader, consumerType })[page]}
      intro={
        <>
          <strong>{pointName}</strong>
          {place && `, ${place}`}
        </>
      }
    >
      {reader === "holder" ? (
        <Tab point={point.data} page={page} />
      ) : (
        <ReadOnlyArea>
          <ReadOnlyBand
            words={t("Vous consultez l’espace {{of}}, en lecture seule.", {
              of: deSomebody(`${holder.firstName} ${holder.lastName}`),
            })}
            back={wayBack(point.data)}
          />
          <Tab point={point.data} page={page} />
        </ReadOnlyArea>
      )}
    </Page>
  );
}

/** The point of the consumer's space that the page is in. */
export const usePointOfSpace = (): ReadConsumptionPoint => useOutletContext<ReadConsumptionPoint>();
