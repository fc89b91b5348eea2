import { formatDay } from '@shop/contracts/rules/days';
import { langOf } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './post-cards.module.css';
import type { ShownPost } from './shown-post.ts';

/** Posts to read, each with its cover. */
export function PostCards({
  posts,
  heading: Heading = 'h3',
  priority = 0,
}: {
  posts: readonly ShownPost[];
  /** One below what they stand under. */
  heading?: 'h2' | 'h3';
  priority?: number;
}) {
  return (
    <ul className={styles['grid']}>
      {posts.map((post, index) => (
        <li key={post.slug} className={styles['card']}>
          <span className={styles['picture']}>
            {post.cover && (
              <Picture picture={post.cover} sizes="96px" priority={index < priority} decorative />
            )}
          </span>
          <div className={styles['words']}>
            <Heading lang={langOf(post.title)}>
              <a href={paths.post(post.slug)}>{post.title}</a>
            </Heading>
            <p lang={langOf(post.excerpt)}>{post.excerpt}</p>
            <time dateTime={post.publishedOn}>{formatDay(post.publishedOn)}</time>
          </div>
        </li>
      ))}
    </ul>
  );
}
