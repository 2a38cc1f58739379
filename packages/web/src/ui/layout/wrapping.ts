import type { ButtonProps } from "@mantine/core";

/**
 * A button whose label takes as many lines as it needs: a phone is narrower than the sentence. A link among them has to be told
 * to centre it.
 */
export const wrapping: ButtonProps = {
  h: "auto",
  mih: 44,
  py: 8,
  styles: {
    root: { display: "inline-flex", alignItems: "center", justifyContent: "center" },
    label: { whiteSpace: "normal", overflow: "visible", height: "auto", lineHeight: 1.35 },
  },
};
