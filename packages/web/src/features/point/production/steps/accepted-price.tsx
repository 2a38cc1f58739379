import { Alert } from "@mantine/core";
import type { Seller } from "@mec/domain/shared";
import type { ProducerEstimate } from "@mec/energy";
import { agreedTitle, untaxedAgreed } from "../../../../parts/point/revenue/agreed-words.ts";
import { useAgreedPrice, useAgreedVat } from "../../../../parts/point/revenue/use-revenue.ts";
import { t } from "../../../../platform/i18n.ts";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";

interface Props {
  projectId: string | null;
  seller: Seller;
  revenue: ProducerEstimate | undefined;
}

/** Before who proposes a plant asks a price: the one that is settled already with participants, and what asking another means. */
export function AcceptedPrice({ projectId, seller, revenue }: Props) {
  const agreed = useAgreedPrice(projectId);
  const agreedVat = useAgreedVat(projectId);
  if (agreed === null) return null;
  const untaxed = untaxedAgreed(agreed, { ...seller, projectVat: agreedVat, revenue });
  return (
    <Alert color="green" mb="lg" title={<Unbroken text={agreedTitle(agreed, seller, agreedVat)} />}>
      <Unbroken
        text={
          untaxed
            ? t("{{untaxed}} Votre fourchette vaut pour ceux qui viendront.", { untaxed })
            : t(
                "Votre fourchette vaut pour ceux qui viendront\u00a0; un autre prix avec les premiers demanderait leur accord.",
              )
        }
      />
    </Alert>
  );
}
