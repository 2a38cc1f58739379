import { hasRoom } from "@mec/domain/project";
import type { JoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { t } from "../../../../platform/i18n.ts";

/** Onto the list of a project whose production is all reserved, by the same words wherever it is offered. */
export const joinLabel = ({ gauge }: Pick<JoinedProject, "gauge">): string =>
  gauge && !hasRoom(gauge) ? t("Rejoindre la liste d’attente") : t("Candidater");

/** The way back to a project that was left or refused: onto its list, where all that it produces is reserved. */
export const againLabel = ({ gauge }: Pick<JoinedProject, "gauge">): string =>
  gauge && !hasRoom(gauge) ? t("Rejoindre la liste d’attente") : t("Candidater à nouveau à ce projet");
