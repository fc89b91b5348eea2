/**
 * A kind of document. Its module exports it as `document` and imports nothing of Nest: the print worker loads it in a
 * thread of its own, by the module's address, and hands over what is given as a structured clone.
 */
export interface PrintedDocument<Given extends unknown[]> {
  /** `import.meta.url` of its module. */
  readonly address: string;
  /** The bytes of a file: mostly a PDF of A4 pages. */
  set(...given: Given): Promise<Uint8Array>;
}
