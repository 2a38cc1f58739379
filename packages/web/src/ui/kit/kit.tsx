import { MantineContext, MantineProvider } from "@mantine/core";
import { type ReactNode, useContext } from "react";
import { cssVariablesOf } from "../theme.ts";
import { visitTheme } from "./visit-theme.ts";

/**
 * What the library's components need around them: our theme. Loaded with the first page that uses them: the
 * frame and the home page do without. The theme's variables are already in the first view's styles, and each
 * component brings its own (vite/component-styles.ts). Inside itself it adds nothing.
 */
export function Kit({ children }: { children: ReactNode }) {
  const isInside = useContext(MantineContext) !== null;
  if (isInside) return children;
  return (
    <MantineProvider
      theme={visitTheme}
      cssVariablesResolver={cssVariablesOf}
      forceColorScheme="light"
      withCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}
