import type { OrderState } from '../rules/orders/order-states.ts';

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

/** A city with a page of its own, hidden ones too. */
export interface FoundCityView {
  id: string;
  name: string;
  stateName: string;
}

export interface FoundPostView {
  slug: string;
  title: string;
}

export interface FoundMemberView {
  /** Of the passbook. */
  number: string;
  name: string;
  phone: string;
}

export interface FoundReferrerView {
  id: string;
  name: string;
  code: string;
}

/** What the person may not read is empty. */
export interface FoundView {
  orders: FoundOrderView[];
  members: FoundMemberView[];
  referrers: FoundReferrerView[];
  products: FoundProductView[];
  posts: FoundPostView[];
  cities: FoundCityView[];
  /** Joined crackers were looked for, which the law bans. */
  banned: boolean;
}
