import type { PlaceVerdict } from "@mec/domain/project";
import { IconCircleCheck, IconMapPinOff, IconMapPinQuestion } from "@tabler/icons-react";

/** A verdict is shown by a word and an icon; the colour only helps. */
export const verdictLook = {
  inside: { icon: IconCircleCheck, color: "green" },
  border: { icon: IconMapPinQuestion, color: "sun" },
  outside: { icon: IconMapPinOff, color: "gray" },
} as const satisfies Record<PlaceVerdict, object>;
