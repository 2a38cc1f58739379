/** One measured figure, its goal, and a control measured in the same run (the machine's own speed that minute). */
export type BenchResult = {
  name: string;
  value: number;
  unit: string;
  goal?: { max?: number; min?: number };
  control?: { name: string; value: number; unit: string };
};
