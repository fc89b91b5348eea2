import type { PageContext } from 'vike/types';
import { words } from '../../../../words/en/shop/orders-list.ts';

export const title = ({ shop }: PageContext) => `${words.title} | ${shop.identity.name}`;
