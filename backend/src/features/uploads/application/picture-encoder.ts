/** px; what a phone's home screen wants. */
export const ICON_SIDE = 192;

/** px; as wide a logo as a document shows it, at 300 dots an inch. */
export const PRINTED_WIDTH = 400;
/** px; as high. */
export const PRINTED_HEIGHT = 150;

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
  /**
   * A WebP of a photograph that anybody may send: JPEG, PNG or WebP alone, and nothing larger is unfolded.
   * @param mostSide px
   * @throws DomainError as `encode`, upload-kind-refused
   */
  abstract photo(bytes: Uint8Array, mostSide: number): Promise<Uint8Array>;
  /** A square PNG on white of a picture that is kept. @throws DomainError busy when too many wait */
  abstract icon(bytes: Uint8Array): Promise<Uint8Array>;
  /** A PNG on white for documents of a picture that is kept. @throws DomainError busy when too many wait */
  abstract printed(bytes: Uint8Array): Promise<Uint8Array>;
}
