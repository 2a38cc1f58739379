import { Anchor, Button, Group, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { signatureCalls } from "@mec/api/signature";
import { messages } from "@mec/domain/shared";
import { IconSignature } from "@tabler/icons-react";
import { Link } from "react-router";
import { useOtherSigner } from "../../../../parts/application/use-other-signer.ts";
import { SignRefusal } from "../../../../parts/document/sign-refusal.tsx";
import { useSignNow } from "../../../../parts/document/use-sign-now.ts";
import { t } from "../../../../platform/i18n.ts";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";
import { useOwnsProject } from "../../owns-project.ts";
import { AtFoot } from "../at-foot.tsx";
import { usePointOfSpace } from "../space/consumer-space.tsx";
import { AskAddress } from "./ask-address.tsx";

/**
 * What the holder can do while another signs: have him written to again, read the documents, file by file where they are
 * listed, or mend his address. The page where they are signed is opened by who signs alone.
 */
function AnotherSigns({ pointId }: { pointId: string }) {
  const isOwner = useOwnsProject(usePointOfSpace().applicationProgress?.projectId ?? "");
  return (
    <>
      <Group gap="xs">
        <AskAddress pointId={pointId} />
        <Button component="a" href="#documents" variant="default" size="sm">
          {t("Lire les documents")}
        </Button>
      </Group>
      <Text size="sm">
        {t("Pas la bonne adresse\u202f?")}{" "}
        <Anchor
          component={Link}
          inherit
          to={`${pages.consumerProfile.to({ consumerId: pointId })}#signatory`}
        >
          {t("Corrigez-la")}
        </Anchor>
        {isOwner
          ? t(", puis renvoyez les documents depuis votre projet.")
          : t(", puis demandez au porteur de renvoyer les documents.")}
      </Text>
    </>
  );
}

/** The button to sign from the person's own space, in the stack where it stands. */
export function SignNow({ pointId }: { pointId: string }) {
  const { mutate, isPending, error } = useSignNow((call) =>
    call(signatureCalls.linkConsumerSignature, { params: { id: pointId } }),
  );
  const signer = useOtherSigner(pointId, true);
  return (
    <>
      {signer ? (
        <AnotherSigns pointId={pointId} />
      ) : (
        <>
          <AtFoot>
            <Button
              leftSection={<IconSignature size={20} aria-hidden />}
              disabled={isPending}
              onClick={() => mutate()}
            >
              {isPending ? messages.loading : t("Signer maintenant")}
            </Button>
          </AtFoot>
          <Text size="sm">
            <Unbroken
              text={t(
                "Le lien reçu par e-mail mène à la même page. Un code vous sera envoyé pour confirmer.",
              )}
            />
          </Text>
        </>
      )}
      <SignRefusal
        error={error}
        askAddress={(call) => call(signatureCalls.askConsumerAddress, { params: { id: pointId } })}
      />
    </>
  );
}
