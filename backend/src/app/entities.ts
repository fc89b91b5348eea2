import type { EntitySchema } from '@mikro-orm/core';
import { orderEntities } from '../features/orders/adapters/postgres/order.rows.ts';
import { sessionRows } from '../features/accounts/adapters/postgres/session.rows.ts';

/** Every row class that MikroORM maps, by feature. */
export const entities: EntitySchema[] = [sessionRows, ...orderEntities];
