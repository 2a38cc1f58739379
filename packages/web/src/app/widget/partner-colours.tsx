import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { visitTheme } from "../../ui/kit/visit-theme.ts";
import { cssVariablesOf } from "../../ui/theme.ts";

/** The partner's colour for what is drawn without the library too: the variables of the theme, over the built ones. */
export function PartnerColours({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={visitTheme}
      cssVariablesResolver={cssVariablesOf}
      deduplicateCssVariables={false}
      forceColorScheme="light"
    >
      {children}
    </MantineProvider>
  );
}
