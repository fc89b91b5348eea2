import type { UploadPageView, UploadUse, UploadView } from '@shop/contracts/uploads/views';

export interface NewUpload {
  key: string;
  name: string;
  bytes: number;
  /** Of the file as it was sent: the same file is stored once. */
  contentHash: string;
  addedAt: Date;
  addedBy: string;
  /** Null for a document. */
  picture: { width: number; height: number; widths: number[] } | null;
}

export interface UploadFilter {
  text: string;
  kind: 'pictures' | 'documents' | null;
  /** Where the page before ended. */
  after: string | null;
}

/** What was uploaded, and who shows it. */
export abstract class Uploads {
  /** Null, and nothing added, when a file with the same content is there. */
  abstract add(upload: NewUpload): Promise<UploadView | null>;
  abstract withContent(contentHash: string): Promise<UploadView | null>;
  abstract find(key: string): Promise<UploadView | null>;
  abstract page(filter: UploadFilter): Promise<UploadPageView>;
  abstract describe(key: string, alt: string): Promise<void>;
  abstract usesOf(key: string): Promise<UploadUse[]>;
  /** Until the transaction ends nothing begins to show it. */
  abstract hold(key: string): Promise<void>;
  abstract remove(key: string): Promise<void>;
  /** Which of these keys there are. */
  abstract known(keys: readonly string[]): Promise<ReadonlySet<string>>;
}
