import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.ts';
import { PostgresUploads } from './adapters/postgres/postgres-uploads.ts';
import { SharpPictureEncoder } from './adapters/sharp/sharp-picture-encoder.ts';
import { objectStoreOf } from './adapters/store/object-store-of.ts';
import { IncomingFiles } from './application/incoming-files.ts';
import { ObjectStore } from './application/object-store.ts';
import { PictureEncoder } from './application/picture-encoder.ts';
import { StoreUpload } from './application/store-upload.ts';
import { UploadDesk } from './application/upload-desk.ts';
import { Uploads } from './application/uploads.ts';

@Module({
  providers: [
    {
      provide: ObjectStore,
      useFactory: (config: Config) => objectStoreOf(config.objectStore),
      inject: [CONFIG],
    },
    { provide: PictureEncoder, useFactory: () => new SharpPictureEncoder() },
    { provide: Uploads, useClass: PostgresUploads },
    IncomingFiles,
    StoreUpload,
    UploadDesk,
  ],
  exports: [ObjectStore, PictureEncoder, Uploads, IncomingFiles, StoreUpload, UploadDesk],
})
export class UploadsModule {}
