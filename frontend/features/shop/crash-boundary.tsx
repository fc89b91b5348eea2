import { Component, type ReactNode } from 'react';
import { isBotLike } from '@shop/contracts/rules/referrals/bots';
import { ErrorView } from './error-view.tsx';

/** The page as the server made it, kept for programs that read pages. */
const servedHtml = typeof document === 'undefined' ? '' : (document.getElementById('root')?.innerHTML ?? '');

interface Props {
  children: ReactNode;
  path: string;
}

interface State {
  error: unknown;
  path: string;
}

/**
 * A component that fails shows the error view to a person. A bot goes on seeing what the server rendered; its
 * error is in the console only.
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: null, path: this.props.path };

  /** The next page gets another chance. */
  static getDerivedStateFromProps({ path }: Props, state: State): State {
    return path === state.path ? state : { error: null, path };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isBotLike(navigator.userAgent)) return <div dangerouslySetInnerHTML={{ __html: servedHtml }} />;
    return <ErrorView status={500} message={error instanceof Error ? error.message : null} />;
  }
}
