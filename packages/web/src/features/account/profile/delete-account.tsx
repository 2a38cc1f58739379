import { Alert, Button, List } from "@mantine/core";
import { type Client, pages } from "@mec/api";
import { accountCalls } from "@mec/api/account";
import { type Commitment, documentCalls } from "@mec/api/document";
import type { BoundProject } from "@mec/domain/application";
import { messages } from "@mec/domain/shared";
import { useNavigate } from "react-router";
import { dossierKey, placeKindsKey } from "../../../parts/point/dossier/dossier-key.ts";
import { useAct } from "../../../platform/act.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { forgetDrafts } from "../../../platform/draft.ts";
import { t } from "../../../platform/i18n.ts";
import { useSelection } from "../../../platform/selection.tsx";
import { useAdoptSession } from "../../../platform/session.ts";
import { writeStored } from "../../../platform/stored.ts";
import { useConfirm } from "../../../ui/feedback/confirm.tsx";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { retractable, WhatBinds } from "./what-binds.tsx";

function WhatGoes() {
  return (
    <>
      <p style={{ marginTop: 0 }}>{t("Seront effacés aussitôt, sans retour possible\u00a0:")}</p>
      <List spacing={4}>
        <List.Item>{t("votre compte et vos coordonnées")}</List.Item>
        <List.Item>{t("vos logements, vos contrats et vos consentements")}</List.Item>
        <List.Item>{t("vos candidatures et vos points de production")}</List.Item>
        <List.Item>
          {t("vos projets\u00a0: leurs candidats et leurs participants en seront prévenus")}
        </List.Item>
      </List>
      <p>
        <Unbroken
          text={t(
            "Les papiers que tous ont signés, rétractés ou non, restent conservés 5\u00a0ans après la dernière signature, avec leurs signataires et leurs preuves. Sans compte, vous les retrouvez par e-mail, depuis «\u00a0Vérifier un document signé\u00a0».",
          )}
        />
      </p>
    </>
  );
}

/** With what he retracts, both or neither. */
const eraseAccount = (call: Client, retracted: readonly Commitment[]) =>
  retracted.length > 0
    ? call(accountCalls.retractAndDeleteUser, {
        body: { applicationIds: retracted.map(({ applicationId }) => applicationId) },
      })
    : call(accountCalls.deleteUser, {});

/** Erases the account and what this browser holds of it. */
function useDeletion() {
  const adoptSession = useAdoptSession();
  const navigate = useNavigate();
  const { clear } = useSelection();
  return useAct(eraseAccount, {
    leave: () => {
      navigate(pages.home.to());
      clear();
      writeStored(dossierKey, null);
      writeStored(placeKindsKey, null);
      forgetDrafts();
      adoptSession(null);
    },
    told: () => t("Votre compte est supprimé. Un e-mail vous le confirme."),
  });
}

interface Bound {
  commitments: readonly Commitment[];
  projects?: readonly BoundProject[] | undefined;
}

/** Erases the account, after saying what goes with it, and what stays. */
export function DeleteAccount() {
  const confirm = useConfirm();
  const asked = useAct((call) => call(documentCalls.listCommitments, {}), {});
  const deletion = useDeletion();

  const failed = deletion.error ?? asked.error;
  const isPending = asked.isPending || deletion.isPending;

  async function ask({ commitments, projects = [] }: Bound) {
    let isRetracting = false;
    const confirmed = await confirm({
      title: t("Supprimer votre compte\u202f?"),
      body: (
        <>
          <WhatBinds
            commitments={commitments}
            projects={projects}
            onRetracting={(isWanted) => {
              isRetracting = isWanted;
            }}
          />
          <WhatGoes />
        </>
      ),
      confirmLabel: t("Supprimer mon compte"),
      danger: true,
    });
    if (confirmed) deletion.mutate(isRetracting ? retractable(commitments) : []);
  }

  return (
    <ProfileCard
      id="suppression"
      title={t("Supprimer votre compte")}
      text={t(
        "Vos données sont effacées ou rendues anonymes. C’est impossible tant qu’un de vos projets, de vos lieux ou une de vos installations est en exploitation.",
      )}
    >
      {failed && (
        <Alert color="red" role="alert" mb="md" title={messages.deletionFailed}>
          {frenchMessage(failed)}
        </Alert>
      )}
      <Button
        variant="outline"
        color="red.9"
        onClick={() => {
          deletion.reset();
          asked.mutate(undefined, { onSuccess: ask });
        }}
        disabled={isPending}
      >
        {isPending ? messages.loading : t("Supprimer mon compte")}
      </Button>
    </ProfileCard>
  );
}
