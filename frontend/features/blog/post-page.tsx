import type { PostView } from '@shop/contracts/blog/views';
import { dayOf, formatDay, type Day } from '@shop/contracts/rules/days';
import { langOf } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { Container, Section } from '../../ui/page/section.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { words } from '../../words/en/shop/blog.ts';
import { words as site } from '../../words/en/shop/site.ts';
import { PostCards } from './post-cards.tsx';
import styles from './post-page.module.css';
import { shownPost, type ShownPost } from './shown-post.ts';

/** What the page of a post shows. */
export interface PostPageData extends Pick<PostView, 'title' | 'cover' | 'tags' | 'author' | 'body'> {
  publishedOn: Day;
  /** Null where it is as it was published. */
  updatedOn: Day | null;
  crumbs: { text: string; href: string }[];
  others: ShownPost[];
}

export function postPageData(post: PostView): PostPageData {
  const { slug, title, cover, tags, author, publishedOn, body } = post;
  const updatedOn = dayOf(new Date(post.updatedAt));
  return {
    title,
    cover,
    tags,
    author,
    publishedOn,
    updatedOn: updatedOn > publishedOn ? updatedOn : null,
    body,
    crumbs: [
      { text: site.home, href: paths.home },
      { text: words.title, href: paths.blog },
      { text: title, href: paths.post(slug) },
    ],
    others: post.others.map(shownPost),
  };
}

/** A post to read: its page in the shop, and its preview. */
export function PostPage(post: PostPageData) {
  const isTall = post.cover !== null && post.cover.width < 1.3 * post.cover.height;
  const { title, cover, tags, author, publishedOn, updatedOn, body, crumbs, others } = post;
  return (
    <Container narrow>
      <Breadcrumbs label={words.breadcrumbs} crumbs={crumbs} />
      <article className={styles['post']}>
        <h1 lang={langOf(title)}>{title}</h1>
        <p className={styles['by']}>
          {words.by(author, formatDay(publishedOn))}
          {updatedOn && <> · {words.updated(formatDay(updatedOn))}</>}
        </p>
        {cover && (
          <div className={`${styles['cover']} ${isTall ? styles['beside'] : ''}`}>
            <Picture
              picture={cover}
              sizes={isTall ? '(width < 640px) 94vw, 275px' : '(width < 720px) 94vw, 688px'}
              priority
            />
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
