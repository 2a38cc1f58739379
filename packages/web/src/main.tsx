import "@fontsource-variable/inter/wght.css";
import "./app/first-view-styles.ts";
import "./ui/global.css";
import "./ui/first-view.css";
import { formatNumber } from "@mec/domain/shared";
import { Fragment, StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app/app.tsx";
import { preloadPage } from "./app/routes.tsx";
import { startI18n } from "./platform/i18n.ts";
import { widgetMode } from "./platform/widget.ts";

/**
 * Resolves once the browser has painted the server's HTML, after 300 ms at the latest; at once in a hidden
 * page, which is not painted.
 */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: "paint", buffered: true });
    setTimeout(resolve, document.visibilityState === "visible" ? 300 : 0);
  });

/** What is around the app: in a partner's mode its addresses, its colours and the head of its pages are the partner's. */
async function surroundings() {
  if (widgetMode === null) return { Router: BrowserRouter, Colours: Fragment, Head: Fragment };
  const widget = widgetMode;
  const [{ WidgetRouter }, { PartnerColours }, { PartnerLine }] = await Promise.all([
    import("./app/widget/widget-router.tsx"),
    import("./app/widget/partner-colours.tsx"),
    import("./app/widget/partner-line.tsx"),
  ]);
  return { Router: WidgetRouter, Colours: PartnerColours, Head: () => <PartnerLine widget={widget} /> };
}

/** Beside the files of the page: where this one does not come, a press is what the browser makes of it, and what was typed is lost. */
const keepTouches = (): Promise<void> =>
  import("./app/kept-touches.ts").then(
    (touches) => touches.keepTouches(),
    () => undefined,
  );

/**
 * Not awaited at the top of the module: the pages' files import from the entry file, so each would wait for
 * the other.
 */
async function start(): Promise<void> {
  await firstPaint();
  const files = Promise.all([
    surroundings(),
    startI18n(navigator.languages),
    preloadPage(window.location.pathname),
    keepTouches(),
  ]);
  // A browser's first number reads the tables of all languages: a task of its own, while the files come.
  setTimeout(() => formatNumber(0));
  // The server's first view stays until the page can take its place whole.
  const [{ Router, Colours, Head }] = await files;
  const root = document.getElementById("root");
  if (!root) return;
  // In slices, as a transition: a first touch need not wait until the whole page is there.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Colours>
          <App Router={Router} Head={Head} />
        </Colours>
      </StrictMode>,
    ),
  );
}

void start();
