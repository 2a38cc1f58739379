import { kernelBytes } from "./bytes.ts";

/** What kernel.wat exports: addresses are bytes in `memory`. */
export interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  resetRead(): void;
  /** 1 when all withdrawals and coefficients read since `resetRead` are finite and not negative. */
  isReadSound(): number;
  addRows(a: number, b: number, c: number, d: number, sums: number, runs: number, end: number): void;
  weighRows(
    a: number,
    b: number,
    c: number,
    d: number,
    weights: number,
    sums: number,
    runs: number,
    end: number,
  ): void;
  setAt(
    row: number,
    stride: number,
    shares: number,
    count: number,
    levels: number,
    served: number,
    waiting: number,
  ): void;
  weighGiven(given: number, weights: number, runs: number, end: number): number;
  capRow(row: number, share: number, pool: number, given: number, used: number, end: number): number;
  capRowBy(
    row: number,
    coefficients: number,
    pool: number,
    given: number,
    used: number,
    sums: number,
    end: number,
  ): number;
  shareRow(
    row: number,
    coefficients: number,
    production: number,
    given: number,
    used: number,
    sums: number,
    runs: number,
    end: number,
  ): number;
}

/**
 * Node and browsers both have these; TypeScript declares them only in its libraries for the one or the other.
 */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { readonly exports: unknown };
};
declare function atob(base64: string): string;

const PAGE = 65_536;

let opened: Kernel | undefined;

/**
 * The one kernel of this thread, its memory grown to `bytes`; null where there is none: a page whose policy forbids it, a
 * processor without SIMD, no memory left. The TypeScript loops then do all.
 */
export function openKernel(bytes: number): Kernel | null {
  try {
    opened ??= instantiate();
    const missing = Math.ceil((bytes - opened.memory.buffer.byteLength) / PAGE);
    if (missing > 0) opened.memory.grow(missing);
    return opened;
  } catch {
    return null;
  }
}

function instantiate(): Kernel {
  const bytes = Uint8Array.from(atob(kernelBytes), (sign) => sign.charCodeAt(0));
  return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as Kernel;
}
