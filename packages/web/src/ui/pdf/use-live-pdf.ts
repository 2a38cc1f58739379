import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

const pauseOfTyping = 400;

interface LivePdf<B> {
  key: readonly unknown[];
  /** What is being typed, as the server takes it. */
  typed: B;
  make: (typed: B, signal: AbortSignal) => Promise<Blob>;
}

/** The PDF of what is being typed, once the typing pauses; the former one stays until the next has come. */
export function useLivePdf<B>({ key, typed, make }: LivePdf<B>) {
  // By its text: what is typed is a new object at each keystroke, whether it says something else or not.
  const text = JSON.stringify(typed);
  const [settled] = useDebouncedValue(text, pauseOfTyping);
  const preview = useQuery({
    queryKey: [...key, settled],
    queryFn: ({ signal }) => make(JSON.parse(settled), signal),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return { ...preview, isUpdating: preview.isFetching || settled !== text };
}
