import { Component, type ReactNode } from "react";
import { StoppedPage } from "./stopped-page.tsx";

interface Props {
  /** Identifies the page: after an error, a change of page renders the children again. */
  place: string;
  children: ReactNode;
}

/** Shows the 500 screen, in place of everything, when something broke. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.place !== this.props.place) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <StoppedPage /> : this.props.children;
  }
}
