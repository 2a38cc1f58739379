/** A point of the screen, in pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Half the width of a pin that stands on its place, and a little air. */
const reach = 16;
/** From a name's place to its lower edge, which the pin would hide. */
const depth = 20;

/** How far a house that was drawn aside reaches below its place, with its own name under it. */
const asideDepth = 44;

/** A house as it is drawn. */
export interface DrawnHouse extends Spot {
  /** Whether it gave way to a project, and is named. */
  readonly isAside: boolean;
}

/** The house that hides the name of a place: it stands on it, or just below. */
export const houseOver = (name: Spot, houses: readonly DrawnHouse[]): DrawnHouse | undefined =>
  houses.find(({ x, y, isAside }) => {
    const below = isAside ? asideDepth : reach;
    return Math.abs(x - name.x) < reach && y - name.y > -below && y - name.y < reach + depth;
  });
