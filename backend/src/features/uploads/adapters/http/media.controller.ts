import { Controller, Param, Res, StreamableFile } from '@nestjs/common';
import { readMediaFile } from '@shop/contracts/uploads/endpoints';
import { MediaFileParams } from '@shop/contracts/uploads/requests';
import type { FastifyReply } from 'fastify';
import { Route } from '../../../../platform/http/route.ts';
import { found } from '../../../../shared/domain-error.ts';
import { documentObject, pictureObject } from '../../application/object-names.ts';
import { ObjectStore } from '../../application/object-store.ts';
import { ICON_SIDE, PictureEncoder } from '../../application/picture-encoder.ts';
import { Uploads } from '../../application/uploads.ts';

/** What nobody can change may be kept for ever; a document can be taken back. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

@Controller()
export class MediaController {
  constructor(
    private readonly store: ObjectStore,
    private readonly uploads: Uploads,
    private readonly encoder: PictureEncoder,
  ) {}

  @Route(readMediaFile)
  async file(@Param() { key, file }: MediaFileParams, @Res({ passthrough: true }) reply: FastifyReply) {
    if (file === 'document.pdf') return this.document(key, reply);
    const bytes = file === 'icon.png' ? await this.icon(key) : await this.stored(key, file);
    void reply.header('cache-control', FOR_EVER);
    return new StreamableFile(bytes, { type: `image/${file.split('.')[1]}`, length: bytes.length });
  }

  private async stored(key: string, file: string): Promise<Uint8Array> {
    return found(await this.store.read(pictureObject(key, file)));
  }

  /** Made of the smallest file that is large enough, whenever a browser does not have it yet. */
  private async icon(key: string): Promise<Uint8Array> {
    const { picture } = found(await this.uploads.find(key));
    const widths = found(picture).widths;
    const width = widths.find((each) => each >= ICON_SIDE) ?? found(widths.at(-1));
    return this.encoder.icon(await this.stored(key, `${width}.webp`));
  }

  /** Saved, not opened: what a document may carry runs nowhere near the shop. */
  private async document(key: string, reply: FastifyReply) {
    const { name } = found(await this.uploads.find(key));
    const bytes = found(await this.store.read(documentObject(key)));
    void reply.header('cache-control', FOR_AN_HOUR);
    void reply.header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      length: bytes.length,
      disposition: `attachment; filename="document.pdf"; filename*=UTF-8''${headerText(name)}`,
    });
  }
}

/** RFC 8187: what is not a letter or a digit is written as bytes, so that no name ends a header. */
function headerText(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*!~]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
