import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { ObjectStore } from '../features/uploads/application/object-store.ts';
import { pictureObject } from '../features/uploads/application/object-names.ts';

/** Pixels: the demonstration's pictures are square, and each is stored in all these widths. */
export const PICTURE_WIDTHS = [96, 240, 480, 960] as const;
export const PICTURE_SIZE = 960;

export interface DemoPicture {
  key: string;
  /** Its file in demo/pictures. Products that differ in size only share one. */
  svg: string;
  alt: string;
}

/** The pictures, and the products and categories that they belong to. */
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

/** Puts every encoded picture into the object store; the same bytes under the same names however often. */
export async function storePictures(
  store: ObjectStore,
  folder: string,
  pictures: DemoPicture[],
): Promise<void> {
  const files = PICTURE_WIDTHS.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
  for (const { key, svg } of pictures) {
    await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(join(folder, 'encoded', parse(svg).name, file));
        await store.put(pictureObject(key, file), bytes, `image/${file.split('.')[1]}`);
      }),
    );
  }
}
