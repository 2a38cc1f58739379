import { Menu } from "@mantine/core";
import type { ReactNode } from "react";

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

/** A few actions under one button. */
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
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
