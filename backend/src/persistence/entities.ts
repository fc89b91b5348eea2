import type { EntitySchema } from '@mikro-orm/core';

/** Every row class that MikroORM maps, by feature. */
export const entities: EntitySchema[] = [];
