import { Container } from '../../../ui/page/section.tsx';
import { words } from '../../../words/en/shop/passbook.ts';
import { CallUs } from './call-us.tsx';
import styles from './passbook.module.css';

/** What stands behind a passbook's link that was replaced: that it was, and whom to call. */
export function ReplacedLink() {
  return (
    <Container>
      <article className={styles['page']}>
        <header className={styles['head']}>
          <h1>{words.linkReplacedTitle}</h1>
        </header>
        <p>{words.linkReplaced}</p>
        <CallUs />
      </article>
    </Container>
  );
}
