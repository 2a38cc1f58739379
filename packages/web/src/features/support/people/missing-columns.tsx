import { Anchor } from "@mantine/core";
import { pages } from "@mec/api";
import type { Missing } from "@mec/api/support";
import { missingSentence } from "@mec/domain/document";
import { formatDate } from "@mec/domain/shared";
import { ageText, missingKindLabels } from "@mec/domain/support";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import type { Column } from "../../../ui/table/index.ts";
import { Two } from "./two.tsx";

export const whoName = ({ who }: Pick<Missing, "who">): string => `${who.firstName} ${who.lastName}`;

/** The page about the missing item: a consumer's space, or the project's. */
function pathOf({ participant, project, kind, who }: Missing): string {
  if (participant?.kind === "consumer") return pages.consumerProfile.to({ consumerId: participant.id });
  if (project && (participant || kind === "production-point")) {
    return pages.ownerProducer.to({ projectId: project.id });
  }
  return project
    ? pages.ownerInformation.to({ projectId: project.id })
    : pages.supportParticipants.to({}, { query: { q: who.email } });
}

export const missingColumns: readonly Column<Missing>[] = [
  {
    key: "kind",
    header: t("Ce qui manque"),
    cell: ({ kind, items, name }) => (
      <Two
        first={t(missingKindLabels[kind])}
        second={
          items.length > 0 ? missingSentence(items) : name && t("Point «\u00a0{{name}}\u00a0»", { name })
        }
      />
    ),
  },
  {
    key: "who",
    header: t("Qui peut l’apporter"),
    isWide: true,
    cell: (missing) => (
      <Two
        first={
          <Anchor component={Link} to={pathOf(missing)} fw={550}>
            {whoName(missing)}
          </Anchor>
        }
        second={
          <>
            {missing.who.email}
            {missing.who.role === "owner" && (
              <>
                <br />
                {t("Porteur du projet")}
              </>
            )}
          </>
        }
      />
    ),
  },
  {
    key: "project",
    header: t("Projet"),
    cell: ({ project }) =>
      project ? (
        <Two
          first={
            <Anchor component={Link} to={pages.ownerConsumers.to({ projectId: project.id })}>
              {project.name}
            </Anchor>
          }
        />
      ) : (
        "–"
      ),
  },
  {
    key: "since",
    header: t("Depuis le"),
    cell: ({ since }) => <Two first={formatDate(since)} second={ageText(since, new Date())} />,
  },
];
