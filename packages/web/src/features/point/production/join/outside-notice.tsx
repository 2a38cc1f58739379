import { Alert } from "@mantine/core";
import type { Address } from "@mec/domain/address";
import { usePlaceVerdict } from "../../../../parts/project/perimeter/use-place-verdict.ts";
import { borderReason, verdictLook } from "../../../../parts/project/perimeter/verdict-look.ts";
import { t } from "../../../../platform/i18n.ts";

/** Warns, without blocking, that the installation is or may be too far from a participant. */
export function OutsideNotice({ projectId, address }: { projectId: string; address: Address }) {
  const { data: verdict } = usePlaceVerdict(projectId, address);
  if (!verdict || verdict === "inside") return null;
  const { icon: Icon } = verdictLook[verdict];
  const isBorder = verdict === "border";
  return (
    <Alert
      color="sun"
      mt="sm"
      icon={<Icon aria-hidden />}
      title={
        isBorder
          ? t("Cette adresse est à la limite du périmètre\u00a0: le porteur vérifiera")
          : t("Cette adresse semble hors du périmètre du projet")
      }
    >
      {isBorder
        ? borderReason()
        : t(
            "Avec elle, deux participants seraient trop éloignés l’un de l’autre. Vous pouvez tout de même envoyer votre proposition\u00a0: le porteur du projet décidera.",
          )}
    </Alert>
  );
}
