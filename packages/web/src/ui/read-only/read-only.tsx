import { MantineThemeProvider } from "@mantine/core";
import { createContext, type ReactNode, useContext } from "react";
import { Link } from "react-router";

const ReadOnly = createContext(false);

/** Whether the page is somebody else's, and nothing may be done on it. */
export const useReadOnly = (): boolean => useContext(ReadOnly);

/** What a button is drawn with: `to` for a link of the app, `href` for another. */
interface Drawn {
  readonly to?: string;
  readonly href?: string;
  readonly children?: ReactNode;
  readonly "data-reads"?: unknown;
}

/** Only what is said to read is drawn: a button that acts needs no word of its own to stay away. */
function readsOnly(props: object): ReactNode {
  const { "data-reads": reads, ...drawn } = props as Drawn;
  if (!reads) return null;
  const { to, href, children, ...rest } = drawn;
  if (to !== undefined) {
    return (
      <Link {...rest} to={to}>
        {children}
      </Link>
    );
  }
  if (href !== undefined) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" {...rest}>
      {children}
    </button>
  );
}

const defaultProps = { renderRoot: readsOnly };
const theme = { components: { Button: { defaultProps }, ActionIcon: { defaultProps } } };

/** A space that is read by somebody whose it is not: its buttons are gone, but those marked with `data-reads`. */
export function ReadOnlyArea({ children }: { children: ReactNode }) {
  return (
    <ReadOnly.Provider value={true}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </ReadOnly.Provider>
  );
}

/** What acts, and is no button: absent where one only reads. */
export function Acts({ children }: { children: ReactNode }) {
  return useReadOnly() ? null : children;
}
