import { Injectable } from '@nestjs/common';
import type { UploadView } from '@shop/contracts/uploads/views';
import type { Actor } from '../../../shared/actor.ts';
import { AuditLog } from '../../../shared/records/audit-log.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { documentObject, pictureObject } from './object-names.ts';
import { ObjectStore } from './object-store.ts';
import { Uploads } from './uploads.ts';

type Staff = Actor & { kind: 'staff' };

/** What staff do with an upload that is there. */
@Injectable()
export class UploadDesk {
  constructor(
    private readonly uploads: Uploads,
    private readonly store: ObjectStore,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** Says what a picture shows, for those who do not see it. */
  describe(key: string, alt: string, actor: Staff): Promise<UploadView> {
    return this.transaction.run(async () => {
      const { picture } = found(await this.uploads.find(key));
      if (picture === null) throw new DomainError('not-found', 'not-found', {});
      await this.uploads.describe(key, alt);
      const record = { actor, action: 'upload.described', subject: `upload/${key}` };
      await this.audit.record({ ...record, before: { alt: picture.alt }, after: { alt } });
      return found(await this.uploads.find(key));
    });
  }

  /** @throws DomainError not-found, upload-in-use */
  async remove(key: string, actor: Staff): Promise<void> {
    const removed = await this.transaction.run(async () => {
      const upload = found(await this.uploads.find(key));
      await this.uploads.hold(key);
      const uses = await this.uploads.usesOf(key);
      if (uses.length > 0) throw new DomainError('conflict', 'upload-in-use', { uses });
      await this.uploads.remove(key);
      const record = { actor, action: 'upload.removed', subject: `upload/${key}` };
      await this.audit.record({ ...record, before: { name: upload.name }, after: null });
      return upload;
    });
    // Nobody knows the objects any more; what cannot be removed now goes with the next sweep.
    await Promise.allSettled(objectsOf(removed).map((name) => this.store.remove(name)));
  }
}

function objectsOf({ key, picture }: UploadView): string[] {
  if (picture === null) return [documentObject(key)];
  return picture.widths.flatMap((width) =>
    ['avif', 'webp'].map((format) => pictureObject(key, `${width}.${format}`)),
  );
}
