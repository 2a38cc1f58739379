import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { visitTheme } from "../../ui/kit/visit-theme.ts";
import { cssVariablesOf } from "../../ui/theme.ts";

/**
 * The partner's colour for elements drawn without the library too: overrides the theme variables written at
 * build time.
 */
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
