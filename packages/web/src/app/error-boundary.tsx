import { Component, type ReactNode } from "react";
import { StoppedPage } from "./stopped-page.tsx";

/** Shows the 500 screen in place of a page that broke. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <StoppedPage /> : this.props.children;
  }
}
