import { visitGreen } from "../../platform/visit-green.ts";
import { theme } from "../theme.ts";

/** Our theme, with the green of this visit where it has one of its own. */
export const visitTheme = visitGreen ? { ...theme, colors: { ...theme.colors, green: visitGreen } } : theme;
