import { Alert, Text } from "@mantine/core";
import type { ProducerStep } from "@mec/api";
import { plantSaleCalls } from "@mec/api/study";
import { currentStatus, isPriceSigned, signedPriceText } from "@mec/domain/application";
import type { ProductionPoint } from "@mec/domain/point";
import { vatAnswersTexts } from "@mec/domain/study";
import { saleLines } from "../../../parts/point/revenue/sale-words.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { nullWhenMissing } from "../../../platform/null-when.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";

/** Before who changes his range: what the project's participants have said yes to, which stays; once he has signed, his range stays too. */
function AgreedPrice({ pointId, isSigned }: { pointId: string; isSigned: boolean }) {
  const { profileType } = usePrices();
  const input = { params: { id: pointId } };
  const { data: sale } = useAnswer(plantSaleCalls.getPlantSale, input, { or: nullWhenMissing });
  if (!sale || (!sale.agreed?.price && !isSigned)) return null;
  const { price, untaxed } = saleLines(sale, profileType);
  return (
    <Alert color="green" mb="lg" title={<Unbroken text={price} />}>
      <Unbroken
        text={
          isSigned
            ? t(signedPriceText)
            : t(
                "Changer votre fourchette ne change pas ce prix. S’il ne vous va pas, écrivez au porteur\u00a0: il ne vous engage que par les contrats que vous signez.",
              )
        }
      />
      {[...(untaxed ? [untaxed] : []), ...(sale.unsaidVat ? vatAnswersTexts(sale.unsaidVat) : [])].map(
        (said) => (
          <Text key={said} size="sm" mt="xs">
            <Unbroken text={said} />
          </Text>
        ),
      )}
    </Alert>
  );
}

/** What all have signed says what it said: a change here is no change of it. */
const SignedAsItWas = () => (
  <Alert color="sun" mb="lg" title={t("Vos documents sont signés")}>
    <Unbroken
      text={t(
        "Ce que vous changez ici ne les change pas. Prévenez le porteur du projet si votre installation n’est plus celle qu’ils décrivent.",
      )}
    />
  </Alert>
);

/** In somebody else's project: what was agreed, before a holder changes his installation or his price. */
export function Agreed({ point, step }: { point: ProductionPoint; step: ProducerStep }) {
  const isSigned = isPriceSigned(currentStatus(point.applicationProgress?.progress ?? []));
  if (step === "price") return <AgreedPrice pointId={point.id} isSigned={isSigned} />;
  return step === "typology" && isSigned ? <SignedAsItWas /> : null;
}
