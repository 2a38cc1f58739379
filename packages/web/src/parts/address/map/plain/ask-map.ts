import type { Area, Tile } from "./map-work.ts";
import type { PlaceName } from "./scene.ts";

type Question =
  | { readonly kind: "names"; readonly area: Area }
  | { readonly kind: "tile"; readonly canvas: OffscreenCanvas; readonly tile: Tile };

/** What the map's worker is asked, and what it answers. */
export type MapQuestion = Question & { readonly id: number };
export type MapAnswer =
  | { readonly id: number; readonly answer: readonly PlaceName[] | readonly string[] }
  | { readonly id: number; readonly failure: string };

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

interface Started {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

let started: Started | null = null;
let asked = 0;

function start(): Started {
  const worker = new Worker(new URL("./map-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Waiting>();
  worker.addEventListener("message", ({ data }: MessageEvent<MapAnswer>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failure" in data) one?.reject(new Error(data.failure));
    else one?.resolve(data.answer);
  });
  worker.addEventListener("error", ({ message }) => {
    // The next question starts another.
    started = null;
    for (const { reject } of waiting.values()) reject(new Error(message || "The map's worker did not start"));
  });
  return { worker, waiting };
}

function ask<T>(question: Question, handedOver: Transferable[] = []): Promise<T> {
  started ??= start();
  const { worker, waiting } = started;
  asked += 1;
  const id = asked;
  return new Promise<T>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ ...question, id }, handedOver);
  });
}

const canHandOver = "transferControlToOffscreen" in HTMLCanvasElement.prototype;

/**
 * Draws a square of the map, off the main thread: what a canvas is told to draw takes a phone most of a frame. A browser
 * that hands no canvas over (Safari before 16.4) draws it in the page.
 * @returns what was drawn, by the names of its scenes
 */
export async function paintTile(canvas: HTMLCanvasElement, tile: Tile): Promise<readonly string[]> {
  if (!canHandOver) return (await import("./map-work.ts")).paintTile(canvas, tile);
  const given = canvas.transferControlToOffscreen();
  return ask({ kind: "tile", canvas: given, tile }, [given]);
}

/** The names of the places that are drawn there. */
export const namesOf = (area: Area): Promise<readonly PlaceName[]> => ask({ kind: "names", area });
