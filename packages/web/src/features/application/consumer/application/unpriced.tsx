import { Text } from "@mantine/core";
import type { ReadConsumptionPoint } from "@mec/api/point";
import { type ApplicationProgress, currentStatus } from "@mec/domain/application";
import { ownBodyText } from "@mec/domain/signatory";
import { unpricedText } from "@mec/domain/study";
import { useMemo } from "react";
import type { JoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { holderStateOf } from "../../../../parts/document/holder-states.ts";
import { usePointDocuments } from "../../../../parts/document/use-point-documents.ts";
import { homeOfPoint } from "../../../../parts/point/dossier/home-of-point.ts";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";
import { EstimateOfPlace } from "./estimate-of-place.tsx";
import { isUnpriced, unpricedSaleOf } from "./unpriced-sale.ts";

interface Props {
  point: ReadConsumptionPoint;
  application: ApplicationProgress;
  project: JoinedProject;
  /** Who has nobody left to buy from is told of no gain to come. */
  isLost: boolean;
}

/** What who was accepted without a price read before, and what of it binds him: by where his contract stands. */
export function Unpriced({ point, application, project, isLost }: Props) {
  const isAsked = isUnpriced(application) && !application.departure && !isLost;
  const { profileType } = usePrices();
  const hasSum = useMemo(() => homeOfPoint(point, profileType) !== null, [point, profileType]);
  const { data: documents } = usePointDocuments(point.id, isAsked);
  if (!isAsked || !documents) return null;
  const isSigned = currentStatus(application.progress) === "SIGNED";
  const contract = holderStateOf(documents, "salesContract");
  // No price is to come: what he gains is what he read before.
  if (contract === "own-body")
    return (
      <>
        <Text fw={600}>
          <Unbroken text={t("{{said}}.", { said: ownBodyText })} />
        </Text>
        <EstimateOfPlace point={point} project={project} />
      </>
    );
  const sale = unpricedSaleOf(contract, isSigned);
  // What is given has no price to come.
  const told = sale && project.price ? t(unpricedText(sale, hasSum)) : "";
  return (
    <>
      <EstimateOfPlace point={point} project={project} />
      {told && (
        <Text size="sm">
          <Unbroken text={told} />
        </Text>
      )}
    </>
  );
}
