import { Alert } from "@mantine/core";
import { plantSaleCalls } from "@mec/api/study";
import { saleLines } from "../../../parts/point/revenue/sale-words.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { nullWhenMissing } from "../../../platform/null-when.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";

/** Before who changes his range: what the project's participants have said yes to, which stays. */
export function AgreedPrice({ pointId }: { pointId: string }) {
  const { profileType } = usePrices();
  const input = { params: { id: pointId } };
  const { data: sale } = useAnswer(plantSaleCalls.getPlantSale, input, { or: nullWhenMissing });
  if (!sale?.agreed?.price) return null;
  return (
    <Alert color="green" mb="lg" title={<Unbroken text={saleLines(sale, profileType).price} />}>
      <Unbroken
        text={t(
          "Changer votre fourchette ne change pas ce prix. S’il ne vous va pas, écrivez au porteur\u00a0: il ne vous engage que par les contrats que vous signez.",
        )}
      />
    </Alert>
  );
}
