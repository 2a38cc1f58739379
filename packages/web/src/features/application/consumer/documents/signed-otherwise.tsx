import { Alert, Text } from "@mantine/core";
import type { ParticipantDocuments } from "@mec/api/document";
import { conjunction } from "@mec/domain/shared";
import { t } from "../../../../platform/i18n.ts";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";

type Otherwise = Pick<ParticipantDocuments, "namedBefore" | "sellersNamedBefore">;
type Seller = NonNullable<Otherwise["sellersNamedBefore"]>[number];

/** Of a seller who has changed since all signed: a correction undoes nothing, another seller is none of the contract's. */
function sellerTexts({ name, things }: Seller): string[] {
  const identity = [
    ...(things.includes("name") ? [t("un autre nom")] : []),
    ...(things.includes("siret") ? [t("un autre SIRET")] : []),
  ];
  return [
    ...(identity.length > 0
      ? [
          t(
            "Votre contrat de vente est signé avec «\u00a0{{name}}\u00a0», qui donne depuis {{things}}. Si c’est la même structure ou la même personne, rien n’est à refaire. Sinon, demandez au porteur du projet qui vous vend désormais\u00a0: ce contrat n’engage que celui qui l’a signé.",
            { name, things: conjunction(identity) },
          ),
        ]
      : []),
    ...(things.includes("address")
      ? [
          t(
            "Votre contrat de vente nomme une autre adresse pour l’installation de «\u00a0{{name}}\u00a0». Si elle a seulement été corrigée, rien n’est à refaire.",
            { name },
          ),
        ]
      : []),
  ];
}

/** To who changed his address or his SIRET once all had signed, or whose seller did: what his documents name, and what is his to do. */
export function SignedOtherwise({
  documents: { namedBefore: things = [], sellersNamedBefore = [] },
}: {
  documents: Otherwise;
}) {
  const texts = [
    ...(things.includes("address")
      ? [
          t(
            "Vos papiers signés nomment une autre adresse. Si vous avez changé de lieu, quittez le projet, puis candidatez avec le nouveau compteur.",
          ),
        ]
      : []),
    ...(things.includes("siret")
      ? [
          t(
            "Vos papiers signés nomment un autre SIRET. Si une autre structure a repris ce lieu, quittez le projet\u00a0: elle candidatera à son nom.",
          ),
        ]
      : []),
    ...sellersNamedBefore.flatMap(sellerTexts),
  ];
  if (texts.length === 0) return null;
  return (
    <Alert color="sun" mb="sm" title={t("Changé depuis les signatures")}>
      {texts.map((text) => (
        <Text key={text} size="sm">
          <Unbroken text={text} />
        </Text>
      ))}
    </Alert>
  );
}
