import type { Address } from "@mec/domain/address";
import { Suspense } from "react";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { Later } from "../../../ui/kit/later.tsx";
import { lazyPiece } from "../../../ui/kit/lazy-piece.tsx";
import { useIsSeller } from "../answer/own-application.ts";
import { ContactSection } from "./contact-section.tsx";
import { EstimateSection, type EstimateSlot } from "./estimate-section.tsx";
import { GaugeSection } from "./gauge-section.tsx";
import { ParticipantsSection } from "./participants-section.tsx";
import { PerimeterSection } from "./perimeter-section.tsx";
import { ProducerSection } from "./producer-section.tsx";
import classes from "./project-page.module.css";
import type { ProjectOnPage } from "./use-public-page.ts";

const SafeToJoin = lazyPiece(async () => (await import("../../../parts/faq/safe-to-join.tsx")).SafeToJoin);

/** What a household asks before it joins, behind its title: a phone's page is long already. */
const SafetySection = ({ isBusiness }: { isBusiness: boolean }) => (
  <section aria-labelledby="project-safety">
    <details className={classes.folded}>
      <summary>
        <h2 id="project-safety" className={classes.heading}>
          {t("Est-ce sûr\u202f?")}
        </h2>
      </summary>
      <Suspense fallback={null}>
        <SafeToJoin isBusiness={isBusiness} />
      </Suspense>
    </details>
  </section>
);

interface Props {
  project: ProjectOnPage;
  /** Its owner writes to nobody. */
  isOwner: boolean;
  /** Whether a roof in its reach is all that the visitor told, or he sells here: what he would save is folded then, and stands here. */
  isOnlyRoof: boolean;
  address: Address | null;
  onAddressChange: (address: Address | null) => void;
  Estimate: EstimateSlot;
}

/** What is below the first screen, with the library that it is made of. */
export function ProjectBelow({ project, isOwner, isOnlyRoof, address, onAddressChange, Estimate }: Props) {
  const isSeller = useIsSeller(project.id);
  const { profileType } = usePrices();
  return (
    <Later>
      {isOnlyRoof && (
        <>
          {!isSeller && <ProducerSection />}
          <EstimateSection project={project} address={address} isFolded Estimate={Estimate} />
        </>
      )}
      {!isOwner && !isOnlyRoof && <SafetySection isBusiness={profileType === "professional"} />}
      <GaugeSection project={project} isForProducer={isOnlyRoof} />
      <PerimeterSection project={project} address={address} onAddressChange={onAddressChange} />
      <ParticipantsSection project={project} />
      {!isOwner && <ContactSection project={project} />}
    </Later>
  );
}
