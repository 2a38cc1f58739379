import type { PlaceVerdict } from "@mec/domain/project";
import { IconCircleCheck, IconMapPinOff, IconMapPinQuestion } from "@tabler/icons-react";
import { t } from "../../../platform/i18n.ts";

/** A verdict is shown by a word and an icon; the colour only helps. */
export const verdictLook = {
  inside: { icon: IconCircleCheck, color: "green" },
  border: { icon: IconMapPinQuestion, color: "sun" },
  outside: { icon: IconMapPinOff, color: "gray" },
} as const satisfies Record<PlaceVerdict, object>;

/** Why the platform does not decide at the border. */
export const borderReason = (): string =>
  t(
    "Pour protéger le domicile des participants, leur place n’est connue ici qu’à 500\u00a0m près. Vous pouvez candidater\u00a0: le porteur, lui, connaît la distance exacte.",
  );
