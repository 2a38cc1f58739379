import { Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { bodySigner, type DocumentKind, isSignedByBody } from "@mec/domain/document";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { useSession } from "../../platform/session.ts";
import { useAssociation, useInterlocutor } from "../pmo/pmo-queries.ts";

interface Props {
  projectId: string;
  /** The documents that are to leave. */
  kinds: readonly DocumentKind[];
}

/** Who signs for the legal body what is about to leave: the contact that its form names, whom nobody asked about it there. */
export function BodySigner({ projectId, kinds }: Props) {
  const { user } = useSession();
  const { data: interlocutor } = useInterlocutor(projectId);
  const { data: association } = useAssociation(projectId);
  if (!kinds.some(isSignedByBody) || !user || interlocutor === undefined || association === undefined)
    return null;
  const { id: accountId, firstName, lastName } = user;
  const name = bodySigner({ interlocutor, association, owner: { accountId, firstName, lastName } });
  if (name === null) return null;
  return (
    <Text size="sm" style={{ overflowWrap: "anywhere" }}>
      {t("Pour la personne morale (PMO), {{name}} signe les accords, après chaque participant.", { name })}{" "}
      <Anchor
        component={Link}
        to={pages.ownerInformation.to({ projectId }, { hash: "interlocutor" })}
        size="sm"
      >
        {t("Changer d’interlocuteur")}
      </Anchor>
    </Text>
  );
}
