import { Box } from "@mantine/core";

interface Props {
  long: string;
  /** Words taken from the long label, which names the button at every width. */
  short: string;
}

/** A button's text, shorter where a phone would cut it; the button's `aria-label` is the long one. */
export const ShortLabel = ({ long, short }: Props) => (
  <>
    <Box component="span" visibleFrom="sm">
      {long}
    </Box>
    <Box component="span" hiddenFrom="sm">
      {short}
    </Box>
  </>
);
