import { existsSync } from 'node:fs';
import path from 'node:path';

/** The first of these programs that is on the path. */
export function installed(...names: string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find((place) => existsSync(place)) ?? null;
}
