import type { PlaceVerdict } from "@mec/domain/project";
import { IconCircleCheck, IconCircleX, IconHelp } from "@tabler/icons-react";

/** A verdict is shown by a word and an icon; the colour only helps. */
export const verdictLook = {
  inside: { icon: IconCircleCheck, color: "green" },
  border: { icon: IconHelp, color: "sun" },
  outside: { icon: IconCircleX, color: "gray" },
} as const satisfies Record<PlaceVerdict, object>;
