import type { ListDeskPostsQuery } from '@shop/contracts/blog/requests';
import type { DeskPostRowView, DeskPostView, PostEntry, PostStanding } from '@shop/contracts/blog/views';
import type { PictureView } from '@shop/contracts/catalogue/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { Revised } from '@shop/contracts/revised';

/** Posts as staff keep them: all but those that were withdrawn. */
export abstract class PostRepository {
  abstract page(query: ListDeskPostsQuery): Promise<ListPage<DeskPostRowView>>;
  /** Every tag that a post has, in order. */
  abstract tags(): Promise<string[]>;
  /** By its slug, or by one that it had. */
  abstract bySlug(slug: string): Promise<DeskPostView | null>;
  abstract find(id: string): Promise<Revised<PostEntry> | null>;
  /** Who may read it; held until the end of the transaction. */
  abstract hold(id: string): Promise<PostStanding | null>;
  abstract picture(key: string): Promise<PictureView | null>;
  /** Whether another post has the slug, or had it in public. */
  abstract isTaken(slug: string, id: string): Promise<boolean>;
  /** @throws DomainError slug-used */
  abstract add(id: string, entry: Pick<PostEntry, 'title' | 'slug' | 'author'>): Promise<void>;
  /** False when it has another revision by now. @throws DomainError slug-used, picture-unknown */
  abstract save(id: string, entry: PostEntry, revision: number): Promise<boolean>;
  /** The address that the public knew leads to the new one from now on. */
  abstract moved(id: string, from: string, to: string): Promise<void>;
  abstract stand(id: string, standing: PostStanding): Promise<void>;
  /** One that never was public goes altogether; of another its addresses stay, and say that it is gone. */
  abstract remove(id: string): Promise<void>;
}
