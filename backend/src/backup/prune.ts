import type { BackupShelf } from './backup-shelf.ts';

/** Removes backups that are older than so many days, but never the newest. @returns their names */
export async function prune(shelf: BackupShelf, days: number, now: Date): Promise<string[]> {
  const [, ...others] = await shelf.list();
  const old = others.filter(({ at }) => now.getTime() - at.getTime() > days * 86_400_000);
  for (const { name } of old) await shelf.remove(name);
  return old.map(({ name }) => name);
}
