import { Alert, Anchor, Button, Skeleton, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { overviewCalls } from "@mec/api/overview";
import type { ToDo } from "@mec/domain/overview";
import { formatEuro, plural } from "@mec/domain/shared";
import { Link, useLocation, useNavigate } from "react-router";
import { LettersToWrite } from "../../parts/document/letters-to-write.tsx";
import { duesHash } from "../../parts/overview/sharing-words.ts";
import { toDoWords } from "../../parts/overview/to-do-words.ts";
import { projectAnswers } from "../../parts/project/own-project.ts";
import { useAct } from "../../platform/act.ts";
import { useAnswer } from "../../platform/answer.ts";
import { frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { useReadOnly } from "../../ui/read-only/index.ts";

interface Props {
  projectId: string;
  item: ToDo;
}

/** One press calls all by mail, and says them called. */
function CallAll({ projectId, item: { count, list }, members }: Props & { members: number }) {
  const keys = projectAnswers(projectId);
  const { mutate, isPending, error } = useAct(
    (call) =>
      call(overviewCalls.sayDone, {
        params: { id: projectId },
        body: { duty: "call-dues", count, byMail: true, ...(list && { list }) },
      }),
    {
      stale: keys,
      staleAnyway: keys,
      told: () => t("Les appels de cotisation partent par e-mail."),
    },
  );
  return (
    <>
      <div role="alert">{error && frenchMessage(error)}</div>
      <Button loading={isPending} onClick={() => mutate()}>
        {t("Envoyer {{calls}} par e-mail", { calls: plural(members, t("appel"), t("appels")) })}
      </Button>
    </>
  );
}

function Calls({ projectId, item }: Props) {
  const { data, error, refetch } = useAnswer(overviewCalls.getDuesCall, { params: { id: projectId } });
  const isOwn = !useReadOnly();
  return (
    <Loaded of={{ data, error, retry: refetch }} skeleton={<Skeleton height={160} radius={12} />}>
      {({ members, lacks }) => (
        <Stack gap="sm">
          <Text size="sm">
            {t(
              "Chacun reçoit sa lettre, datée, au nom de l’association, avec sa somme\u00a0: c’est la pièce que demande son comptable. Les cotisations sont alors notées appelées.",
            )}
          </Text>
          <LettersToWrite
            letters={members.map(({ name, amountEur, points, ...letter }) => ({
              ...letter,
              title: t("{{name}}\u00a0: {{sum}}, pour {{points}}", {
                name,
                sum: formatEuro(amountEur),
                points: points.join(", "),
              }),
            }))}
          />
          {isOwn && members.length > 0 && lacks && (
            <Alert color="sun">
              <Text size="sm">{lacks}</Text>
              <Anchor
                size="sm"
                component={Link}
                to={pages.ownerInformation.to({ projectId }, { hash: "association" })}
              >
                {t("Décrire l’association")}
              </Anchor>
            </Alert>
          )}
          {isOwn && members.length > 0 && !lacks && (
            <CallAll {...{ projectId, item }} members={members.length} />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

/** The way to what calls them. */
export const ToDuesCalls = ({ projectId, item }: Props) => (
  <Button
    component={Link}
    to={toDoWords[item.kind].to(projectId, item)}
    variant="subtle"
    size="compact-sm"
    preventScrollReset
  >
    {t("Appeler les cotisations")}
  </Button>
);

/** Who owes what, each with the letter that calls him for it, where the address asks for it. */
export function DuesCalls({ projectId, item }: Props) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  if (hash !== `#${duesHash}`) return null;
  return (
    <Dialog
      title={t("Les appels de cotisation")}
      size="lg"
      space="indigo"
      onClose={() => navigate(pathname + search, { replace: true, preventScrollReset: true })}
    >
      <Calls projectId={projectId} item={item} />
    </Dialog>
  );
}
