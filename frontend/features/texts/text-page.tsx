import { LinkButton } from '../../ui/button.tsx';
import { Container, Section } from '../../ui/section.tsx';
import styles from './text-page.module.css';

/** A part of a text to read: paragraphs, then points, then where to go on. */
export interface TextSection {
  title: string;
  /** Where links lead: `#terms`. */
  id?: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
  links?: readonly { text: string; href: string }[];
}

export interface Text {
  title: string;
  description: string;
  lead: string;
  sections: readonly TextSection[];
}

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
