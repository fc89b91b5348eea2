import { Component, type ReactNode } from 'react';
import { isBotLike } from '../../lib/bots.ts';
import { ErrorView } from './error-view.tsx';

/** The page as the server made it, kept for programs that read pages. */
const servedHtml = typeof document === 'undefined' ? '' : (document.getElementById('root')?.innerHTML ?? '');

/**
 * A component that fails shows the error view to a person. A bot goes on seeing what the server rendered; its
 * error is in the console only.
 */
export class CrashBoundary extends Component<{ children: ReactNode; path: string }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  /** The next page gets another chance. */
  override componentDidUpdate(before: { path: string }): void {
    if (before.path !== this.props.path && this.state.error !== null) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isBotLike(navigator.userAgent)) return <div dangerouslySetInnerHTML={{ __html: servedHtml }} />;
    return <ErrorView status={500} message={error instanceof Error ? error.message : null} />;
  }
}
