import { Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { reclaimsVat, toldVat } from "@mec/domain/point";
import { Link } from "react-router";
import type { KnownDossier } from "../../../parts/point/dossier/use-known-dossier.ts";
import { vatNote } from "../../../parts/study/vat-note.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";

type Known = Pick<KnownDossier, "dossier" | "home" | "ownPoint" | "change">;

/** The other answer: one tap for a visitor, in his profile for who has a place. */
function Otherwise({ known: { ownPoint, change }, reclaims }: { known: Known; reclaims: boolean }) {
  if (ownPoint) {
    const to = pages.consumerProfile.to({ consumerId: ownPoint.id }, { hash: "house" });
    return (
      <Anchor component={Link} to={to} size="sm">
        {t("Le changer dans mon profil")}
      </Anchor>
    );
  }
  return (
    <Anchor component="button" type="button" size="sm" onClick={() => change({ reclaimsVat: !reclaims })}>
      {reclaims ? t("Je ne la récupère pas") : t("Je la récupère")}
    </Anchor>
  );
}

/** In which tax a business is told its sums, and why; nothing to a home, which has one only. */
export function VatLine({ known }: { known: Known }) {
  const { profileType } = usePrices();
  const consumerType = known.home?.consumerType ?? profileType;
  if (consumerType === "individual") return null;
  const person = { ...known.dossier, consumerType };
  const reclaims = reclaimsVat(person);
  // Where the visitor has said it, the card above shows it, which on a phone is all one sees before this line.
  return (
    <Text size="sm" {...(toldVat(person) === null ? {} : { visibleFrom: "sm" })}>
      {vatNote(reclaims)} <Otherwise known={known} reclaims={reclaims} />
    </Text>
  );
}
