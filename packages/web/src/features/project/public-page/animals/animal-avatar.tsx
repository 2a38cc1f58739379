import { Drawing } from "../../../../ui/illustrations/drawing.tsx";
import { faceOf } from "./face-of.ts";
import { Eyes, ears, heads, marks, noses } from "./face-parts.tsx";

interface AnimalAvatarProps {
  /** An animal's name in French, or a pseudonym that begins with one. */
  animal: string;
  /** The animal's own colour, as any CSS colour. */
  color: string;
}

/** The drawn face of a participant's pseudonym; the pseudonym itself is always written beside it. */
export function AnimalAvatar({ animal, color }: AnimalAvatarProps) {
  const face = faceOf(animal);
  return (
    <Drawing width={64} height={64}>
      <g fill="currentColor" style={{ color }}>
        <circle cx="32" cy="32" r="32" fillOpacity="0.16" />
        {ears[face.ears]}
        {heads[face.head]}
        {marks[face.mark]}
        <Eyes face={face} />
        {noses[face.nose]}
      </g>
    </Drawing>
  );
}
