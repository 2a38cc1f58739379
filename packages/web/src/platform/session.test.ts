import { ApiError, type Client } from "@mec/api";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { noPoints, ownPoints, pointsQuery } from "./session.ts";

let log: MockInstance;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

describe("reading one's points", () => {
  it("logs a failure, and reads as having none", async () => {
    const failure = new ApiError({ statusCode: 500, error: "", message: "INTERNAL_ERROR", requestId: "1" });
    const call = (() => Promise.reject(failure)) as Client;
    expect(await new QueryClient().fetchQuery(pointsQuery(call))).toEqual(noPoints);
    expect(log).toHaveBeenCalledWith(expect.any(String), failure);
  });

  it("keeps those that were read before, which a failure does not take away", async () => {
    const queries = new QueryClient();
    const before = { ...noPoints, totals: { ...noPoints.totals, consumptionPoints: 1 } };
    const call = (() => Promise.reject(new TypeError("Failed to fetch"))) as Client;
    queries.setQueryData(pointsQuery(call).queryKey, before);
    expect(await queries.fetchQuery({ ...pointsQuery(call), staleTime: 0 })).toEqual(before);
    expect(log).toHaveBeenCalled();
  });

  it("logs nothing when it is given up, and keeps nothing", async () => {
    const queries = new QueryClient();
    const call = ((_: unknown, { signal }: { signal: AbortSignal }) => {
      void queries.cancelQueries({ queryKey: ownPoints });
      return signal.aborted ? Promise.reject(signal.reason) : Promise.resolve({});
    }) as Client;
    await expect(queries.fetchQuery(pointsQuery(call))).rejects.toThrow("CancelledError");
    expect(log).not.toHaveBeenCalled();
    expect(queries.getQueryData(pointsQuery(call).queryKey)).toBeUndefined();
  });
});
