import type { PictureView } from './views.ts';

export type PictureFormat = 'avif' | 'webp';

/** The address of one stored file of a picture; it never changes its bytes. */
export function pictureUrl(key: string, width: number, format: PictureFormat): string {
  return `/media/${key}/${width}.${format}`;
}

/** The address of a picture as a square icon for a phone's home screen. */
export function iconUrl(key: string): string {
  return `/media/${key}/icon.png`;
}

/** The address of a stored document. */
export function documentUrl(key: string): string {
  return `/media/${key}/document.pdf`;
}

/** The `srcset` of a picture in a format. */
export function pictureSources(picture: Pick<PictureView, 'key' | 'widths'>, format: PictureFormat): string {
  return picture.widths.map((width) => `${pictureUrl(picture.key, width, format)} ${width}w`).join(', ');
}
