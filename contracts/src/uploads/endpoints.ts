import type { Endpoint } from '../endpoint.ts';

/** One stored file of a picture, `/media/sparkler/240.avif`; its bytes never change. */
export const readPictureFile: Endpoint<'/media/:key/:file', { view: unknown }> = {
  audience: 'public',
  method: 'GET',
  path: '/media/:key/:file',
};
