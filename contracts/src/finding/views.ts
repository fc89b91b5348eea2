import type { OrderState } from '../rules/order-states.ts';

export interface FoundOrderView {
  number: string;
  customerName: string;
  phone: string;
  city: string;
  state: OrderState;
}

export interface FoundProductView {
  code: string;
  name: string;
}

export interface FoundPostView {
  slug: string;
  title: string;
}

/** What the person may not read is empty. */
export interface FoundView {
  orders: FoundOrderView[];
  products: FoundProductView[];
  posts: FoundPostView[];
}
