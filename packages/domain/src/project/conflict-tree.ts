import type { Coordinates } from "../address/index.ts";
import { toVector, type Vector } from "./sphere.ts";

/**
 * Decides whether two points are farther apart than a limit: by the squared chord (`squaredChord`) when it is clearly
 * under or over, else exactly.
 */
export interface ConflictRule {
  readonly surelyWithin: number;
  readonly surelyBeyond: number;
  readonly inConflict: (first: number, second: number) => boolean;
}

/** Some of the points, with the box that holds them. */
interface Node {
  readonly low: Vector;
  readonly high: Vector;
  readonly members: readonly number[];
  /** The two halves of the points; empty for a leaf. */
  readonly children: readonly Node[];
  /** Added to the number of conflicts of every point below. */
  added: number;
  /** The most conflicts of any point below, and the last point that has as many. */
  most: number;
  worst: number;
}

/** How many points a leaf holds: fewer would make more nodes, more would need more comparisons. */
const leafSize = 8;
const leftOut = Number.NEGATIVE_INFINITY;

const sized = ({ low, high }: Pick<Node, "low" | "high">, axis: 0 | 1 | 2) => high[axis] - low[axis];

function widestAxis(box: Pick<Node, "low" | "high">): 0 | 1 | 2 {
  const [x, y, z] = [sized(box, 0), sized(box, 1), sized(box, 2)];
  if (x >= y && x >= z) return 0;
  return y >= z ? 1 : 2;
}

function boxOf(vectors: readonly Vector[]): Pick<Node, "low" | "high"> {
  let [lowX, lowY, lowZ] = [2, 2, 2];
  let [highX, highY, highZ] = [-2, -2, -2];
  for (const [x, y, z] of vectors) {
    [lowX, lowY, lowZ] = [Math.min(lowX, x), Math.min(lowY, y), Math.min(lowZ, z)];
    [highX, highY, highZ] = [Math.max(highX, x), Math.max(highY, y), Math.max(highZ, z)];
  }
  return { low: [lowX, lowY, lowZ], high: [highX, highY, highZ] };
}

/** The squared chord from a place to the nearest place of a box. */
function nearestIn({ low, high }: Node, [x, y, z]: Vector): number {
  const east = Math.max(low[0] - x, 0, x - high[0]);
  const north = Math.max(low[1] - y, 0, y - high[1]);
  const up = Math.max(low[2] - z, 0, z - high[2]);
  return east * east + north * north + up * up;
}

/** The squared chord from a place to the farthest corner of a box. */
function farthestIn({ low, high }: Node, [x, y, z]: Vector): number {
  const east = Math.max(x - low[0], high[0] - x);
  const north = Math.max(y - low[1], high[1] - y);
  const up = Math.max(z - low[2], high[2] - z);
  return east * east + north * north + up * up;
}

function raise(node: Node, most: number, worst: number): void {
  if (most < node.most || (most === node.most && worst < node.worst)) return;
  node.most = most;
  node.worst = worst;
}

/**
 * Counts, for each point, how many others are too far from it. A box wholly inside or outside the circle is
 * counted at once: about √n a question.
 */
export class ConflictTree {
  readonly #vectors: readonly Vector[];
  readonly #rule: ConflictRule;
  readonly #counts: number[];
  readonly #root: Node;

  constructor(points: readonly Coordinates[], rule: ConflictRule) {
    this.#vectors = points.map(toVector);
    this.#rule = rule;
    this.#counts = points.map(() => 0);
    this.#root = this.#grow(points.map((_, index) => index));
    for (const index of this.#root.members) this.#counts[index] = this.#count(this.#root, index);
    this.#settleAll(this.#root);
  }

  /** The point with the most conflicts, the last of equals; null when nobody has any. */
  get worst(): number | null {
    return this.#root.most > 0 ? this.#root.worst : null;
  }

  /** Takes a point out: nobody is in conflict with it any more. */
  leaveOut(index: number): void {
    this.#counts[index] = leftOut;
    this.#lessen(this.#root, index);
  }

  #vector(index: number): Vector {
    return this.#vectors[index] ?? [0, 0, 0];
  }

  /** Halves the points along the widest side of their box, again and again. */
  #grow(members: readonly number[]): Node {
    const box = boxOf(members.map((index) => this.#vector(index)));
    const node = { ...box, members, added: 0, most: 0, worst: -1 };
    if (members.length <= leafSize) return { ...node, children: [] };
    const axis = widestAxis(box);
    const ordered = members.toSorted((a, b) => this.#vector(a)[axis] - this.#vector(b)[axis]);
    const half = ordered.length >> 1;
    return { ...node, children: [this.#grow(ordered.slice(0, half)), this.#grow(ordered.slice(half))] };
  }

  #count(node: Node, index: number): number {
    const vector = this.#vector(index);
    if (farthestIn(node, vector) < this.#rule.surelyWithin) return 0;
    if (nearestIn(node, vector) > this.#rule.surelyBeyond) return node.members.length;
    let count = 0;
    if (node.children.length > 0) for (const child of node.children) count += this.#count(child, index);
    else for (const other of node.members) if (this.#rule.inConflict(index, other)) count += 1;
    return count;
  }

  /** Takes one conflict from every point in conflict with this one, and updates the nodes above them. */
  #lessen(node: Node, index: number): void {
    if (node.most === leftOut) return;
    const vector = this.#vector(index);
    const nearest = nearestIn(node, vector);
    if (nearest > 0 && farthestIn(node, vector) < this.#rule.surelyWithin) return;
    if (nearest > this.#rule.surelyBeyond) {
      node.added -= 1;
      node.most -= 1;
      return;
    }
    for (const child of node.children) this.#lessen(child, index);
    if (node.children.length === 0) this.#lessenMembers(node, index);
    this.#settle(node);
  }

  #lessenMembers({ members }: Node, index: number): void {
    for (const other of members) {
      const count = this.#counts[other] ?? leftOut;
      if (count !== leftOut && this.#rule.inConflict(index, other)) this.#counts[other] = count - 1;
    }
  }

  #settleAll(node: Node): void {
    for (const child of node.children) this.#settleAll(child);
    this.#settle(node);
  }

  /** Recomputes the worst point of a node from its children. */
  #settle(node: Node): void {
    node.most = leftOut;
    node.worst = -1;
    for (const child of node.children) raise(node, child.most, child.worst);
    if (node.children.length === 0)
      for (const index of node.members) raise(node, this.#counts[index] ?? 0, index);
    node.most += node.added;
  }
}
