import { formatDay } from '@shop/contracts/rules/days';
import { useData } from 'vike-react/useData';
import { PostCards } from '../../../../features/blog/post-cards.tsx';
import { paths } from '../../../../lib/paths.ts';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { Container, Section } from '../../../../ui/section.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { words } from '../../../../words/en/blog.ts';
import type { Data } from './+data.tsx';
import styles from './post.module.css';

export function Page() {
  const { title, cover, tags, author, publishedOn, updatedOn, body, crumbs, others } = useData<Data>();
  return (
    <Container narrow>
      <Breadcrumbs label={words.breadcrumbs} crumbs={crumbs} />
      <article>
        <h1>{title}</h1>
        <p className={styles['by']}>
          {words.by(author, formatDay(publishedOn))}
          {updatedOn && <> · {words.updated(formatDay(updatedOn))}</>}
        </p>
        {cover && (
          <div className={styles['cover']}>
            <Picture picture={cover} sizes="(width < 720px) 94vw, 688px" priority />
          </div>
        )}
        <RichText html={body} />
        {tags.length > 0 && (
          <p className={styles['tags']}>
            {words.tags}:{' '}
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </p>
        )}
      </article>
      {others.length > 0 && (
        <Section title={words.others}>
          <PostCards posts={others} />
          <p className={styles['all']}>
            <LinkButton href={paths.blog} look="quiet">
              {words.all}
            </LinkButton>
          </p>
        </Section>
      )}
    </Container>
  );
}
