import { Container } from '../../ui/page/section.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './own-text-page.module.css';

interface OwnTextPageProps {
  title: string;
  /** By the id that links lead to. */
  texts: Readonly<Record<string, string>>;
}

/** A page that is read, in the owner's words: about, refunds and terms, privacy. */
export function OwnTextPage({ title, texts }: OwnTextPageProps) {
  return (
    <Container narrow>
      <h1>{title}</h1>
      {Object.entries(texts).map(([id, html]) => (
        <div key={id} id={id} className={styles['text']}>
          <RichText html={html} />
        </div>
      ))}
    </Container>
  );
}
