import { Menu } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  /** The button that opens it. */
  target: ReactNode;
  /** `Menu.Item`s. */
  children: ReactNode;
}

/** In the page's main part, so that nothing stands outside of a landmark; the first choice takes the focus. */
const portalProps = { target: "#main" };

/** A few actions under one button. */
export function ActionMenu({ target, children }: Props) {
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      radius={12}
      portalProps={portalProps}
      withInitialFocusPlaceholder={false}
      // Who scrolls its button away finds it open where it was: hidden, it would hold the focus and not be seen.
      hideDetached={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
