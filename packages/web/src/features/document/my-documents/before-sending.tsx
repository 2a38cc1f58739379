import { Alert, Button, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { ParticipantDocuments } from "@mec/api/document";
import { missingLabels, serviceOfKind } from "@mec/domain/document";
import { isPlanned } from "@mec/domain/point";
import { formatAmount, perConsumerText, type ServiceGroup } from "@mec/domain/service";
import { conjunction, plural } from "@mec/domain/shared";
import { Link } from "react-router";
import { useAssociationLack } from "../../../parts/pmo/association-lack.ts";
import { useOwnPoints } from "../../../parts/point/use-own-points.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { useServices } from "../../../platform/services.ts";
import { usePoints } from "../../../platform/session.ts";
import { beforeSending, isToBuild, type ToComplete } from "./before-sending.ts";
import styles from "./my-documents.module.css";

interface Props {
  projectId: string;
  participants: readonly ParticipantDocuments[];
}

interface Line {
  readonly what: string;
  readonly detail?: string;
  readonly action: string;
  readonly to: string;
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);
const itemsText = ({ items = [] }: ToComplete) =>
  capitalised(conjunction(items.map((item) => t(missingLabels[item]))));

/** Names in a sentence; the list of participants names the others. */
const mostNamed = 3;
function namesText({ people = [] }: ToComplete): string {
  const names = people.slice(0, mostNamed).map(({ name }) => name);
  const others = people.length - names.length;
  return conjunction(others > 0 ? [...names, plural(others, t("autre"), t("autres"))] : names);
}

interface Context {
  readonly projectId: string;
  /** What the association's description still lacks. */
  readonly lack: string;
  /** The owner's plants that are still to be built. */
  readonly planned: ReadonlySet<string>;
  /** What one costs whose documents are sent with these services. */
  readonly price: (groups: readonly ServiceGroup[]) => string;
}

const information = (projectId: string, hash: "association" | "interlocutor" | "fee") =>
  pages.ownerInformation.to({ projectId }, { hash });

function ofServices({ documents = [] }: ToComplete, { price }: Context): Line {
  const groups = documents.map((document) => serviceOfKind[document]);
  const [group] = groups;
  return {
    what: groups.length > 1 ? t("Les services des documents") : t("Le service de ce document"),
    detail: t("{{price}}, compté à l’envoi.", { price: price(groups) }),
    action: t("Activer"),
    to: pages.services.to({}, { hash: groups.length === 1 && group ? group : "documents" }),
  };
}

function ofPlace(one: ToComplete, fallback: string, to: string): Line {
  return {
    what: one.people?.[0]?.pointName ?? fallback,
    detail: `${itemsText(one)}.`,
    action: t("Compléter"),
    to,
  };
}

/** What a line says, and the one place where that is done. */
const lines: Record<ToComplete["kind"], (one: ToComplete, context: Context) => Line> = {
  services: ofServices,
  association: (_, { projectId, lack }) => ({
    what: t("L’association"),
    detail: lack ? t(lack) : t("Son nom, son siège, son e-mail et son numéro RNA."),
    action: t("Compléter"),
    to: information(projectId, "association"),
  }),
  interlocutor: (_, { projectId }) => ({
    what: t("L’interlocuteur"),
    action: t("Compléter"),
    to: information(projectId, "interlocutor"),
  }),
  fee: (_, { projectId }) => ({
    what: t("La cotisation"),
    detail: t("Même si l’adhésion est gratuite."),
    action: t("Compléter"),
    to: information(projectId, "fee"),
  }),
  producer: (one, { projectId, planned }) => {
    const line = ofPlace(one, t("L’installation"), pages.ownerProducer.to({ projectId }));
    return isToBuild(one, planned)
      ? { ...line, detail: t("Son PDL, une fois raccordée\u00a0: rien à faire d’ici là."), action: t("Voir") }
      : line;
  },
  seller: (one, { projectId }) => ({
    what: one.people?.[0]?.pointName ?? t("L’installation"),
    detail: [
      t("{{items}}\u00a0: à {{names}} d’agir.", { items: itemsText(one), names: namesText(one) }),
      ...(one.holdsContracts ? [t("Les contrats de vente attendent\u00a0; le reste peut partir.")] : []),
    ].join(" "),
    action: t("Voir"),
    to: pages.ownerProducer.to({ projectId }),
  }),
  own: (one) =>
    ofPlace(
      one,
      t("Votre lieu"),
      pages.consumerProfile.to(
        { consumerId: one.people?.[0]?.id ?? "" },
        { hash: one.items?.[0] === "prm" ? "meter" : "signatory" },
      ),
    ),
  people: (one, { projectId }) => ({
    what: itemsText(one),
    detail: t("À {{names}} d’agir.", { names: namesText(one) }),
    action: t("Voir"),
    to: pages.ownerConsumers.to({ projectId, tab: "pre-integrated" }),
  }),
};

function usePlanned(): ReadonlySet<string> {
  const plants = usePoints().data?.productionPoints ?? [];
  return new Set(plants.filter(({ operational }) => isPlanned(operational)).map(({ id }) => id));
}

/** All that stands between the documents, of whatever kind, and their sending: each thing with its one button. */
export function BeforeSending({ projectId, participants }: Props) {
  const { profileType } = usePrices();
  const { data: services } = useServices();
  const lack = useAssociationLack(projectId);
  const planned = usePlanned();
  const toComplete = beforeSending(participants, useOwnPoints());
  if (toComplete.length === 0) return null;
  const amount = (exclTax: number) => formatAmount(exclTax, profileType);
  const price = (groups: readonly ServiceGroup[]) =>
    perConsumerText(groups, { amount, withoutSale: services?.withoutSale });
  const said = toComplete.map((one) => lines[one.kind](one, { projectId, lack, planned, price }));
  return (
    <Alert color="sun" mb="md" title={t("À compléter avant d’envoyer")}>
      <ul className={styles.toComplete}>
        {said.map(({ what, detail, action, to }) => (
          <li key={`${what} ${to}`}>
            <div>
              <Text size="sm" fw={600}>
                {what}
              </Text>
              {detail && <Text size="sm">{detail}</Text>}
            </div>
            <Button
              component={Link}
              to={to}
              size="xs"
              variant="default"
              aria-label={t("{{action}}\u00a0: {{what}}", { action, what })}
            >
              {action}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
