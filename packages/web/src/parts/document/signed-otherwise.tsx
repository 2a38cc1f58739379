import { Alert, Text } from "@mantine/core";
import type { ParticipantDocuments } from "@mec/api/document";
import { conjunction } from "@mec/domain/shared";
import { type PrintedThing, printedThings } from "@mec/domain/signatory";
import { t } from "../../platform/i18n.ts";
import { Unbroken } from "../../ui/layout/unbroken.tsx";

type Otherwise = Pick<ParticipantDocuments, "namedBefore" | "boundBefore" | "sellersNamedBefore">;
type Seller = NonNullable<Otherwise["sellersNamedBefore"]>[number];

/** What is printed of who is bound, each as another one. */
const others: Record<PrintedThing, string> = {
  name: t("un autre nom"),
  siret: t("un autre SIRET"),
  number: t("un autre numéro"),
  form: t("une autre forme juridique"),
  birth: t("une autre date ou un autre lieu de naissance"),
  seat: t("une autre adresse de siège ou de domicile"),
};
const othersText = (things: readonly string[]): string =>
  conjunction(printedThings.filter((thing) => things.includes(thing)).map((thing) => others[thing]));

/** Of a seller who has changed since all signed: a correction undoes nothing, another seller is none of the contract's. */
function sellerTexts({ name, things }: Seller): string[] {
  const identity = othersText(things);
  return [
    ...(identity
      ? [
          t(
            "Votre contrat de vente est signé avec «\u00a0{{name}}\u00a0», qui donne depuis {{things}}. Si c’est la même structure ou la même personne, rien n’est à refaire. Sinon, demandez au porteur du projet qui vous vend désormais\u00a0: ce contrat n’engage que celui qui l’a signé.",
            { name, things: identity },
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

/** Of who is bound, at once: of his SIRET alone in its own words, and of all that changed where that is more. */
function boundTexts({ namedBefore = [], boundBefore = [] }: Otherwise): string[] {
  const siret = namedBefore.includes("siret") ? (["siret"] as const) : [];
  if (boundBefore.some((thing) => thing !== "siret" || siret.length === 0))
    return [
      t(
        "Vos papiers signés nomment, de qui s’engage, {{things}}. Si c’est la même personne ou la même structure, rien n’est à refaire. Sinon, quittez le projet\u00a0: l’autre candidatera à son nom.",
        { things: othersText([...boundBefore, ...siret]) },
      ),
    ];
  return siret.map(() =>
    t(
      "Vos papiers signés nomment un autre SIRET. Si une autre structure a repris ce lieu, quittez le projet\u00a0: elle candidatera à son nom.",
    ),
  );
}

/** To who changed his address, or who is bound, once all had signed, or whose seller did: what his documents name, and what is his to do. */
export function SignedOtherwise({ documents }: { documents: Otherwise }) {
  const { namedBefore: things = [], sellersNamedBefore = [] } = documents;
  const texts = [
    ...(things.includes("address")
      ? [
          t(
            "Vos papiers signés nomment une autre adresse. Si vous avez changé de lieu, quittez le projet, puis candidatez avec le nouveau compteur.",
          ),
        ]
      : []),
    ...boundTexts(documents),
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
