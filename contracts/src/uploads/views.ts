import type { PictureView } from '../catalogue/views.ts';

/** A file that staff uploaded, or a picture that came with the shop. */
export interface UploadView {
  key: string;
  /** The file's name on the computer it came from. */
  name: string;
  /** Bytes of the file that was sent; null where nobody counted. */
  bytes: number | null;
  addedAt: string;
  addedBy: string;
  /** Null for a document. */
  picture: PictureView | null;
}

export interface UploadPageView {
  uploads: UploadView[];
  /** Counted up to a bound. */
  total: number;
  isMore: boolean;
  /** Asks for what follows; null on the last page. */
  next: string | null;
}

/** The same file was there already: it was not stored again. */
export interface StoredUploadView {
  upload: UploadView;
  known: boolean;
}

export const UPLOAD_USES = ['product', 'category', 'post', 'scheme', 'city', 'setting'] as const;

/** Something that shows an upload or links to it. */
export interface UploadUse {
  kind: (typeof UPLOAD_USES)[number];
  name: string;
  /** What its page at the desk is called by. */
  at: string;
}
