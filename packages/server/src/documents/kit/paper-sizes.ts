/** A4, upright, in points. */
export const a4 = { width: 595.28, height: 841.89 };

/** 150 points to the inch: enough for a screen and for a sheet that is printed from the picture. */
export const a4Pixels = { upright: 1240, lying: 1754 };
