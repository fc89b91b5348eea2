import type { PageContext } from 'vike/types';
import { words } from '../../../../words/en/orders-list.ts';

export const title = ({ shop }: PageContext) => `${words.title} | ${shop.identity.name}`;
