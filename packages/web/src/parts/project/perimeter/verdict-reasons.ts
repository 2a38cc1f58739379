import type { VerdictReason } from "@mec/domain/project";
import { t } from "../../../platform/i18n.ts";

const borderReasons: Record<VerdictReason, string> = {
  distance: t(
    "Pour protéger le domicile des participants, leur place n’est connue ici qu’à 500\u00a0m près. Vous pouvez candidater\u00a0: le porteur, lui, connaît la distance exacte.",
  ),
  commune: t(
    "Au-delà de 2\u00a0km, seules certaines communes conviennent, selon leur densité. Celle de cette adresse n’est pas connue ici\u00a0: le porteur la vérifiera.",
  ),
  building: t(
    "Ce projet partage l’électricité d’un seul bâtiment. Vous y habitez ou y travaillez\u202f? Candidatez\u00a0: le porteur vérifiera.",
  ),
  intercommunality: t(
    "Ce projet réunit des organismes publics d’une même intercommunalité, à toute distance. Vous en représentez un\u202f? Candidatez\u00a0: le porteur vérifiera.",
  ),
};

const outsideReasons: Record<VerdictReason, string> = {
  distance: t("Elle est trop loin d’au moins un participant de ce projet."),
  commune: t(
    "Sa commune n’est pas de celles que ce périmètre admet, à cause de sa densité selon l’Insee. Vous en êtes pourtant tout près\u202f? Écrivez au porteur\u00a0: lui seul peut revoir son périmètre, ou porter un second projet.",
  ),
  building: t("Ce projet partage l’électricité d’un seul bâtiment."),
  intercommunality: t("Ce projet réunit des organismes publics d’une autre intercommunalité."),
};

/** Why the platform does not decide at the border. */
export const borderReason = (reason: VerdictReason | null): string => borderReasons[reason ?? "distance"];

/** Why an address is outside, after a sentence that has said so. */
export const outsideReason = (reason: VerdictReason | null): string => outsideReasons[reason ?? "distance"];
