import { Menu } from "@mantine/core";
import type { MouseEvent, ReactNode } from "react";

interface Props {
  /** The button that opens it. */
  target: ReactNode;
  /** `Menu.Item`s. */
  children: ReactNode;
}

/** Inside the page's main element, so that everything is inside a landmark; the first choice takes the focus. */
const portalProps = { target: "#main" };

/** It opens upwards where the tabs at the foot of a phone's screen would lie over it. */
const middlewares = { flip: { padding: { bottom: 72 } }, shift: true };

function focusOpener({ currentTarget: menu }: MouseEvent): void {
  document.getElementById(menu.getAttribute("aria-labelledby") ?? "")?.focus({ preventScroll: true });
}

/**
 * A few actions under one button. What is chosen gives the focus back to the button at once: the library would
 * after a moment, in which a dialog may open that takes nothing for its opener.
 */
export function ActionMenu({ target, children }: Props) {
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      radius={12}
      portalProps={portalProps}
      withInitialFocusPlaceholder={false}
      middlewares={middlewares}
      // Stays visible when the person scrolls its button away: hidden, it would hold the focus out of sight.
      hideDetached={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown onClick={focusOpener}>{children}</Menu.Dropdown>
    </Menu>
  );
}
