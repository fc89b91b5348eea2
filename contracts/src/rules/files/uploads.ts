/** What may be uploaded, in bytes and px. */
export const UPLOAD = {
  pictureBytes: 10 * 1024 * 1024,
  documentBytes: 20 * 1024 * 1024,
  /**
   * A file travels in parts, each a request of its own: it keeps to the limits of every other in size and in time, and
   * on a bad connection a part is sent again, not the file. One that takes longer than 15 s (9 kB/s) is given up.
   */
  partBytes: 128 * 1024,
  /** What a picture's two sides may multiply to; telephones make 48 million. */
  mostPixels: 50_000_000,
  mostSide: 16_000,
  leastSide: 16,
} as const;

/** The most parts that a file can have. */
export const MOST_PARTS = UPLOAD.documentBytes / UPLOAD.partBytes;

export function partsOf(bytes: number): number {
  return Math.ceil(bytes / UPLOAD.partBytes);
}

/** The widths that pictures are kept in, px; a narrower one has its own width last. */
const WIDTHS = [96, 240, 480, 960, 1920];

/** The widths to keep of a picture so wide. */
export function keptWidths(width: number): number[] {
  const widest = Math.min(width, ...WIDTHS.slice(-1));
  return [...WIDTHS.filter((each) => each < widest), widest];
}
