import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isWholeBackup } from '../../config/backup-place.ts';
import { BackupFile, type BackupCopy } from './backup-copy.ts';

export interface KeptBackup {
  name: string;
  /** When it was whole. */
  at: Date;
  bytes: number;
}

/** Where backups are kept. */
export abstract class BackupRepository {
  /** What people know it by. */
  abstract readonly title: string;

  /** Throws where nothing could be put, before anything is begun. */
  abstract ready(): Promise<void>;

  abstract copy(name: string): BackupCopy;

  /** Whole ones, the newest first; none where nobody put any yet. */
  abstract list(): Promise<KeptBackup[]>;

  /** How many were cut off, or are under way, and lie there in parts. */
  abstract unfinished(): Promise<number>;

  abstract remove(name: string): Promise<void>;
}

export class BackupFolder extends BackupRepository {
  constructor(readonly title: string) {
    super();
  }

  async ready(): Promise<void> {
    await mkdir(this.title, { recursive: true });
  }

  copy(name: string): BackupCopy {
    return new BackupFile(path.join(this.title, name));
  }

  async list(): Promise<KeptBackup[]> {
    const names = (await this.names()).filter(isWholeBackup);
    return newestFirst(
      await Promise.all(
        names.map(async (name) => {
          const { mtime, size } = await stat(path.join(this.title, name));
          return { name, at: mtime, bytes: size };
        }),
      ),
    );
  }

  async unfinished(): Promise<number> {
    return (await this.names()).filter((name) => name.endsWith('.unfinished')).length;
  }

  async remove(name: string): Promise<void> {
    await rm(path.join(this.title, name), { force: true });
  }

  private async names(): Promise<string[]> {
    try {
      return await readdir(this.title);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }
}

/** Stores tell the time by the second; the names do, too. */
export function newestFirst(kept: KeptBackup[]): KeptBackup[] {
  return kept.toSorted(
    (one, other) => other.at.getTime() - one.at.getTime() || (one.name < other.name ? 1 : -1),
  );
}
