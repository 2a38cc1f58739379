import { Anchor, Card, Skeleton, Stack, Text, Title } from "@mantine/core";
import { type SignatureSummary, signatureCalls } from "@mec/api/signature";
import { formatDate } from "@mec/domain/shared";
import { essentialLabels, splitEssentials } from "@mec/domain/signature";
import { BeforeSigning } from "../../../parts/application/business-words.tsx";
import { PriceOrList } from "../../../parts/document/sellers-price-list.tsx";
import { t } from "../../../platform/i18n.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { SummaryList } from "../../../ui/fields/summary-list.tsx";
import { useFollowLink } from "../../../ui/files/follow-link.ts";
import { Folded, Folds } from "../../../ui/layout/folded.tsx";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { SignedSums } from "./signed-sums.tsx";
import type { StepProps } from "./step-props.ts";
import { useSignatureSummary } from "./use-signature.ts";
import { WriteToOwner } from "./write-to-owner.tsx";

interface StatutesProps {
  token: string;
  projectId: string;
  statutes: SignatureSummary["statutes"];
  /** Who has them, where they are not here. */
  mailbox: SignatureSummary["askStatutesAt"];
  /** Whether a membership form is among what is signed. */
  isJoining: boolean;
}

/** The statutes that a membership form makes one accept, or that nobody can read them here. */
function Statutes({ token, projectId, statutes, mailbox, isJoining }: StatutesProps) {
  const open = useFollowLink((call, docId: string) =>
    call(signatureCalls.linkSignatureStatutes, { params: { token, docId } }),
  );
  if (statutes.length === 0 && isJoining)
    return (
      <div>
        <Text size="sm">
          {t("Le bulletin fait accepter des statuts que le porteur n’a pas encore déposés.")}
        </Text>
        <WriteToOwner
          projectId={projectId}
          mailbox={mailbox}
          asked={{
            label: t("Demander les statuts au porteur"),
            message: t(
              "Bonjour,\nLe bulletin que je dois signer fait accepter les statuts de l’association, et je ne peux pas encore les lire. Pouvez-vous les déposer\u202f?\n",
            ),
          }}
        />
      </div>
    );
  return statutes.map(({ id, name }) => (
    <Text key={id} size="sm" style={{ overflowWrap: "anywhere" }}>
      {t("À lire aussi\u00a0:")}{" "}
      <Anchor component="button" type="button" ta="left" inherit onClick={() => open(id)}>
        {t("Statuts de l’association ({{name}})", { name })}
      </Anchor>
    </Text>
  ));
}

/** The six lines, and behind one question what may never come. */
function Essentials({ essentials, isSeller }: Pick<SignatureSummary, "essentials"> & { isSeller: boolean }) {
  const { lines, questions, answers } = splitEssentials(essentials, isSeller ? "seller" : "buyer");
  return (
    <>
      <SummaryList
        rows={lines.map(({ subject, text }) => ({
          label: t(essentialLabels[subject]),
          value: subject === "price" ? <PriceOrList text={text} /> : text,
        }))}
      />
      {answers.length > 0 && (
        <Folds>
          <Folded
            title={t("Et si {{cases}}\u202f?", { cases: questions.map((one) => t(one)).join(t(", si ")) })}
          >
            {answers.map((answer) => (
              <Text key={answer} size="sm">
                <Unbroken text={answer} />
              </Text>
            ))}
          </Folded>
        </Folds>
      )}
    </>
  );
}

/** A summary of the documents in six lines, before they are read. */
export function WhatYouSign({
  token,
  documents,
  session: { signer, projectId, plantFrom, laterSellersText },
  draft: { told: read },
}: Pick<StepProps, "token" | "documents" | "session" | "draft">) {
  const { data, error, refetch } = useSignatureSummary(token, documents);
  if (error) return <LoadError error={error} retry={() => refetch()} />;
  if (!data) return <Skeleton height={320} radius={12} />;
  if (data.essentials.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="essentials" bg="green.0" bd="1px solid green.2">
      <Stack gap="sm">
        <Title order={2} size="h4" id="essentials">
          {t("Ce que vous signez")}
        </Title>
        <SignedSums summary={data} documents={documents} read={read} />
        {plantFrom && data.sums.length > 0 && (
          <Text size="sm" fw={600}>
            <Unbroken
              text={t(
                "L’électricité locale commence pour vous le {{day}} au plus tôt\u00a0: jusque-là, elle est due à un autre acheteur.",
                { day: formatDate(plantFrom) },
              )}
            />
          </Text>
        )}
        {laterSellersText && data.sums.length > 0 && (
          <Text size="sm" fw={600}>
            <Unbroken text={laterSellersText} />
          </Text>
        )}
        {data.sums.some(({ isVatCounted }) => isVatCounted) && <BeforeSigning />}
        <Essentials essentials={data.essentials} isSeller={signer.role === "producer"} />
        {data.identifierDoubt && (
          <Text size="sm" c="sun.9" style={{ overflowWrap: "anywhere" }}>
            {data.identifierDoubt}
          </Text>
        )}
        <Statutes
          token={token}
          projectId={projectId}
          statutes={data.statutes}
          mailbox={data.askStatutesAt}
          isJoining={signer.role !== "pmo" && documents.some(({ kind }) => kind === "bulletin")}
        />
        <Text size="sm" c="dimmed">
          <Unbroken text={t("Ces lignes sont un résumé\u00a0: seuls les documents engagent.")} />
        </Text>
      </Stack>
    </Card>
  );
}
