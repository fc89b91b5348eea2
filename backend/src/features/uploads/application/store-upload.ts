import { Injectable } from '@nestjs/common';
import { fileKindOf } from '@shop/contracts/rules/files/file-kind';
import { UPLOAD } from '@shop/contracts/rules/files/uploads';
import type { StoredUploadView } from '@shop/contracts/uploads/views';
import { createHash } from 'node:crypto';
import type { Actor } from '../../../shared/actor.ts';
import { AuditLog } from '../../../shared/records/audit-log.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { Identifiers } from '../../../shared/identifiers.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { ownName } from '../domain/own-name.ts';
import { type Incoming, IncomingFiles } from './incoming-files.ts';
import { documentObject, pictureObject } from './object-names.ts';
import { ObjectStore } from './object-store.ts';
import { type EncodedPicture, PictureEncoder } from './picture-encoder.ts';
import { type NewUpload, Uploads } from './uploads.ts';

interface StoreUploadInput {
  incoming: Incoming;
  name: string;
  actor: Actor & { kind: 'staff' };
}

/** What is put into the store, by its object's name. */
type Objects = Map<string, { bytes: Uint8Array; type: string }>;

/**
 * Makes of a file that arrived what the shop shows. Objects first, then the row: whatever ends in between leaves
 * objects that nobody knows, which go with the next sweep, and never a picture without its files.
 */
@Injectable()
export class StoreUpload {
  constructor(
    private readonly files: IncomingFiles,
    private readonly encoder: PictureEncoder,
    private readonly store: ObjectStore,
    private readonly uploads: Uploads,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError upload-incomplete, upload-kind-refused, upload-too-large, upload-dimensions-refused,
   * upload-unreadable, busy, object-store-unavailable
   */
  async execute({ incoming, name, actor }: StoreUploadInput): Promise<StoredUploadView> {
    const bytes = await this.files.whole(incoming);
    const contentHash = createHash('sha256').update(bytes).digest('base64url');
    const known = await this.uploads.withContent(contentHash);
    if (known) return this.finished(incoming, { upload: known, known: true });

    const key = this.identifiers.uuid();
    const { picture, objects } = await this.made(key, bytes).catch(async (error: unknown) => {
      // What is refused for what it is will not be better when it is asked for again.
      if (error instanceof DomainError && error.kind !== 'unavailable') await this.forget(incoming);
      throw error;
    });
    await this.putAll(objects);
    const added = await this.add(actor, {
      key,
      name: ownName(name),
      bytes: bytes.length,
      contentHash,
      addedAt: this.clock.now(),
      addedBy: actor.name,
      picture,
    });
    if (added) return this.finished(incoming, { upload: added, known: false });
    // Somebody else sent the same file at the same time, and was first.
    await this.removeAll(objects);
    const first = await this.uploads.withContent(contentHash);
    if (!first) throw new DomainError('unavailable', 'busy', {});
    return this.finished(incoming, { upload: first, known: true });
  }

  private async made(
    key: string,
    bytes: Uint8Array,
  ): Promise<{ picture: EncodedPicture | null; objects: Objects }> {
    const kind = fileKindOf(bytes);
    if (kind === null) throw new DomainError('invalid', 'upload-kind-refused', {});
    const mostBytes = kind === 'picture' ? UPLOAD.pictureBytes : UPLOAD.documentBytes;
    if (bytes.length > mostBytes) throw new DomainError('too-large', 'upload-too-large', { mostBytes });
    if (kind === 'document') {
      return { picture: null, objects: new Map([[documentObject(key), { bytes, type: 'application/pdf' }]]) };
    }
    const picture = await this.encoder.encode(bytes);
    const objects = [...picture.files].map(
      ([file, each]) =>
        [pictureObject(key, file), { bytes: each, type: `image/${file.split('.')[1]}` }] as const,
    );
    return { picture, objects: new Map(objects) };
  }

  private async putAll(objects: Objects): Promise<void> {
    const puts = await Promise.allSettled(
      [...objects].map(([name, { bytes, type }]) => this.store.put(name, bytes, type)),
    );
    const failed = puts.find((put) => put.status === 'rejected');
    if (!failed) return;
    await this.removeAll(objects);
    throw failed.reason;
  }

  /** The row and its note in the audit log, or null. An answer that is lost leaves the objects where they are: the row may be there. */
  private add(actor: StoreUploadInput['actor'], upload: NewUpload) {
    return this.transaction.run(async () => {
      const added = await this.uploads.add(upload);
      if (added) {
        const { key, name, bytes } = upload;
        await this.audit.record({
          actor,
          action: 'upload.added',
          subject: `upload/${key}`,
          before: null,
          after: { name, bytes },
        });
      }
      return added;
    });
  }

  private async removeAll(objects: Objects): Promise<void> {
    await Promise.allSettled([...objects.keys()].map((name) => this.store.remove(name)));
  }

  private async forget(incoming: Incoming): Promise<void> {
    // The sweep takes what stays behind.
    await this.files.forget(incoming).catch(() => undefined);
  }

  private async finished(incoming: Incoming, stored: StoredUploadView): Promise<StoredUploadView> {
    await this.forget(incoming);
    return stored;
  }
}
