import { Skeleton, Text } from "@mantine/core";
import { signatoryCalls } from "@mec/api/signatory";
import { genderLabels, type SignatoryInput } from "@mec/domain/signatory";
import { useQuery } from "@tanstack/react-query";
import { frenchMessage, useClient } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { Fact, Facts } from "./fact.tsx";

function Organisation({ signatory }: { signatory: SignatoryInput }) {
  if (signatory.entityType === "Particulier") return null;
  const identifier = signatory.siretId ?? signatory.rnaId ?? signatory.juridicId;
  return (
    <>
      <Fact label={t("Raison sociale")}>{signatory.socialReason}</Fact>
      <Fact label={t("Forme juridique")}>{signatory.juridiction}</Fact>
      {identifier && <Fact label={t("Identifiant")}>{identifier}</Fact>}
      <Fact label={t("Fonction du signataire")}>{signatory.officialRole}</Fact>
    </>
  );
}

function Known({ signatory }: { signatory: SignatoryInput }) {
  const { gender, firstName, name, email, phoneNumber } = signatory;
  return (
    <>
      <Fact label={t("Nom")}>
        {t(genderLabels[gender])} {firstName} {name}
      </Fact>
      <Fact label={t("E-mail")}>{email}</Fact>
      <Fact label={t("Téléphone")}>{phoneNumber}</Fact>
      <Organisation signatory={signatory} />
    </>
  );
}

/** Who will sign for this point. */
export function SignatoryFacts({ consumptionPointId }: { consumptionPointId: string }) {
  const call = useClient();
  const { data: signatory, error } = useQuery({
    queryKey: ["consumption-point", consumptionPointId, "signatory"],
    queryFn: ({ signal }) =>
      call(signatoryCalls.getConsumptionSignatory, { params: { id: consumptionPointId }, signal }),
  });
  return (
    <Facts title={t("Signataire")}>
      {error && <Text c="red.9">{frenchMessage(error)}</Text>}
      {signatory === undefined && !error && <Skeleton height={48} />}
      {signatory === null && <Fact label={t("Signataire")}>{t("Pas encore indiqué par la personne")}</Fact>}
      {signatory && <Known signatory={signatory} />}
    </Facts>
  );
}
