import { Anchor, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { ReadConsumptionPoint } from "@mec/api/point";
import { Link, useLocation } from "react-router";
import { t } from "../../../../platform/i18n.ts";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";
import { DocumentsCard } from "../documents/documents-card.tsx";
import { usePointOfSpace } from "../space/consumer-space.tsx";
import { ContractSection } from "./contract-section.tsx";
import { CurveSection, type CurveSlot } from "./curve-section.tsx";
import { DeletePoint } from "./delete-point.tsx";
import { HouseSection } from "./house-section.tsx";
import { MeterSection } from "./meter-section.tsx";
import { SignatorySection } from "./signatory-section.tsx";

function OwnAccount() {
  return (
    <Text size="sm">
      <Unbroken text={t("Votre nom, votre adresse e-mail et votre mot de passe se changent dans")} />{" "}
      <Anchor component={Link} to={pages.profile.to()}>
        {t("votre compte")}
      </Anchor>
      .
    </Text>
  );
}

/** The parts that an application asks for, each by its anchor. */
const asked = {
  signatory: SignatorySection,
  meter: MeterSection,
  contract: ContractSection,
  identifier: SignatorySection,
} as const;
type Asked = keyof typeof asked;
const isAsked = (part: string): part is Asked => part in asked;

/** The one part that a link asked for: who is sent here to say who signs does not look for it among all that is known. */
function AskedPart({ point, part }: { point: ReadConsumptionPoint; part: Asked }) {
  const Part = asked[part];
  return (
    <Stack gap="lg">
      <Part point={point} />
      <Anchor component={Link} to={pages.consumerProfile.to({ consumerId: point.id })} size="sm">
        {t("Voir tout mon profil")}
      </Anchor>
    </Stack>
  );
}

/** What the platform knows of a point, each part edited in place. */
export function MyProfilePage({ Curve }: { Curve: CurveSlot }) {
  const point = usePointOfSpace();
  const part = useLocation().hash.slice(1);
  const isHolder = point.reader === "holder";
  if (isHolder && isAsked(part)) return <AskedPart point={point} part={part} />;
  return (
    <Stack gap="lg">
      <HouseSection point={point} />
      <ContractSection point={point} />
      <MeterSection point={point} />
      {isHolder && <CurveSection point={point} Curve={Curve} />}
      <SignatorySection point={point} />
      <DocumentsCard point={point} title={isHolder ? t("Mes documents") : t("Documents")} />
      {isHolder && <OwnAccount />}
      {isHolder && <DeletePoint point={point} />}
    </Stack>
  );
}
