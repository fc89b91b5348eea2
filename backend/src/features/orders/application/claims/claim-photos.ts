import { Injectable } from '@nestjs/common';
import { CLAIM } from '@shop/contracts/rules/orders/claims';
import { Clock } from '../../../../shared/clock.ts';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import { Throttle, type ThrottleRule } from '../../../../shared/throttle/throttle.ts';
import { CLAIM_PHOTOS } from '../../../uploads/application/object-names.ts';
import { ObjectStore } from '../../../uploads/application/object-store.ts';
import { PictureEncoder } from '../../../uploads/application/picture-encoder.ts';
import { ClaimRepository, takesPhotos } from '../../domain/claim.ts';

const HOUR = 3_600_000;
/** So many tries are enough for four photographs. */
const BY_CLAIM: ThrottleRule = { limit: 40, windowMs: HOUR };

const photoObject = (id: string) => `${CLAIM_PHOTOS}${id}/photo.webp`;

/** A photograph whose row is being written is younger than this, ms. */
const SETTLED_AFTER = HOUR;
/** Looked up at once. */
const BATCH = 500;

interface SentPhoto {
  /** Of the order's page. */
  token: string;
  /** What the claim was sent under, which nobody else knows. */
  key: string;
  position: number;
}

/** Photographs of what is broken: made anew without what cameras note about place and owner, and shown to staff alone. */
@Injectable()
export class ClaimPhotos {
  constructor(
    private readonly claims: ClaimRepository,
    private readonly store: ObjectStore,
    private readonly encoder: PictureEncoder,
    private readonly throttle: Throttle,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
  ) {}

  /**
   * One in each position; sent again, the first stays.
   * @throws DomainError not-found, claim-answered, claim-refused, upload-kind-refused, upload-dimensions-refused,
   * upload-unreadable, busy, object-store-unavailable, too-many-requests
   */
  async add({ token, key, position }: SentPhoto, bytes: Uint8Array): Promise<void> {
    const claim = found(await this.claims.byKey(key));
    const { id: orderId } = found(await this.claims.behind(token));
    if (claim.orderId !== orderId) throw new DomainError('not-found', 'not-found', {});
    if (await this.claims.hasPhoto(claim, position)) return;
    if (claim.state !== 'open') throw new DomainError('conflict', 'claim-answered', { state: claim.state });
    const now = this.clock.now();
    if (!takesPhotos(claim, now)) throw new DomainError('conflict', 'claim-refused', { obstacle: 'late' });
    await this.throttle.take(`photographs of claim ${claim.id}`, BY_CLAIM);
    const photo = await this.encoder.photo(bytes, CLAIM.photoSide);
    const id = this.identifiers.uuid();
    // The object first: what ends in between leaves one that no row knows, which the sweep takes.
    await this.store.put(photoObject(id), photo, 'image/webp');
    const added = await this.claims.addPhoto(claim, { id, position }, now);
    if (!added) await this.store.remove(photoObject(id)).catch(() => undefined);
  }

  /** For staff. @throws DomainError not-found, object-store-unavailable */
  async read(number: string, claim: string, position: number): Promise<Uint8Array> {
    const id = found(await this.claims.photo(number, claim, position));
    return found(await this.store.read(photoObject(id)));
  }

  /** Removes from the store what has no row: what was erased, has outlived its term, or was never finished. */
  async sweep(): Promise<void> {
    const before = this.clock.now().getTime() - SETTLED_AFTER;
    let names: string[] = [];
    const flush = async () => {
      const known = await this.claims.knownPhotos(names.map(idIn));
      for (const name of names) if (!known.has(idIn(name))) await this.store.remove(name);
      names = [];
    };
    for await (const { name, storedAt } of this.store.list(CLAIM_PHOTOS)) {
      if (storedAt.getTime() < before && names.push(name) === BATCH) await flush();
    }
    if (names.length > 0) await flush();
  }
}

const idIn = (name: string) => name.split('/')[1] ?? '';
