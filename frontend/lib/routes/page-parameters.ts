import { paths } from '../paths.ts';

interface Parameter {
  page: RegExp;
  name: string;
  /** The only values that mean something. Where there are none any text does, and the page is one visitor's. */
  values?: readonly string[];
}

/**
 * What pages read of a query on the server. Everything else in a query is the browser's, and left out before a page is
 * made. (A form is posted to its address as it stands.)
 */
const PARAMETERS: readonly Parameter[] = [
  { page: at(paths.crackers), name: 'q' },
  { page: at(paths.closed), name: 'token' },
  { page: at(paths.closed), name: 'passbook' },
  { page: at(paths.closed), name: 'schemes', values: ['yes'] },
  { page: at(paths.closed), name: 'forget' },
  { page: at(paths.closed), name: 'unknown', values: ['link'] },
  { page: at(paths.track), name: 'number' },
  { page: at(paths.contact), name: 'sent', values: ['yes'] },
  { page: /^\/order\/[^/]+$/, name: 'referral', values: ['ignored'] },
];

/** What is left of a query for a page, and whether everybody may share what is made of it. */
export interface KnownQuery {
  /** Without the question mark; empty when nothing is left. */
  query: string;
  shared: boolean;
}

/** @param page the path of a page in its one spelling */
export function knownQuery(page: string, query: string): KnownQuery {
  const known: KnownQuery = { query: '', shared: true };
  if (query === '') return known;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const { page: its, name, values } of PARAMETERS) {
    const value = given.getAll(name).at(-1) ?? '';
    if (value === '' || !its.test(page) || (values && !values.includes(value))) continue;
    kept.set(name, value);
    if (!values) known.shared = false;
  }
  return { ...known, query: kept.toString() };
}

function at(path: string): RegExp {
  return new RegExp(`^${path}$`);
}
