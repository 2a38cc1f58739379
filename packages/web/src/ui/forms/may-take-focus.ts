/**
 * Whether a result that comes late may take the focus: never from who went on elsewhere since.
 * @param asker what had the focus when the result was asked for
 */
export function mayTakeFocus(asker: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement === asker;
}
