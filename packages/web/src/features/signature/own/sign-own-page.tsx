import { Button, Container, Stack, Text, Title } from "@mantine/core";
import { isRefusal, pages, type SigningPlace, signingPlaces } from "@mec/api";
import { signatureCalls } from "@mec/api/signature";
import { useEffect } from "react";
import { Link, useParams } from "react-router";
import { SignRefusal } from "../../../parts/document/sign-refusal.tsx";
import { waitsForAddress, waitsForAnother, waitsForEmail } from "../../../parts/document/use-sign-now.ts";
import { NotFound } from "../../../parts/project/not-found.tsx";
import { useAnswerTo } from "../../../platform/answer.ts";
import type { Client } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { type Question, question } from "../../../platform/question.ts";
import { FailedPage } from "../../../ui/feedback/failed-page.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";

interface Own {
  readonly link: (id: string) => Question<{ url: string }>;
  readonly askAddress: (call: Client, id: string) => Promise<unknown>;
}

const ownOf: Record<SigningPlace, Own> = {
  consumer: {
    link: (id) => question(signatureCalls.linkConsumerSignature, { params: { id } }),
    askAddress: (call, id) => call(signatureCalls.askConsumerAddress, { params: { id } }),
  },
  producer: {
    link: (id) => question(signatureCalls.linkProducerSignature, { params: { id } }),
    askAddress: (call, id) => call(signatureCalls.askProducerAddress, { params: { id } }),
  },
  project: {
    link: (id) => question(signatureCalls.linkOwnerSignature, { params: { id } }),
    askAddress: (call, id) => call(signatureCalls.askOwnerAddress, { params: { id } }),
  },
};

const isPlace = (place: string): place is SigningPlace =>
  (signingPlaces as readonly string[]).includes(place);

function Message({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Container size="sm" py="xl">
      <Stack>
        <Title order={1}>{title}</Title>
        {children}
        <div>
          <Button component={Link} to={pages.portfolio.to()} variant="default">
            {t("Aller à mon espace")}
          </Button>
        </div>
      </Stack>
    </Container>
  );
}

function SignOwn({ place, id }: { place: SigningPlace; id: string }) {
  const { link, askAddress } = ownOf[place];
  const { data, error, refetch } = useAnswerTo(link(id), {
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (data) window.location.replace(data.url);
  }, [data]);
  if (isRefusal(error, "NOT_FOUND")) return <NotFound />;
  if (isRefusal(error, "NOTHING_TO_SIGN")) {
    return (
      <Message title={t("Rien n’attend votre signature")}>
        <Text>{t("Vous avez déjà tout signé ici, ou ce n’est pas encore votre tour.")}</Text>
      </Message>
    );
  }
  if (waitsForEmail(error) || waitsForAddress(error) || waitsForAnother(error)) {
    return (
      <Message
        title={
          waitsForAnother(error) ? t("Ce n’est pas à vous de signer") : t("Une adresse reste à confirmer")
        }
      >
        <SignRefusal error={error} askAddress={(call) => askAddress(call, id)} />
      </Message>
    );
  }
  if (error) return <FailedPage error={error} retry={refetch} />;
  return <PageSkeleton />;
}

/**
 * Where a signed-in person signs what waits for him: a fresh personal link is made for his account, and
 * opened. The page's own address gives access to nobody else.
 */
export function SignOwnPage() {
  const { place = "", id = "" } = useParams();
  return isPlace(place) ? <SignOwn place={place} id={id} /> : <NotFound />;
}
