import { Stack, Text } from "@mantine/core";
import type { ProgressInput } from "@mec/domain/application";
import { useConfirm } from "../../../ui/feedback/confirm.tsx";

/** What speaks against a step, and how it is taken all the same. */
export interface Doubts {
  /** As far as the figures on screen tell. */
  readonly doubts: readonly string[];
  /** Those that nothing else in the form tells; absent where that is all of them. */
  readonly told?: readonly string[];
  /** Those of what is sent, for whoever sends it before its figures are shown. */
  readonly findDoubts: () => Promise<readonly string[]>;
  readonly title: string;
  readonly confirmLabel: string;
  /** What the server is told with a yes to them. */
  readonly confirms?: Partial<ProgressInput>;
  /** The button of a step that is doubted. */
  readonly submitLabel: string;
}

/** Asks the question of a step that is doubted; resolves to whether to go on. */
export function useSure(onAsking: (isAsking: boolean) => void) {
  const confirm = useConfirm();
  return async ({ findDoubts, title, confirmLabel }: Doubts): Promise<boolean> => {
    const found = await findDoubts();
    if (found.length === 0) return true;
    onAsking(true);
    const isConfirmed = await confirm({
      title,
      body: (
        <Stack gap="xs">
          {found.map((doubt) => (
            <Text key={doubt}>{doubt}</Text>
          ))}
        </Stack>
      ),
      confirmLabel,
      space: "indigo",
    });
    onAsking(false);
    return isConfirmed;
  };
}
