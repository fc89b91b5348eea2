import { Controller, Param, Res, StreamableFile } from '@nestjs/common';
import { readPictureFile } from '@shop/contracts/uploads/endpoints';
import { PictureFileParams } from '@shop/contracts/uploads/requests';
import type { FastifyReply } from 'fastify';
import { Route } from '../../../../http/route.ts';
import { found } from '../../../../shared/domain-error.ts';
import { ObjectStore } from '../../application/object-store.ts';
import { pictureObject } from '../../application/picture-object.ts';

@Controller()
export class MediaController {
  constructor(private readonly store: ObjectStore) {}

  @Route(readPictureFile)
  async picture(@Param() { key, file }: PictureFileParams, @Res({ passthrough: true }) reply: FastifyReply) {
    const bytes = found(await this.store.read(pictureObject(key, file)));
    void reply.header('cache-control', 'public, max-age=31536000, immutable');
    return new StreamableFile(bytes, { type: `image/${file.split('.')[1]}`, length: bytes.length });
  }
}
