import type { Box, Item } from "./scene.ts";
import { roundedPath } from "./shapes.ts";
import { village, villageSize } from "./village.ts";

interface Hero {
  /** The project's picture; null shows a village instead. */
  readonly jpeg: Uint8Array | null;
  readonly alt: string;
  readonly radius: number;
}

/** Where the village is cut: the sky above the sun and the part left of it go first. */
const cutFromTop = 0.58;
const cutFromLeft = 0.68;

/** The main picture: the project's, or a village, cut to the box. */
export function hero(box: Box, { jpeg, alt, radius }: Hero): Item {
  const clip = roundedPath(box, radius);
  if (jpeg) return { kind: "group", clip, items: [{ kind: "picture", jpeg, box, alt }] };
  const scale = Math.max(box.width / villageSize.width, box.height / villageSize.height);
  const x = box.x - (villageSize.width * scale - box.width) * cutFromLeft;
  const y = box.y - (villageSize.height * scale - box.height) * cutFromTop;
  return { kind: "group", clip, items: [{ kind: "group", shift: [x, y], scale, items: village }] };
}
