import { hasRoom } from "@mec/domain/project";
import type { JoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { t } from "../../../../platform/i18n.ts";

type Joined = Pick<JoinedProject, "gauge">;

/** Onto the list of a project whose production is all reserved, by the same words wherever it is offered. */
const orList = ({ gauge }: Joined, label: string): string =>
  gauge && !hasRoom(gauge) ? t("Rejoindre la liste d’attente") : label;

export const joinLabel = (project: Joined): string => orList(project, t("Candidater"));

/** The way back to a project that was left or refused. */
export const againLabel = (project: Joined): string => orList(project, t("Candidater à nouveau à ce projet"));
