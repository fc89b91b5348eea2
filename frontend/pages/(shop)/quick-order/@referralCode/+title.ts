import { words } from '../../../../words/en/orders-list.ts';

export const title = words.title;
