import { notifyManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it("an answer that comes while something is pressed is shown once it is released", async () => {
  const target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  await import("./answers-provider.tsx");
  const queries = new QueryClient();
  const shown = vi.fn();
  // As a page follows an answer.
  const sum = new QueryObserver(queries, { queryKey: ["sum"], enabled: false });
  const stop = sum.subscribe(notifyManager.batchCalls(shown));
  target.dispatchEvent(new Event("mousedown"));
  queries.setQueryData(["sum"], 12);
  vi.advanceTimersByTime(500);
  expect(shown).not.toHaveBeenCalled();
  target.dispatchEvent(new Event("mouseup"));
  vi.advanceTimersByTime(1);
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ data: 12 }));
  stop();
});
