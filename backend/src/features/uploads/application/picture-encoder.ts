export interface EncodedPicture {
  /** Of the largest that is kept, px. */
  width: number;
  height: number;
  widths: number[];
  /** `240.avif` → its bytes. */
  files: Map<string, Uint8Array>;
}

/** Makes of any picture the ones that the shop shows: upright, without what cameras note about place and owner. */
export abstract class PictureEncoder {
  /** @throws DomainError upload-dimensions-refused, upload-unreadable; busy when too many wait */
  abstract encode(bytes: Uint8Array): Promise<EncodedPicture>;
  /** A PNG of 192 × 192 px on white, as a phone's home screen wants it, of a picture that is kept. */
  abstract icon(bytes: Uint8Array): Promise<Uint8Array>;
}
