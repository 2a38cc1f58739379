import { type ReactNode, useMemo } from "react";
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
  type HistoryRouterProps,
  type To,
} from "react-router";
import { type WidgetMode, widgetMode } from "../../platform/widget.ts";
import { staysInFrame, withMode, withoutMode } from "./widget-address.ts";

type History = HistoryRouterProps["history"];

/**
 * The browser's history in a partner's mode: addresses written by the pages get the mode's parameters,
 * addresses they read lose them. From a frame, everything but the map opens in a new tab.
 */
function widgetHistory(mode: WidgetMode): History {
  const history = createBrowserHistory({ window, v5Compat: true });
  const go =
    (change: History["push"]): History["push"] =>
    (to, state) => {
      const place = withMode(to, mode);
      if (mode.isFramed && !staysInFrame(place)) {
        window.open(history.createHref(place), "_blank", "noopener");
        return;
      }
      change(place, state);
    };
  return {
    get action() {
      return history.action;
    },
    get location() {
      return withoutMode(history.location);
    },
    createHref: (to: To) => history.createHref(withMode(to, mode)),
    createURL: (to: To) => history.createURL(withMode(to, mode)),
    encodeLocation: (to: To) => history.encodeLocation(withMode(to, mode)),
    push: go(history.push),
    replace: go(history.replace),
    go: (delta: number) => history.go(delta),
    listen: (listener) =>
      history.listen((update) => listener({ ...update, location: withoutMode(update.location) })),
  };
}

export function WidgetRouter({ children }: { children: ReactNode }) {
  const history = useMemo(() => (widgetMode ? widgetHistory(widgetMode) : null), []);
  return history && <HistoryRouter history={history}>{children}</HistoryRouter>;
}
