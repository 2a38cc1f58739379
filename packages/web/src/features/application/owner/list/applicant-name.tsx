import { Anchor, Badge, Group, Text, UnstyledButton } from "@mantine/core";
import type { Applicant } from "@mec/api/application";
import {
  currentStatus,
  type Departure,
  isBeforeNotice,
  isInOperation,
  saleEndsBy,
} from "@mec/domain/application";
import { isInFlight } from "@mec/domain/document";
import { formatDate, plural } from "@mec/domain/shared";
import { Link } from "react-router";
import { useOwnPoints } from "../../../../parts/point/use-own-points.ts";
import { placeIdentifierAt } from "../../../../parts/signatory/identifier-at.ts";
import { t } from "../../../../platform/i18n.ts";
import styles from "./applicant-name.module.css";
import { holderName } from "./movements.ts";

const flagColors = {
  neutral: { color: "gray", c: "gray.8" },
  warning: { color: "sun", c: "sun.9" },
  done: { color: "green", c: "green.8" },
};

function Flag({ text, tone = "neutral" }: { text: string; tone?: keyof typeof flagColors }) {
  return (
    <Badge
      variant="light"
      tt="none"
      fw={550}
      {...flagColors[tone]}
      classNames={{ root: styles.flag ?? "", label: styles.flagText ?? "" }}
    >
      {text}
    </Badge>
  );
}

/** The owner's part in an application; one that he invited counts as his doing, but the point is another's. */
export function originText({
  invited,
  isFromProjectOwner,
}: Pick<Applicant, "invited" | "isFromProjectOwner">): string | null {
  if (invited) return t("Invitation de votre part");
  return isFromProjectOwner ? t("Votre point") : null;
}

/** On the waiting list, which the owner's home counts; and how many candidates, on it or not, came before him. */
export const waitingText = (waitingRank: number): string =>
  waitingRank === 1
    ? t("Liste d’attente")
    : t("Liste d’attente, {{before}} avant", {
        before: plural(waitingRank - 1, "candidature", "candidatures"),
      });

/** The settled or wished day, and by when the sale ends where the contract's notice runs longer. */
export function departureText(departure: Departure): string {
  if (departure.settledFor !== undefined)
    return isBeforeNotice(departure)
      ? t("Part le {{date}}, préavis jusqu’au {{end}}", {
          date: formatDate(departure.settledFor),
          end: formatDate(saleEndsBy(departure)),
        })
      : t("Part le {{date}}", { date: formatDate(departure.settledFor) });
  if (departure.movesOut)
    return t("Quitte les lieux le {{date}}, sans préavis", { date: formatDate(departure.leavingOn) });
  return isBeforeNotice(departure)
    ? t("Souhaite partir le {{date}}, préavis jusqu’au {{end}}", {
        date: formatDate(departure.leavingOn),
        end: formatDate(saleEndsBy(departure)),
      })
    : t("Souhaite partir le {{date}}", { date: formatDate(departure.leavingOn) });
}

/**
 * That all is signed, of who waits to begin; who was sent one more contract since, sharing already or not, has it to sign, as the owner's
 * home counts him.
 */
export function signingFlag({
  progress,
  documents,
}: Pick<Applicant, "progress" | "documents">): { text: string; tone: "warning" | "done" } | null {
  const status = currentStatus(progress);
  if (status !== "SIGNED" && !isInOperation(status)) return null;
  if (documents.salesContract && isInFlight(documents.salesContract))
    return { text: t("Un contrat à signer"), tone: "warning" };
  return status === "SIGNED" ? { text: t("Documents signés"), tone: "done" } : null;
}

/** What the owner should notice about a consumer before deciding. */
function Flags({ applicant }: { applicant: Applicant }) {
  const { prmSharedWith, departure } = applicant;
  const isOwn = useOwnPoints().has(applicant.consumptionPoint.id);
  const signing = signingFlag(applicant);
  const origin = originText(applicant);
  const { cameWhenFull, waitingRank } = applicant.consumptionPoint.applicationProgress ?? {};
  return (
    <Group gap={4}>
      {signing && <Flag {...signing} />}
      {applicant.otherGridOperator && (
        <Flag
          tone="warning"
          text={t("Réseau {{operator}}\u00a0: à vérifier", { operator: applicant.otherGridOperator })}
        />
      )}
      {cameWhenFull && (
        <Flag
          text={waitingRank === undefined ? t("Arrivée quand c’était complet") : waitingText(waitingRank)}
        />
      )}
      {applicant.structure?.identifierDoubt && (
        <>
          <Flag tone="warning" text={applicant.structure.identifierDoubt} />
          {isOwn && (
            <Anchor component={Link} size="sm" to={placeIdentifierAt(applicant.consumptionPoint.id)}>
              {t("Le corriger")}
            </Anchor>
          )}
        </>
      )}
      {prmSharedWith > 0 && <Flag tone="warning" text={t("Ce PDL figure aussi chez un autre compte")} />}
      {departure && <Flag tone="warning" text={departureText(departure)} />}
      {origin && <Flag text={origin} />}
    </Group>
  );
}

/** His place, and whose it is where a structure signs for it; once where both go by one name. */
export const placeText = ({
  structure,
  consumptionPoint,
}: Pick<Applicant, "structure" | "consumptionPoint">) =>
  [...new Set([structure?.name, consumptionPoint.name])].filter(Boolean).join(" · ");

/** The consumer's name, which opens all that is known of him. */
export function ApplicantName({
  applicant,
  name,
  onOpen,
}: {
  applicant: Applicant;
  /** As its row is named beside the others. */
  name: string;
  onOpen: () => void;
}) {
  return (
    <div className={styles.applicant}>
      <UnstyledButton className={styles.name} aria-label={name} onClick={onOpen}>
        {holderName(applicant)}
      </UnstyledButton>
      <Text size="sm" c="dimmed">
        {placeText(applicant)}
      </Text>
      <Flags applicant={applicant} />
    </div>
  );
}
