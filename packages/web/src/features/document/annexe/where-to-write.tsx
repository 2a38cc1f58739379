import { Anchor, Card, List, Text, Title } from "@mantine/core";
import { isSameOperator, nationalGridOperator } from "@mec/domain/project";
import { t } from "../../../platform/i18n.ts";

/**
 * What Enedis publishes for who declares an operation, as its own list of documents names and dates them (seen in June 2024): later
 * versions may stand at the same addresses.
 */
const published = [
  {
    name: "La déclaration de mise en œuvre",
    reference: "Enedis-FOR-CF_056E",
    url: "https://www.enedis.fr/media/1886/download",
  },
  {
    name: "Le modèle de convention",
    reference: "Enedis-FOR-CF_01E",
    url: "https://www.enedis.fr/media/1881/download",
  },
  {
    name: "Les étapes, de la demande à la mise en œuvre",
    reference: "Enedis-OPE-CF_07E",
    url: "https://www.enedis.fr/media/2070/download",
  },
] as const;

const site = "https://www.enedis.fr";

function Published() {
  return (
    <>
      <Text size="sm" className="prose">
        {t(
          "Enedis publie sur son site les modèles à remplir. Vérifiez qu’il n’y en a pas de plus récents\u00a0: l’annexe\u00a02 de cette page se recopie dans le sien.",
        )}
      </Text>
      <List size="sm" mt="xs">
        {published.map(({ name, reference, url }) => (
          <List.Item key={reference}>
            <Anchor data-reads href={url} rel="noreferrer">
              {t(name)}
            </Anchor>{" "}
            ({reference})
          </List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs" className="prose">
        {t("L’adresse à laquelle les envoyer dépend de votre région\u00a0: demandez-la à Enedis, depuis")}{" "}
        <Anchor data-reads href={site} rel="noreferrer">
          {t("enedis.fr")}
        </Anchor>
        {t(", en disant que vous déclarez une opération d’autoconsommation collective.")}
      </Text>
    </>
  );
}

/** Where the declaration and the agreement are found, and to whom they go: no address of the platform's, nor one for all of France. */
export function WhereToWrite({ gridOperator }: { gridOperator: string }) {
  if (gridOperator === "") return null;
  return (
    <Card component="section" aria-labelledby="where-to-write">
      <Title order={3} size="h4" id="where-to-write" mb={4}>
        {t("À qui écrire")}
      </Title>
      {isSameOperator(gridOperator, nationalGridOperator) ? (
        <Published />
      ) : (
        <Text size="sm" className="prose">
          {t(
            "{{operator}} gère votre réseau\u00a0: ses modèles de déclaration et de convention, et l’adresse à laquelle les envoyer, se demandent à lui.",
            { operator: gridOperator },
          )}
        </Text>
      )}
    </Card>
  );
}
