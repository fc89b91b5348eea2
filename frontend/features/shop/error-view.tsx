import { paths } from '../../lib/paths.ts';
import { BreakingText } from '../../ui/text/breaking-text.tsx';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { words } from '../../words/en/shop/errors.ts';
import styles from './error-view.module.css';

interface ErrorViewProps {
  status: number;
  message: string | null;
  /** The address is an order's, and no order has it: whoever came is a customer, not a stroller. */
  lostOrder?: boolean;
  /** By which the order desk’s people find what failed. */
  failedRequest?: string | undefined;
}

/** What stands in place of a page: what happened, what is safe, what to press. */
export function ErrorView({ status, message, lostOrder = false, failedRequest }: ErrorViewProps) {
  const [title, help] = wordsFor(status);
  const [href, toPress] = lostOrder
    ? [paths.track, words.findOrder]
    : status >= 500
      ? // This address once more, as a document of its own: without JavaScript too.
        ['', words.retry]
      : [paths.quickOrder, words.openList];
  return (
    <div className={styles['view']}>
      <p className={styles['status']}>{status}</p>
      <h1>{title}</h1>
      {message && (
        <p className={styles['message']}>
          <BreakingText text={message} />
        </p>
      )}
      <p>{lostOrder ? words.lostOrderHelp : help}</p>
      {failedRequest && (
        <p className={styles['message']}>
          {words.ifYouCall} <code>{failedRequest}</code>
        </p>
      )}
      <div className={styles['actions']}>
        <LinkButton href={href}>{toPress}</LinkButton>
        <LinkButton href={paths.home} look="quiet">
          {words.goHome}
        </LinkButton>
      </div>
    </div>
  );
}

/** In a word, what happened. */
export const titleOf = (status: number) => wordsFor(status)[0];

function wordsFor(status: number): readonly [title: string, help: string] {
  if (status === 404) return [words.notFound, words.notFoundHelp];
  if (status === 410) return [words.gone, words.goneHelp];
  if (status === 503) return [words.away, words.awayHelp];
  if (status === 400) return [words.badAddress, words.badAddressHelp];
  return [words.serverError, words.serverErrorHelp];
}
