import { Alert } from "@mantine/core";
import type { PriceRange } from "@mec/domain/shared";
import { agreedTitle } from "../../../../parts/point/revenue/agreed-words.ts";
import type { Seller } from "../../../../parts/point/revenue/seller-price.ts";
import { t } from "../../../../platform/i18n.ts";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";

/** Before who proposes a plant asks a price: the one that is settled already with participants, and what asking another means. */
export const AcceptedPrice = ({ agreed, seller }: { agreed: PriceRange; seller: Seller }) => (
  <Alert color="green" mb="lg" title={<Unbroken text={agreedTitle(agreed, seller)} />}>
    <Unbroken
      text={t(
        "C’est le prix de vos contrats avec eux, et celui de votre estimation. La fourchette que vous demandez vaut pour ceux qui viendront\u00a0; pour changer de prix avec eux aussi, il faudrait leur accord.",
      )}
    />
  </Alert>
);
