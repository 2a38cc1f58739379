/** A point of the screen, in pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Half the width of a pin that stands on its place, and a little air. */
const reach = 16;
/** From a name's place to its lower edge, which the pin would hide. */
const depth = 20;

/** Whether a pin hides the name of a place: it stands on it, or just below. */
export const isUnderPin = (name: Spot, pins: readonly Spot[]): boolean =>
  pins.some(({ x, y }) => Math.abs(x - name.x) < reach && y - name.y > -reach && y - name.y < reach + depth);
