import { visitGreen } from "../../platform/visit-green.ts";
import { theme } from "../theme.ts";

/** Our theme, with this visit's own green when it has one. */
export const visitTheme = visitGreen ? { ...theme, colors: { ...theme.colors, green: visitGreen } } : theme;
