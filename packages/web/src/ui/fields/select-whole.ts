import type { MouseEvent, PointerEvent } from "react";

type Field = HTMLInputElement;

/** The field that the press under way enters. */
let entered: Field | null = null;

/**
 * For a field whose whole text is selected on entering it, so that what is typed replaces it: a press puts the caret after the
 * focus came, where it fell. One on a field that has the focus already places it, as ever.
 */
export const byPress = {
  onPointerDown: ({ currentTarget: field }: PointerEvent<Field>) => {
    entered = document.activeElement === field ? null : field;
  },
  onClick: ({ currentTarget: field }: MouseEvent<Field>) => {
    // Who drags over a part of the text wants that part.
    if (field === entered && field.selectionStart === field.selectionEnd) field.select();
  },
};
