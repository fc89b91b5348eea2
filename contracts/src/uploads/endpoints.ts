import { endpoint, type Endpoint } from '../endpoint.ts';
import type { DescribeUploadRequest, FinishUploadRequest, ListUploadsQuery } from './requests.ts';
import type { StoredUploadView, UploadPageView, UploadUse, UploadView } from './views.ts';

/** A stored file: `/media/sparkler/240.avif` of a picture, `/media/<key>/document.pdf`; its bytes never change. */
export const readMediaFile: Endpoint<'/media/:key/:file', { view: unknown }> = {
  audience: 'public',
  method: 'GET',
  path: '/media/:key/:file',
};

/** Newest first. */
export const listUploads = endpoint('GET', '/api/admin/uploads')<{
  query: ListUploadsQuery;
  view: UploadPageView;
}>();

/** One part of a file as bytes; sent again it takes the place of itself. Parts are counted from 0. */
export const sendUploadPart = endpoint('PUT', '/api/admin/uploads/parts/:upload/:part')<{
  body: Blob;
  view: undefined;
}>();

/** Makes an upload of the parts that arrived. Asked again it answers the same: a file is stored once. */
export const finishUpload = endpoint('POST', '/api/admin/uploads')<{
  body: FinishUploadRequest;
  view: StoredUploadView;
}>();

export const listUploadUses = endpoint('GET', '/api/admin/uploads/:key/uses')<{ view: UploadUse[] }>();

export const describeUpload = endpoint('PUT', '/api/admin/uploads/:key')<{
  body: DescribeUploadRequest;
  view: UploadView;
}>();

/** Refused while something uses it. */
export const removeUpload = endpoint('DELETE', '/api/admin/uploads/:key')<{ view: undefined }>();
