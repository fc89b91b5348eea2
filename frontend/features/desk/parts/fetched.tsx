import { Component, Suspense, type ReactNode } from 'react';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words as english } from '../../../words/en/staff/screen.ts';
import { useWords } from './chosen-words.ts';

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
    if (this.state.isMissing) return <Missing />;
    return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
  }
}

function Missing() {
  return <Notice kind="error">{useWords(english).notFetched}</Notice>;
}
