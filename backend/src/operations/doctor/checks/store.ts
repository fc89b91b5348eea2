import { randomUUID } from 'node:crypto';
import { readObjectStoreConfig } from '../../../config/object-store-config.ts';
import { objectStoreOf } from '../../../features/uploads/adapters/store/object-store-of.ts';
import { INCOMING } from '../../../features/uploads/application/object-names.ts';
import { broken, fine } from '../finding.ts';
import type { Check } from '../check.ts';

/** Whether a small object can be put, read and removed. What is left behind by a failure is swept after a day. */
export const store: Check = {
  name: 'store',
  async examine({ env }) {
    const faults: string[] = [];
    const config = readObjectStoreConfig(env, faults);
    if (faults.length > 0) return [broken('The object store is not set as it must be.', faults.join('; '))];
    const [place, setting] =
      config.kind === 's3'
        ? [`The bucket ${config.bucket}`, 'S3_ENDPOINT, S3_REGION, S3_BUCKET and the keys']
        : [`The folder ${config.folder}`, 'OBJECT_STORE_FOLDER, its owner and its disk'];
    const name = `${INCOMING}doctor/${randomUUID()}`;
    const bytes = Buffer.from(name);
    const own = objectStoreOf(config);
    try {
      await own.put(name, bytes, 'application/octet-stream');
      const back = await own.read(name);
      await own.remove(name);
      if (back && bytes.equals(back)) return [fine(`${place} keeps, gives back and removes.`)];
      return [broken(`${place} does not give back what it was given.`, `Look at ${setting}.`)];
    } catch (error) {
      const { message, cause } = error as Error;
      const reason = (cause as Error | undefined)?.message || message;
      return [broken(`${place} does not take a file (${reason}).`, `Look at ${setting}.`)];
    }
  },
};
