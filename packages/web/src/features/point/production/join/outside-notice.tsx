import { Alert } from "@mantine/core";
import type { Address } from "@mec/domain/address";
import { outsideTitle, useFarAway } from "../../../../parts/project/perimeter/far-away.ts";
import { usePlaceVerdict } from "../../../../parts/project/perimeter/use-place-verdict.ts";
import { verdictLook } from "../../../../parts/project/perimeter/verdict-look.ts";
import { borderReason, outsideReason } from "../../../../parts/project/perimeter/verdict-reasons.ts";
import { t } from "../../../../platform/i18n.ts";

interface Props {
  projectId: string;
  address: Address;
  /** Whether the step before told why: what it was is then enough. */
  wasTold?: boolean;
}

/** Warns, without blocking, that the installation is or may be too far from a participant. */
export function OutsideNotice({ projectId, address, wasTold = false }: Props) {
  const { data: judgement } = usePlaceVerdict(projectId, address);
  const far = useFarAway(projectId, address, judgement);
  if (!judgement || judgement.verdict === "inside") return null;
  const { verdict, reason } = judgement;
  const { icon: Icon } = verdictLook[verdict];
  const isBorder = verdict === "border";
  const isTheirs = t(
    "Vous pouvez tout de même envoyer votre proposition\u00a0: le porteur du projet décidera.",
  );
  return (
    <Alert
      color="sun"
      my="sm"
      icon={<Icon aria-hidden />}
      title={isBorder ? t("Le porteur vérifiera si cette adresse convient") : outsideTitle(far)}
    >
      {wasTold ? null : isBorder ? borderReason(reason) : (far ?? `${outsideReason(reason)} ${isTheirs}`)}
    </Alert>
  );
}
