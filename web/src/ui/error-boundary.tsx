import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  fallback: (problem: unknown, retry: () => void) => ReactNode;
}

/** Confines an error to one part of the screen. */
export class ErrorBoundary extends Component<Props, { problem: unknown; failed: boolean }> {
  override state = { problem: undefined as unknown, failed: false };

  static getDerivedStateFromError(problem: unknown) {
    return { problem, failed: true };
  }

  readonly #retry = () => this.setState({ problem: undefined, failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.problem, this.#retry) : this.props.children;
  }
}
