import { useMediaQuery } from "@mantine/hooks";
import { widgetMode } from "../../../platform/widget.ts";

/** Whether the list is a sheet over the map: on a phone, unless in a partner's page (explore.module.css). */
export function useIsSheet(): boolean {
  const isPhone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  return isPhone && !widgetMode?.isFramed;
}
