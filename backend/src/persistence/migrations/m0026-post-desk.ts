import { Migration } from '@mikro-orm/migrations';
import { announced } from './announced.ts';
import { grant } from './serving-role.ts';

/** Posts are written by staff, and become public now or at a time. */
export class PostDesk extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE post
        ADD COLUMN revision integer NOT NULL DEFAULT 0,
        ADD COLUMN publish_at timestamptz,
        DROP CONSTRAINT post_state_check,
        ADD CONSTRAINT post_state_known CHECK (state IN ('draft', 'scheduled', 'published', 'withdrawn')),
        ADD CONSTRAINT post_time_known CHECK ((state = 'scheduled') = (publish_at IS NOT NULL));
    `);
    this.announcements();
    this.addSql(`
      SELECT pgboss.create_queue('posts', '{ "policy": "standard", "retryLimit": 15, "retryDelay": 15,
        "retryBackoff": true, "retryDelayMax": 10800, "expireInSeconds": 120, "retentionSeconds": 1209600,
        "deleteAfterSeconds": 1209600 }'::jsonb);
    `);
    this.addSql(
      grant({
        post: `insert, delete, update (slug, title, excerpt, cover_key, body, tags, author, state, published_on,
          publish_at, revision)`,
        post_redirect: 'insert, delete',
      }),
    );
  }

  /** A draft is no content: whoever saves one makes no page of the shop old. */
  private announcements(): void {
    this.addSql('DROP TRIGGER post_content ON post');
    const isPublic = (row: 'OLD' | 'NEW') => `${row}.state IN ('published', 'withdrawn')`;
    for (const [event, when] of [
      ['INSERT', isPublic('NEW')],
      ['UPDATE', `${isPublic('OLD')} OR ${isPublic('NEW')}`],
      ['DELETE', isPublic('OLD')],
    ] as const) {
      this.addSql(`
        CREATE TRIGGER post_content_${event.toLowerCase()} AFTER ${event} ON post FOR EACH ROW WHEN (${when})
          EXECUTE FUNCTION content_changed();`);
    }
    this.addSql(announced('post', 'posts', 'slug'));
  }
}
