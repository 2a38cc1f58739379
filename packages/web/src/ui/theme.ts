import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

/** Green: the public site and consumers. Shade 7 is text and buttons (7.2:1 on white), 0 and 1 are surfaces. */
const green: MantineColorsTuple = [
  "#eef8f1",
  "#d9efe1",
  "#b3dec4",
  "#86c9a2",
  "#55af7e",
  "#2f9561",
  "#1e7b4d",
  "#17643f",
  "#124f32",
  "#0c3a25",
];
/** Indigo: the project owner's space. */
const indigo: MantineColorsTuple = [
  "#eef0fd",
  "#dde0fa",
  "#bac0f4",
  "#949dec",
  "#7079e2",
  "#5660d6",
  "#454dc4",
  "#3a41a8",
  "#2f3585",
  "#232861",
];
/** Yellow: the sun, energy, highlights. Never text. */
const sun: MantineColorsTuple = [
  "#fff8e1",
  "#feefc3",
  "#fde292",
  "#fbd35c",
  "#f7c948",
  "#efb72b",
  "#d99a12",
  "#a87408",
  "#7a5405",
  "#4d3503",
];
/** Slightly warm greys. */
const gray: MantineColorsTuple = [
  "#faf9f7",
  "#f3f1ee",
  "#e8e5e0",
  "#d8d4cd",
  "#bcb7ae",
  "#948f86",
  "#6f6a62",
  "#57534c",
  "#3a3733",
  "#24221f",
];

export const theme = createTheme({
  primaryColor: "green",
  primaryShade: 7,
  colors: { green, indigo, sun, gray },
  black: "#24221f",
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Inter Variable', system-ui, sans-serif", fontWeight: "650" },
  defaultRadius: 8,
  radius: { md: "8px", lg: "12px" },
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    Card: { defaultProps: { radius: 12, withBorder: true, padding: "lg" } },
    Paper: { defaultProps: { radius: 12 } },
    Button: { defaultProps: { size: "md" } },
    TextInput: { defaultProps: { size: "md" } },
    PasswordInput: { defaultProps: { size: "md" } },
    Textarea: { defaultProps: { size: "md" } },
    Select: { defaultProps: { size: "md" } },
    NumberInput: { defaultProps: { size: "md" } },
    Checkbox: { defaultProps: { size: "md" } },
    Anchor: { defaultProps: { underline: "always" } },
    Modal: { defaultProps: { radius: 12, centered: true, closeButtonProps: { "aria-label": "Fermer" } } },
    Loader: { defaultProps: { type: "dots" } },
  },
});

/** The tokens that plain CSS and drawings use. */
export const cssVariablesOf: CSSVariablesResolver = ({ colors }) => ({
  variables: {
    "--mec-green": colors.green[7],
    "--mec-green-tint": colors.green[0],
    "--mec-indigo": indigo[7],
    "--mec-indigo-tint": indigo[0],
    "--mec-sun": sun[4],
    "--mec-hairline": gray[2],
    "--mec-header-height": "60px",
    "--mec-tabs-height": "64px",
  },
  light: {
    "--mantine-color-dimmed": gray[6],
    "--mantine-color-error": "#b3261e",
    "--mantine-color-placeholder": gray[6],
  },
  dark: {},
});
