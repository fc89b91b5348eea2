import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStore } from '../features/uploads/application/object-store.ts';
import { pictureObject } from '../features/uploads/application/object-names.ts';

export interface DemoPicture {
  key: string;
  alt: string;
  width: number;
  height: number;
  widths: number[];
}

/** What the program in demo/drawing draws, and what each picture stands beside. */
export interface PictureManifest {
  pictures: DemoPicture[];
  /** Product code → picture key. */
  products: Record<string, string>;
  /** Category slug → picture key. */
  categories: Record<string, string>;
}

export async function readPictureManifest(folder: string): Promise<PictureManifest> {
  return JSON.parse(await readFile(join(folder, 'pictures.json'), 'utf8')) as PictureManifest;
}

/** Puts every drawn picture into the object store; the same bytes under the same names however often. */
export async function storePictures(
  store: ObjectStore,
  folder: string,
  pictures: DemoPicture[],
): Promise<void> {
  for (const { key, widths } of pictures) {
    const files = widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(join(folder, 'pictures', key, file));
        await store.put(pictureObject(key, file), bytes, `image/${file.split('.')[1]}`);
      }),
    );
  }
}
