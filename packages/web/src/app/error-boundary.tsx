import { Component, type ReactNode } from "react";
import { PieceMissing } from "../platform/fetch-piece.ts";
import { MissingPage } from "../ui/feedback/missing-page.tsx";
import { StoppedPage } from "./stopped-page.tsx";

interface Props {
  /** Identifies the page: after an error, a change of page renders the children again. */
  place: string;
  children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly error?: unknown;
}

const whole: State = { failed: false };

/**
 * Shows the 500 screen in place of everything when something broke. When only a page's file could not be fetched,
 * shows that in the page's place instead.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state = whole;

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.place !== this.props.place) this.setState(whole);
  }

  override render() {
    const { failed, error } = this.state;
    if (!failed) return this.props.children;
    if (!(error instanceof PieceMissing)) return <StoppedPage />;
    return (
      <main>
        <MissingPage missing={error} retry={() => this.setState(whole)} />
      </main>
    );
  }
}
