/**
 * Characters that embed, override or isolate the direction of writing. They are invisible, reverse the text
 * beside them, and come along with pasted text: they are dropped, not refused.
 */
const DIRECTION_SIGNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** "\u202E06 12\u202C" → "06 12" */
export const withoutDirectionSigns = (text: string): string => text.replace(DIRECTION_SIGNS, "");
