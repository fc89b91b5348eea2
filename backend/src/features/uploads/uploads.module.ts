import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.ts';
import { objectStoreOf } from './adapters/store/object-store-of.ts';
import { ObjectStore } from './application/object-store.ts';

@Module({
  providers: [
    {
      provide: ObjectStore,
      useFactory: (config: Config) => objectStoreOf(config.objectStore),
      inject: [CONFIG],
    },
  ],
  exports: [ObjectStore],
})
export class UploadsModule {}
