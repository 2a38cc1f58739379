import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchPiece, PieceMissing } from "./fetch-piece.ts";

afterEach(() => vi.unstubAllGlobals());

const online = (onLine: boolean) => vi.stubGlobal("navigator", { onLine });

describe("a piece of a page", () => {
  it("is not asked for offline, so that it can be asked for later on the same page", async () => {
    online(false);
    const load = vi.fn(async () => "piece");
    await expect(fetchPiece(load)).rejects.toMatchObject({ needsReload: false });
    expect(load).not.toHaveBeenCalled();
    online(true);
    await expect(fetchPiece(load)).resolves.toBe("piece");
  });

  it("that failed on its way needs the page anew", async () => {
    online(true);
    const missing = await fetchPiece(async () => Promise.reject(new TypeError("Failed to fetch"))).catch(
      (e) => e,
    );
    expect(missing).toBeInstanceOf(PieceMissing);
    expect(missing.needsReload).toBe(true);
  });
});
