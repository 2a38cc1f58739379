import { type RefObject, useLayoutEffect, useState } from "react";

/** Where the caret stands in the field of that name which has the focus, as long as another has not taken its place. */
function caretIn(id: string): [start: number | null, end: number | null] | null {
  const { activeElement: field } = document;
  const isIt = field?.id === id && field instanceof HTMLInputElement;
  return isIt ? [field.selectionStart, field.selectionEnd] : null;
}

/** Who was typing in the light field goes on where he was. */
export function useCaretOfLight(id: string, field: RefObject<HTMLInputElement | null>): void {
  const [caret] = useState(() => caretIn(id));
  useLayoutEffect(() => {
    if (caret) field.current?.setSelectionRange(...caret);
  }, [caret, field]);
}
