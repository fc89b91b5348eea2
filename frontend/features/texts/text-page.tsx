import { LinkButton } from '../../ui/buttons/button.tsx';
import { Container, Section } from '../../ui/page/section.tsx';
import type { Text, TextSection } from '../../words/text.ts';
import styles from './text-page.module.css';

/** A page that is read: about, refunds and terms, privacy. */
export function TextPage({ text }: { text: Pick<Text, 'title' | 'lead' | 'sections'> }) {
  return (
    <Container narrow>
      <h1>{text.title}</h1>
      <p className={styles['lead']}>{text.lead}</p>
      <TextSections sections={text.sections} />
    </Container>
  );
}

function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ title, id, paragraphs = [], points = [], links = [] }) => (
    <Section key={title} title={title} {...(id && { id })}>
      <div className={styles['text']}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points.length > 0 && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {links.length > 0 && (
          <p className={styles['links']}>
            {links.map(({ text, href }) => (
              <LinkButton key={href} href={href} look="quiet">
                {text}
              </LinkButton>
            ))}
          </p>
        )}
      </div>
    </Section>
  ));
}
