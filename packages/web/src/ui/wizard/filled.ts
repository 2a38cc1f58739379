/** How far a step's bar is filled, in %: those before the current one whole, the current one by the share of it that is reached. */
export function filled(index: number, current: number, share: number): string {
  if (index === current) return `${Math.round(share * 100)}%`;
  return index < current ? "100%" : "0%";
}
