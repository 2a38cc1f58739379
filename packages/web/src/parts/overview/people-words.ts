import { type ConsumerTab, pages } from "@mec/api";
import { formatNumber, plural } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import { contractsText } from "./contracts-text.ts";
import type { Details, Words } from "./words.ts";

const consumers = (tab: ConsumerTab) => (projectId: string) => pages.ownerConsumers.to({ projectId, tab });

/** The contracts that end before they begin, then what comes before. */
const startText = (count: number, details: Details = {}): string =>
  `${contractsText(details)}${stepText(count, details)}`;

/** What comes before they begin, as far as it is still to come: the agreement alone once the operation is declared, and then the day. */
function stepText(count: number, { isDeclared, isAgreed }: Details = {}): string {
  const started = count === 1 ? t("mettez-le en exploitation") : t("mettez-les en exploitation");
  if (isAgreed)
    return t("{{Started}}, avec le jour que le gestionnaire de réseau a confirmé.", {
      Started: started.charAt(0).toUpperCase() + started.slice(1),
    });
  return isDeclared
    ? t("Une fois la convention signée, {{started}} le jour où le partage commence.", { started })
    : t(
        "Une fois l’opération déclarée et la convention signée, {{started}} le jour où le partage commence.",
        {
          started,
        },
      );
}

/** The same of plants: all of whose contracts are still to end start no earlier. */
function plantsText(count: number, details: Details = {}): string {
  const ending = (details.contracts ?? []).filter(({ isOver }) => !isOver).length;
  if (!details.isAgreed || ending < count) return startText(count, details);
  const started =
    count === 1
      ? t("Mettez-la en exploitation, pas avant la fin de ce contrat")
      : t("Mettez-les en exploitation, pas avant la fin de leurs contrats");
  return `${contractsText(details)}${t("{{started}}, avec le jour que le gestionnaire de réseau a confirmé.", { started })}`;
}

/** That it is first to be said who signs, as long as it is not. */
function ofUntold(untold: number): string {
  if (untold === 0) return "";
  return untold === 1 ? t("Dites d’abord qui signe pour lui.") : t("Dites d’abord qui signe pour eux.");
}

const ofOwnAccepted = (count: number): string =>
  count === 1
    ? t("Une fois accepté, ses documents peuvent partir avec ceux des autres.")
    : t("Une fois acceptés, leurs documents peuvent partir avec ceux des autres.");

/** Of who asks to take part, begins or leaves. */
export const peopleWords = {
  "answer-candidates": {
    text: (count, { onWaitingList = 0, areOwn } = {}) => {
      if (areOwn)
        return count === 1
          ? t("Votre lieu est à accepter")
          : t("Vos {{places}} sont à accepter", { places: plural(count, "lieu", "lieux") });
      const candidates = plural(count, "candidature", "candidatures");
      return onWaitingList > 0
        ? t("{{candidates}} à étudier, dont {{waiting}} en liste d’attente", {
            candidates,
            waiting: formatNumber(onWaitingList),
          })
        : t("{{candidates}} à étudier", { candidates });
    },
    why: (count, { isFull = false, areOwn, untold = 0 } = {}) => {
      if (areOwn) return [ofUntold(untold), ofOwnAccepted(count)].filter(Boolean).join(" ");
      return isFull
        ? t(
            "Sur l’année, vos acceptés consomment déjà tout ce que vous produisez\u00a0: dites à chacun s’il peut y avoir une place. Ce que les heures de soleil laissent en surplus, votre étude le dit.",
          )
        : t("Une réponse en une semaine est l’usage.");
    },
    action: t("Étudier"),
    to: consumers("pending"),
  },
  "answer-producers": {
    text: (count) =>
      count === 1
        ? t("Un producteur propose sa production")
        : t("{{producers}} proposent leur production", {
            producers: plural(count, "producteur", "producteurs"),
          }),
    why: (count) => (count === 1 ? t("Il attend votre réponse.") : t("Ils attendent votre réponse.")),
    action: t("Répondre"),
    to: (projectId) => pages.ownerProducer.to({ projectId }),
  },
  "renew-prices": {
    text: (count) =>
      count === 1
        ? t("Un prix a expiré sans réponse")
        : t("{{prices}} ont expiré sans réponse", { prices: plural(count, "prix", "prix") }),
    why: () => t("Proposez un nouveau prix, ou acceptez la candidature sans attendre."),
    action: t("Revoir"),
    to: consumers("price-proposal"),
  },
  "follow-prices": {
    text: (count) =>
      count === 1
        ? t("Un prix proposé expire bientôt")
        : t("{{prices}} proposés expirent bientôt", { prices: plural(count, "prix", "prix") }),
    why: (count) =>
      count === 1
        ? t("La personne reçoit un rappel\u00a0: vous pouvez aussi lui écrire.")
        : t("Chaque personne reçoit un rappel\u00a0: vous pouvez aussi lui écrire."),
    action: t("Voir"),
    to: consumers("price-proposal"),
  },
  "settle-departures": {
    text: (count) =>
      count === 1
        ? t("Un participant souhaite partir")
        : t("{{people}} souhaitent partir", { people: plural(count, "participant", "participants") }),
    why: (count) =>
      count === 1
        ? t("Réglez son départ pour le jour demandé, ou pour aujourd’hui.")
        : t("Réglez chaque départ pour le jour demandé, ou pour aujourd’hui."),
    action: t("Voir"),
    to: consumers("exploitation"),
  },
  "settle-early-departures": {
    text: (count) =>
      count === 1
        ? t("Un participant souhaite partir avant de commencer")
        : t("{{people}} souhaitent partir avant de commencer", {
            people: plural(count, "participant", "participants"),
          }),
    why: () => t("Tout est signé\u00a0: voyez ce que son contrat demande, et réglez le départ."),
    action: t("Voir"),
    to: consumers("pre-integrated"),
  },
  "settle-producer-departures": {
    text: (count) =>
      count === 1
        ? t("Un producteur souhaite partir")
        : t("{{producers}} souhaitent partir", { producers: plural(count, "producteur", "producteurs") }),
    why: (count) =>
      count === 1
        ? t("Réglez son départ pour le jour demandé, ou pour aujourd’hui.")
        : t("Réglez chaque départ pour le jour demandé, ou pour aujourd’hui."),
    action: t("Voir"),
    to: (projectId) => pages.ownerProducer.to({ projectId }),
  },
  "start-sharing": {
    text: (count, { stillSigning = 0 } = {}) => {
      if (stillSigning === 0)
        return count === 1
          ? t("Un participant a tout signé")
          : t("{{people}} ont tout signé", { people: plural(count, "participant", "participants") });
      if (count === 1) return t("Un participant a signé ses documents, et a encore un contrat à signer");
      return t("{{people}} ont signé leurs documents, dont {{some}} encore un contrat à signer", {
        people: plural(count, "participant", "participants"),
        some: plural(stillSigning, "a", "ont"),
      });
    },
    why: startText,
    action: t("Mettre en exploitation"),
    to: (projectId) => pages.ownerConsumers.to({ projectId, tab: "pre-integrated" }, { hash: "start" }),
  },
  "start-producers": {
    text: (count) =>
      count === 1
        ? t("Un producteur a signé ses documents")
        : t("{{producers}} ont signé leurs documents", {
            producers: plural(count, "producteur", "producteurs"),
          }),
    why: plantsText,
    action: t("Mettre en exploitation"),
    to: (projectId) => pages.ownerProducer.to({ projectId }, { hash: "start" }),
  },
} satisfies Record<string, Words>;
