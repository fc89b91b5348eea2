import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { words } from '../../words/en/errors.ts';
import styles from './error-view.module.css';

/** What stands in place of a page: what happened, what is safe, what to press. */
export function ErrorView({ status, message }: { status: number; message: string | null }) {
  const notFound = status === 404;
  const title = notFound ? words.notFound : status === 503 ? words.away : words.serverError;
  const help = notFound ? words.notFoundHelp : status === 503 ? words.awayHelp : words.serverErrorHelp;
  return (
    <div className={styles['view']}>
      <p className={styles['status']}>{status}</p>
      <h1>{title}</h1>
      {message && message !== title && <p className={styles['message']}>{message}</p>}
      <p>{help}</p>
      <div className={styles['actions']}>
        <LinkButton href={paths.quickOrder}>{words.openList}</LinkButton>
        <LinkButton href={paths.home} look="quiet">
          {words.goHome}
        </LinkButton>
      </div>
    </div>
  );
}
