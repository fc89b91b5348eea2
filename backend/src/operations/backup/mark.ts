import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Tells of a whole backup in a bucket by a file that the backends see. Where it cannot be written the backup is no worse. */
export async function leaveMark(mark: string, title: string, say: (line: string) => void): Promise<void> {
  try {
    await mkdir(path.dirname(mark), { recursive: true });
    await writeFile(mark, `${title}\n`);
  } catch (error) {
    say(
      `${mark} was not written (${(error as Error).message}): the alert of old backups hears nothing of this one.`,
    );
  }
}
