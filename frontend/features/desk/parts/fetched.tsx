import { Component, Suspense, type ReactNode } from 'react';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/staff/shell.ts';

interface FetchedProps {
  /** Stands there until it comes. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Around what is fetched on first use: when it cannot be, its place says so, and the rest of the page stays. */
export class Fetched extends Component<FetchedProps, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override render(): ReactNode {
    if (this.state.isMissing) return <Notice kind="error">{words.notFetched}</Notice>;
    return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
  }
}
