import { Injectable } from '@nestjs/common';
import type { AddPostRequest, PreviewPostRequest } from '@shop/contracts/blog/requests';
import type { PostEntry, PostStanding, PostView } from '@shop/contracts/blog/views';
import type { Revised } from '@shop/contracts/revised';
import { dayOf } from '@shop/contracts/rules/days';
import { THE_SHOP } from '../../../shared/actor.ts';
import { DelayedJobs } from '../../../shared/delayed-jobs.ts';
import { type AuditEntry, AuditLog } from '../../../shared/records/audit-log.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { Identifiers } from '../../../shared/identifiers.ts';
import { RevisedRecords } from '../../../shared/records/revised-records.ts';
import { holdsNothing, safeRichText, safeRichTextIfAny } from '../../../shared/rich-text.ts';
import { CLOCKS_APART, waitUntil } from '../../../shared/time-ahead.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { PostRepository } from './post-repository.ts';
import { Posts } from './posts.ts';

type Actor = AuditEntry['actor'];

/** What staff do with posts: write them, and say who may read them. */
@Injectable()
export class PostDesk {
  constructor(
    private readonly posts: PostRepository,
    private readonly publicPosts: Posts,
    private readonly records: RevisedRecords,
    private readonly delayedJobs: DelayedJobs,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly identifiers: Identifiers,
  ) {}

  /** @throws DomainError slug-used */
  add({ title, slug }: AddPostRequest, actor: Actor): Promise<{ id: string }> {
    const id = this.identifiers.uuid();
    return this.transaction.run(async () => {
      await this.assertFree(slug, id);
      const entry = { title, slug, author: actor.name };
      await this.posts.add(id, entry);
      await this.record(id, 'added', null, entry, actor);
      return { id };
    });
  }

  /** @throws DomainError slug-used, picture-unknown */
  save(id: string, typed: PreviewPostRequest, revision: number, actor: Actor): Promise<Revised<PostEntry>> {
    return this.records.save<PostEntry>({
      actor,
      action: 'post.saved',
      subject: `post/${id}`,
      revision,
      find: () => this.posts.find(id),
      change: async ({ slug }) => {
        if (typed.slug !== slug) await this.assertFree(typed.slug, id);
        return this.entryOf(typed);
      },
      write: (entry) => this.posts.save(id, entry, revision),
      follow: async (before, after) => {
        if (before.slug !== after.slug) await this.posts.moved(id, before.slug, after.slug);
      },
    });
  }

  /** The post as it stands in the form, as the public would read it today. */
  async preview(id: string, typed: PreviewPostRequest): Promise<PostView> {
    const { publishAt, publishedOn } = found(await this.posts.hold(id));
    const now = this.clock.now();
    const day = publishedOn ?? dayOf(publishAt === null ? now : new Date(publishAt));
    return this.publicPosts.preview(await this.entryOf(typed), day, now);
  }

  /**
   * Now or at a time; one that waits can be given another.
   * @throws DomainError post-state-changed, post-empty, apply-time-unsuitable
   */
  publish(id: string, at: Date | null, actor: Actor): Promise<PostStanding> {
    return this.step(id, actor, async (standing) => {
      if (standing.state === 'published') throw changed(standing);
      if (holdsNothing(found(await this.posts.find(id)).value.body)) {
        throw new DomainError('conflict', 'post-empty', {});
      }
      const now = this.clock.now();
      if (at === null) return published(now);
      await this.delayedJobs.schedule('posts', `post/${id}`, id, waitUntil(at, now));
      return { ...standing, state: 'scheduled', publishAt: at.toISOString() };
    });
  }

  /** @throws DomainError post-state-changed */
  takeBack(id: string, actor: Actor): Promise<PostStanding> {
    return this.step(id, actor, async (standing) => {
      if (standing.state === 'draft') throw changed(standing);
      return { ...standing, state: 'draft', publishAt: null };
    });
  }

  /** @throws DomainError post-state-changed: only a draft is deleted */
  delete(id: string, actor: Actor): Promise<{ id: string }> {
    return this.transaction.run(async () => {
      const standing = found(await this.posts.hold(id));
      if (standing.state !== 'draft') throw changed(standing);
      const { value } = found(await this.posts.find(id));
      await this.posts.remove(id);
      await this.record(id, 'deleted', value, null, actor);
      return { id };
    });
  }

  /** Its time has come. However many copies of the shop are woken, it is published once. */
  async publishDue(id: string): Promise<void> {
    const standing = await this.transaction.run(() => this.posts.hold(id));
    if (standing?.state !== 'scheduled' || standing.publishAt === null) return;
    const at = new Date(standing.publishAt);
    const wait = at.getTime() - this.clock.now().getTime();
    // It was given a later time, which has a delayed job of its own.
    if (wait > CLOCKS_APART) return;
    // The database wakes us by its clock; ours may be a little behind. Thrown, it is tried again in a while.
    if (wait > 0) throw new Error('not yet, by the clock here');
    await this.step(id, THE_SHOP, async (present) =>
      present.publishAt === standing.publishAt ? published(at) : present,
    );
  }

  private step(
    id: string,
    actor: Actor,
    next: (standing: PostStanding) => Promise<PostStanding>,
  ): Promise<PostStanding> {
    return this.transaction.run(async () => {
      const before = found(await this.posts.hold(id));
      const after = await next(before);
      if (after === before) return before;
      await this.posts.stand(id, after);
      await this.record(id, after.state, before, after, actor);
      return after;
    });
  }

  /** What is stored of what was typed: cleaned, and with the cover as it is now. */
  private async entryOf(typed: PreviewPostRequest): Promise<PostEntry> {
    const { title, titleTa, slug, excerpt, excerptTa, coverKey, body, bodyTa, tags, author } = typed;
    const cover = coverKey === null ? null : await this.posts.picture(coverKey);
    if (coverKey !== null && cover === null) throw new DomainError('conflict', 'picture-unknown', {});
    return {
      title,
      titleTa,
      slug,
      excerpt,
      excerptTa,
      cover,
      body: safeRichText(body),
      bodyTa: safeRichTextIfAny(bodyTa),
      tags: [...new Set(tags)],
      author,
    };
  }

  private async assertFree(slug: string, id: string): Promise<void> {
    if (await this.posts.isTaken(slug, id)) throw new DomainError('conflict', 'slug-used', {});
  }

  private record(id: string, what: string, before: unknown, after: unknown, actor: Actor): Promise<void> {
    return this.audit.record({ actor, action: `post.${what}`, subject: `post/${id}`, before, after });
  }
}

function published(at: Date): PostStanding {
  return { state: 'published', publishAt: null, publishedOn: dayOf(at) };
}

function changed({ state }: PostStanding): DomainError {
  return new DomainError('conflict', 'post-state-changed', { state });
}
