import { Alert, Text } from "@mantine/core";
import type { Address } from "@mec/domain/address";
import { IconMapPin } from "@tabler/icons-react";
import { t } from "../../../platform/i18n.ts";
import { Term } from "../../../ui/feedback/term.tsx";
import { isInside } from "./is-inside.ts";
import type { JoinTarget } from "./use-join-target.ts";

/** Warns who applies from outside the project's perimeter; it prevents nothing (decisions §6). */
export function PerimeterNotice({ target, address }: { target: JoinTarget | null; address: Address | null }) {
  const isOutside = target?.area && address && !isInside(address.coordinates, target.area);
  return (
    <div aria-live="polite">
      {isOutside && (
        <Alert
          bg="sun.0"
          c="gray.9"
          color="sun.9"
          icon={<IconMapPin size={20} aria-hidden />}
          title={t("Cette adresse semble hors du périmètre du projet")}
        >
          <Text size="sm">
            {t(
              "Avec vous, deux participants seraient à plus de {{km}}\u00a0km l’un de l’autre. Vous pouvez candidater\u00a0: le porteur du projet verra cette distance et décidera.",
              { km: target.perimeterKm ?? 2 },
            )}{" "}
            <Term name="perimeter">{t("Pourquoi un périmètre\u202f?")}</Term>
          </Text>
        </Alert>
      )}
    </div>
  );
}
