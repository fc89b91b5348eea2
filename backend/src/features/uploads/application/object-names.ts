/** What stands before the names of what visitors are shown, and before what is still on its way. */
export const PICTURES = 'pictures/';
export const DOCUMENTS = 'documents/';
/** Photographs of broken goods: staff alone see them. */
export const CLAIM_PHOTOS = 'claims/';
export const INCOMING = 'incoming/';

/** The object's name for one file of a picture: `240.avif` of `sparkler`. */
export function pictureObject(key: string, file: string): string {
  return `${PICTURES}${key}/${file}`;
}

export function documentObject(key: string): string {
  return `${DOCUMENTS}${key}.pdf`;
}

/** A part of a file that somebody is sending. */
export function partObject(staffId: string, upload: string, part: number): string {
  return `${INCOMING}${staffId}/${upload}/${part}`;
}

/** The key that an object's name carries: of `pictures/sparkler/240.avif` and of `documents/sparkler.pdf`. */
export function keyIn(name: string): string {
  return name.split('/')[1]?.replace(/\.pdf$/, '') ?? '';
}
