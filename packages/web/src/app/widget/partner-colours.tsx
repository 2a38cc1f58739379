import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { partnerTheme } from "../../ui/kit/partner-theme.ts";
import { cssVariablesOf } from "../../ui/theme.ts";

/** The partner's colour for what is drawn without the library too: the variables of the theme, over the built ones. */
export function PartnerColours({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={partnerTheme}
      cssVariablesResolver={cssVariablesOf}
      deduplicateCssVariables={false}
      forceColorScheme="light"
    >
      {children}
    </MantineProvider>
  );
}
