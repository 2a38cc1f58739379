import { MantineProvider } from "@mantine/core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";
import { cssVariablesOf, theme } from "../src/ui/theme.ts";

const themeModule = "virtual:theme-variables.css";

/** The theme as CSS variables, written once at the build: the frame needs no library to be in our colours. */
export function themeVariables(): Plugin {
  return {
    name: "theme-variables",
    resolveId: (source) => (source === themeModule ? themeModule : null),
    load(id) {
      if (id !== themeModule) return null;
      const provider = createElement(MantineProvider, { theme, cssVariablesResolver: cssVariablesOf });
      const styles = renderToStaticMarkup(provider).matchAll(/<style[^>]*>(.*?)<\/style>/gs);
      return Array.from(styles, ([, css]) => css).join("\n");
    },
  };
}
