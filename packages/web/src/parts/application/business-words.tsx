import { Anchor, Card, List, Text, Title } from "@mantine/core";
import type { WorkingHours } from "@mec/domain/point";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { SeeMore } from "../../ui/layout/see-more.tsx";
import { ofPublicBodies } from "../faq/public-bodies.ts";

const OfPublicBodies = () => (
  <Anchor component={Link} to={ofPublicBodies.to} inherit>
    {ofPublicBodies.text}
  </Anchor>
);

/** What a public body needs before it signs, as long as it has not. */
export const BeforeSigning = () => (
  <Text size="sm">
    {t("Une collectivité signe une fois sa délibération publiée et transmise au préfet.")} <OfPublicBodies />
  </Text>
);

/** Whose hours bring which part, told to those whose hours these are: the sums beside it are counted so. */
const shareText = (hours: WorkingHours): string =>
  ({
    day: t(
      "Le soleil se partage au moment où il brille\u00a0: qui travaille en journée en reçoit une plus grande part qu’un logement vide.",
    ),
    early: t(
      "Le soleil se partage au moment où il brille\u00a0: vos sommes comptent l’essentiel de votre journée entre 1\u00a0h et 9\u00a0h. Si vos fours tournent jusqu’à midi, choisissez «\u00a0De la nuit à midi\u00a0».",
    ),
    morning: t(
      "Le soleil se partage au moment où il brille\u00a0: ce que vous consommez avant l’aube reste à votre fournisseur, la matinée peut être locale. Vos sommes le comptent ainsi.",
    ),
    evening: t(
      "Le soleil se partage au moment où il brille\u00a0: vous en recevez surtout le week-end en journée, et peu le soir. Vos sommes le comptent ainsi.",
    ),
    night: t(
      "Le soleil se partage au moment où il brille\u00a0: vous ne consommez presque rien à ces heures, et presque tout reste à votre fournisseur. Vos sommes le comptent ainsi.",
    ),
    always: t(
      "Le soleil se partage au moment où il brille\u00a0: ce que vous consommez la nuit reste à votre fournisseur, le reste peut être local. Vos sommes le comptent ainsi.",
    ),
    term: t(
      "Le soleil se partage au moment où il brille\u00a0: vous en recevez en période scolaire, et peu l’été, quand les panneaux produisent le plus. Vos sommes le comptent ainsi.",
    ),
  })[hours];

interface Props {
  /** When the business works; what it did not tell is counted by day. */
  hours?: WorkingHours | null | undefined;
  /** Whether it gets its VAT back, as it says. */
  reclaimsVat?: boolean | null | undefined;
  /** Whether who signs for it does for a company: it votes nothing. */
  isCompany?: boolean;
  /** Who bills it, as its documents say it; without them, whoever may. */
  billing?: string | undefined;
  /** Whether it takes part already: what applying means is behind it. */
  isAccepted?: boolean;
}

/** Which prices it compares, by what it said of its VAT. */
const vatText = (reclaimsVat: boolean | null | undefined): string =>
  reclaimsVat === false
    ? t("Vous ne la récupérez pas\u00a0: prix et sommes vous sont dits TTC, à comparer à votre facture TTC.")
    : t(
        "Si vous la déduisez, vous récupérez celle de chaque facture\u00a0: comparez les prix hors taxes. Un producteur en franchise n’en facture pas, et vous n’en récupérez pas.",
      );

/** What a public body alone asks; left out for who is none: it gets its VAT back, or bakes before dawn. */
const isFirm = ({ hours, reclaimsVat, isCompany = false }: Props): boolean =>
  isCompany || (reclaimsVat ?? hours === "early");

const OfPublicBody = () => (
  <List.Item>
    <strong>{t("Pour une collectivité.")}</strong>{" "}
    {t(
      "Une délibération, les règles de la commande publique, et un élu qui signe. Candidater n’engage à rien\u00a0: vous pouvez le faire avant le vote.",
    )}{" "}
    <OfPublicBodies />
  </List.Item>
);

/** What who buys asks of his invoices. */
const OfBuyer = ({ reclaimsVat, billing }: Pick<Props, "reclaimsVat" | "billing">) => (
  <>
    <List.Item>
      <strong>{t("La TVA.")}</strong> {vatText(reclaimsVat)}
    </List.Item>
    <List.Item>
      <strong>{t("Une facture de plus par producteur, et pourquoi.")}</strong>{" "}
      {billing ??
        t(
          "Chaque producteur vous facture sa part locale, ou l’association en son nom. Votre fournisseur facture le reste, donc moins d’énergie qu’avant.",
        )}{" "}
      {t("Rien ne change à votre compteur ni à votre alimentation.")}
    </List.Item>
  </>
);

/**
 * What a business asks before deciding: when it gains, why it gets one more bill, its VAT, and what its
 * accountant must know.
 */
export function BusinessWords({ hours, reclaimsVat, isCompany = false, billing, isAccepted = false }: Props) {
  const isPrivate = isFirm({ hours, reclaimsVat, isCompany });
  return (
    <Card component="section" aria-labelledby="business">
      <Title order={2} size="h4" id="business" mb="sm">
        {isPrivate ? t("Pour votre entreprise") : t("Pour votre entreprise ou votre collectivité")}
      </Title>
      <SeeMore label={isPrivate ? t("TVA, factures, comptable") : t("TVA, factures, délibération")}>
        <List spacing="sm" size="sm" className="prose">
          <List.Item>
            <strong>{t("Consommer le jour vaut plus.")}</strong> {shareText(hours ?? "day")}
          </List.Item>
          <OfBuyer reclaimsVat={reclaimsVat} billing={billing} />
          <List.Item>
            <strong>{t("L’accise.")}</strong>{" "}
            {t(
              "La part locale de panneaux de moins de 1\u00a0MW en est exonérée\u00a0: votre fournisseur ne vous la compte que sur le reste. Vos sommes le comptent ainsi, et disent ce qu’elles seraient si l’exonération s’arrêtait.",
            )}
          </List.Item>
          <List.Item>
            <strong>{t("Pour votre comptable.")}</strong>{" "}
            {t(
              "Le contrat de vente, les factures du producteur, qui disent les kWh et le prix hors taxes, et l’appel de cotisation de l’association, à enregistrer à part de l’électricité. Depuis septembre 2026, une entreprise assujettie doit pouvoir recevoir ses factures par voie électronique.",
            )}
          </List.Item>
          {!isPrivate && !isAccepted && <OfPublicBody />}
        </List>
      </SeeMore>
    </Card>
  );
}
