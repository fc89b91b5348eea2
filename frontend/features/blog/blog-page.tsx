import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { Container } from '../../ui/page/section.tsx';
import { words } from '../../words/en/shop/blog.ts';
import styles from './blog-page.module.css';
import { PostCards } from './post-cards.tsx';
import type { BlogPageData } from './read-blog-page.ts';

/** The posts, a page at a time. */
export function BlogPage({ posts, page, pages }: BlogPageData) {
  return (
    <Container>
      <h1>{words.pageTitle(page)}</h1>
      <p className={styles['lead']}>{words.lead}</p>
      {posts.length > 0 ? (
        <PostCards posts={posts} heading="h2" priority={3} />
      ) : (
        <EmptyState title={words.empty} />
      )}
      {pages > 1 && (
        <nav className={styles['pages']} aria-label={words.pages}>
          {page > 1 && (
            <LinkButton href={paths.blogPage(page - 1)} look="quiet" rel="prev">
              {words.newer}
            </LinkButton>
          )}
          <span>{words.pageOf(page, pages)}</span>
          {page < pages && (
            <LinkButton href={paths.blogPage(page + 1)} look="quiet" rel="next">
              {words.older}
            </LinkButton>
          )}
        </nav>
      )}
    </Container>
  );
}
