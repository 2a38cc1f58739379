import { describe, expect, it, vi } from "vitest";
import { together } from "./together.ts";

const asked = (data: unknown, error: Error | null = null) => ({ data, error, refetch: vi.fn() });
const failure = new Error("down");

describe("what was asked for together", () => {
  it("is there once all of it has come, nothing being an answer too", () => {
    expect(together({ one: asked(1), none: asked(null) }).data).toEqual({ one: 1, none: null });
    expect(together({ one: asked(1), other: asked(undefined) })).toMatchObject({
      data: undefined,
      error: null,
    });
  });

  it("says why it did not come, and asks again for what failed only", () => {
    const queries = { one: asked(1), other: asked(undefined, failure) };
    const { data, error, retry } = together(queries);
    expect([data, error]).toEqual([undefined, failure]);
    retry();
    expect(queries.one.refetch).not.toHaveBeenCalled();
    expect(queries.other.refetch).toHaveBeenCalledOnce();
  });

  it("stays when asking again fails", () => {
    expect(together({ one: asked(1, failure) })).toMatchObject({ data: { one: 1 }, error: null });
  });
});
