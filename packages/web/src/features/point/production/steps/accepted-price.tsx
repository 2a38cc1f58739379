import { Alert } from "@mantine/core";
import { agreedTitle, untaxedAgreed } from "../../../../parts/point/revenue/agreed-words.ts";
import type { Seller } from "../../../../parts/point/revenue/seller-price.ts";
import { useAgreedPrice, useProjectVat } from "../../../../parts/point/revenue/use-revenue.ts";
import { t } from "../../../../platform/i18n.ts";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";

/** Before who proposes a plant asks a price: the one that is settled already with participants, and what asking another means. */
export function AcceptedPrice({ projectId, seller }: { projectId: string | null; seller: Seller }) {
  const agreed = useAgreedPrice(projectId);
  const { planned } = useProjectVat(projectId);
  if (agreed === null) return null;
  const untaxed = untaxedAgreed(agreed, seller, planned);
  return (
    <Alert color="green" mb="lg" title={<Unbroken text={agreedTitle(agreed, seller, planned)} />}>
      <Unbroken
        text={
          untaxed
            ? t(
                "{{untaxed}} L’estimation ci-dessous compte ce qu’il vous en reste. Votre fourchette vaut pour ceux qui viendront.",
                { untaxed },
              )
            : t(
                "C’est le prix de vos contrats avec eux, et celui de l’estimation ci-dessous. Votre fourchette vaut pour ceux qui viendront\u00a0; un autre prix avec les premiers demanderait leur accord.",
              )
        }
      />
    </Alert>
  );
}
