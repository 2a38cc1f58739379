import { MantineThemeProvider } from "@mantine/core";
import { createContext, type ReactNode, useContext } from "react";
import { Link } from "react-router";

const ReadOnly = createContext(false);

/** Whether the page is somebody else's, and nothing may be done on it. */
export const useReadOnly = (): boolean => useContext(ReadOnly);

/** The props of a button: `to` for a link of the app, `href` for another link. */
interface Drawn {
  readonly to?: string;
  readonly href?: string;
  readonly children?: ReactNode;
  readonly "data-reads"?: unknown;
}

/** Only buttons marked as reading are rendered: those that act disappear without any mark of their own. */
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

/** A space shown to somebody other than its holder: its buttons disappear, except those marked with `data-reads`. */
export function ReadOnlyArea({ children }: { children: ReactNode }) {
  return (
    <ReadOnly.Provider value={true}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </ReadOnly.Provider>
  );
}

/** Controls that act and are not buttons: not rendered in a read-only space. */
export function Acts({ children }: { children: ReactNode }) {
  return useReadOnly() ? null : children;
}
