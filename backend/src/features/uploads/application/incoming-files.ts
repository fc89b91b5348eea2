import { Injectable } from '@nestjs/common';
import { partsOf } from '@shop/contracts/rules/files/uploads';
import { DomainError } from '../../../shared/domain-error.ts';
import { partObject } from './object-names.ts';
import { ObjectStore } from './object-store.ts';

/** Parts read or removed at once. */
const AT_ONCE = 8;

/** The parts of a file that one member of staff is sending. */
export interface Incoming {
  staffId: string;
  upload: string;
  parts: number;
}

/** Files on their way. They wait in the object store, so that each part may come to another copy of the backend. */
@Injectable()
export class IncomingFiles {
  constructor(private readonly store: ObjectStore) {}

  keep(staffId: string, upload: string, part: number, bytes: Uint8Array): Promise<void> {
    return this.store.put(partObject(staffId, upload, part), bytes, 'application/octet-stream');
  }

  /** @throws DomainError upload-incomplete */
  async whole(incoming: Incoming): Promise<Buffer> {
    const parts = await eachOf(incoming, (name) => this.store.read(name));
    const arrived = parts.filter((part) => part !== null);
    const bytes = Buffer.concat(arrived);
    // A part that is shorter than it should be was cut on its way here.
    if (arrived.length < incoming.parts || partsOf(bytes.length) !== incoming.parts)
      throw new DomainError('conflict', 'upload-incomplete', {});
    return bytes;
  }

  async forget(incoming: Incoming): Promise<void> {
    await eachOf(incoming, (name) => this.store.remove(name));
  }
}

async function eachOf<T>(
  { staffId, upload, parts }: Incoming,
  work: (name: string) => Promise<T>,
): Promise<T[]> {
  const done: T[] = [];
  for (let from = 0; from < parts; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, parts - from) }, (_, n) => from + n);
    done.push(...(await Promise.all(numbers.map((part) => work(partObject(staffId, upload, part))))));
  }
  return done;
}
