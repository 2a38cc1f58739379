import { Alert, Anchor, Button, Text } from "@mantine/core";
import type { SignatoryInput } from "@mec/domain/signatory";
import { Link } from "react-router";
import type { Home } from "../../parts/point/dossier/home-of.ts";
import { SavingCases, SavingReminder } from "../../parts/project/answer/saving-cases.tsx";
import type { Start } from "../../parts/project/answer/saving-words.ts";
import { useAnswers } from "../../parts/project/answer/use-answers.ts";
import { sayWhoSigns, whoSignsTitle } from "../../parts/signatory/own-signatory-words.ts";
import { t } from "../../platform/i18n.ts";
import { useOwnSeller } from "./use-own-seller.ts";
import { useTerms } from "./use-terms.ts";

interface Props {
  projectId: string;
  start: Start;
  /** Null while its consumption is not known. */
  home: Home | null;
  /** Where the consumption can be told; without it, nothing is said of a sum that is not known. */
  tellAt?: string | undefined;
  /** The sum alone, among other lines. */
  isSlim?: boolean | undefined;
  /** Whether a page before told it in full, and the one that asks for the decision will. */
  isReminder?: boolean | undefined;
  /** Whether the application leaves from here: the announced price and the fee are told with it. */
  isLast?: boolean | undefined;
  /** Where a business tells its price, when that is all that lacks. */
  priceAt?: string | undefined;
  /** Who signs for a place that is not registered yet. */
  signatory?: SignatoryInput | null | undefined;
  /** Where it is said who signs. */
  signerAt?: string | undefined;
}

/** Before any sum of a place that may buy from itself: who signs for it. */
function WhoSignsFirst({
  text,
  isUntold,
  signerAt,
}: {
  text: string;
  isUntold: boolean;
  signerAt: string | undefined;
}) {
  return (
    <Alert color="sun" p="sm" {...(isUntold && { title: whoSignsTitle(1) })}>
      <Text size="sm">{text}</Text>
      {isUntold && signerAt && (
        <Button component={Link} to={signerAt} size="sm" mt="xs">
          {sayWhoSigns()}
        </Button>
      )}
    </Alert>
  );
}

/** What is to be told before there is a sum: a business's price where that alone lacks, else what is used. */
const Untold = ({ priceAt, tellAt = "" }: Pick<Props, "priceAt" | "tellAt">) =>
  priceAt ? (
    <Text>
      {t("Votre somme s’affiche avec votre prix\u00a0: au-dessus de 36\u00a0kVA, chaque contrat a le sien.")}{" "}
      <Anchor component={Link} to={priceAt}>
        {t("Dire mon prix du kWh")}
      </Anchor>
    </Text>
  ) : (
    <Text>
      {t("Ce que ce projet vous apporterait dépend de votre consommation.")}{" "}
      <Anchor component={Link} to={tellAt}>
        {t("La dire pour le voir")}
      </Anchor>
    </Text>
  );

/** What a project would bring this home in a year, as its page and its card say it, with the sum of a loss. */
export function ProjectSum({
  projectId,
  start,
  home,
  tellAt,
  priceAt,
  isSlim = false,
  isReminder = false,
  isLast = false,
  signatory,
  signerAt,
}: Props) {
  const figures = useAnswers([projectId], home)?.get(projectId);
  const terms = useTerms(projectId, home, isLast);
  const { text: ownSeller, isUntold, hasSum } = useOwnSeller(projectId, home, signatory);
  if (!home && (priceAt || tellAt)) return <Untold {...{ priceAt, tellAt }} />;
  if (!hasSum && ownSeller)
    return isSlim ? null : <WhoSignsFirst text={ownSeller} isUntold={isUntold} signerAt={signerAt} />;
  if (!figures) return null;
  const Sum = isReminder ? SavingReminder : SavingCases;
  return (
    <>
      <Text>
        {!isSlim && t("Ce que ce projet vous apporterait")}
        <Text span display="block">
          <Sum figures={figures} start={start} isWhole {...(!isReminder && { isExplained: true })} />
        </Text>
        {terms && !isSlim && (
          <Text span display="block" size="sm" className="numbers">
            {terms}
          </Text>
        )}
      </Text>
      {ownSeller && !isSlim && (
        <Alert color="sun" p="sm" mt="sm">
          {ownSeller}
        </Alert>
      )}
    </>
  );
}
