import type { Gauge } from "./gauge.ts";

/** Somebody who waits for what is computed. */
export interface Asker {
  /** The account, or the address of a visitor: they are served in turn. */
  readonly whose: string;
  /** Aborted when he leaves. */
  readonly signal: AbortSignal;
  /** Identifies what he asked for, where other nodes may be asked how far it is. */
  readonly same?: Buffer;
  /** Called with the gauge of the work, once it is begun. */
  readonly follow?: (gauge: Gauge) => void;
}

/** Thrown in place of an answer that nobody waits for any more. */
export class AskerLeft extends Error {
  constructor() {
    super("The asker left");
    this.name = "AskerLeft";
  }
}
