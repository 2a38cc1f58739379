import { Alert, Button, Text } from "@mantine/core";
import { contractEndPage, type ProjectProducer } from "@mec/api/point";
import { Link } from "react-router";
import { sharingWords } from "../../../../parts/overview/sharing-words.ts";
import { t } from "../../../../platform/i18n.ts";

const words = sharingWords["await-contract-end"];

/** Of an installation that shares while its purchase contract is said to run: what its owner’s home says of it, and whom he asks. */
export function ContractAlert({ point, isMine }: { point: ProjectProducer; isMine: boolean }) {
  const { id, name, holder } = point;
  const subject = t("Le contrat d’achat de «\u00a0{{name}}\u00a0»", { name });
  return (
    <Alert color="red" mb="sm" title={words.text(1)}>
      <Text size="sm" mb="xs">
        {words.why(1)}
      </Text>
      {isMine ? (
        <Button size="sm" component={Link} to={contractEndPage(id)}>
          {t("Corriger la date")}
        </Button>
      ) : (
        <Button
          size="sm"
          component="a"
          href={`mailto:${holder.email}?subject=${encodeURIComponent(subject)}`}
        >
          {t("Écrire à {{name}}", { name: holder.firstName })}
        </Button>
      )}
    </Alert>
  );
}
