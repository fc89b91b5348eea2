import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant, instantByNow } from '../columns.ts';

/** A copy of the backend that lives, and its release’s schema. Not logged: worth nothing after a crash. */
export const backendCopy = defineEntity({
  name: 'BackendCopy',
  tableName: 'backend_copy',
  properties: {
    id: p.uuid().primary(),
    schemaNumber: p.integer(),
    seenAt: instant(),
  },
});

/** Which version of an SQL file (`schema-files.ts`) was applied last. */
export const schemaFile = defineEntity({
  name: 'SchemaFile',
  tableName: 'schema_file',
  properties: {
    name: p.text().primary(),
    checksum: p.text(),
    appliedAt: instantByNow(),
  },
});
