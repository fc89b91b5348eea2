import { paths } from '../../../lib/paths.ts';

export const contactsKey = ['contacts'] as const;

export type ContactState = 'open' | 'done' | 'all';

export interface ContactFilters {
  state: ContactState;
  page: number;
}

/** What the address asks for; what cannot be meant counts as not said. */
export function contactFiltersIn({ state, page }: Readonly<Record<string, string>>): ContactFilters {
  return {
    state: state === 'done' || state === 'all' ? state : 'open',
    page: page !== undefined && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

export function contactsAddress({ state, page }: ContactFilters): string {
  const given = new URLSearchParams();
  if (state !== 'open') given.set('state', state);
  if (page > 1) given.set('page', String(page));
  return given.size === 0 ? paths.adminContacts : `${paths.adminContacts}?${given}`;
}
