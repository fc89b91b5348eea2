import type { Day } from '../rules/days.ts';
import type { GstCheckResult } from '../rules/documents/gst/checks.ts';
import type { GstPeriod } from '../rules/documents/gst/period.ts';
import type { InvoiceKind } from '../rules/documents/invoices/invoice.ts';

/** The tables of GSTR-1 that the shop fills; HSN rows are counted apart for registered buyers and others. */
export const GST_SECTIONS = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'] as const;
export type GstSection = (typeof GST_SECTIONS)[number];
export const GST_HSN_TABLES = ['hsn-b2b', 'hsn-b2c'] as const;
export type GstHsnTable = (typeof GST_HSN_TABLES)[number];

export const GST_FILES = ['json', 'xlsx'] as const;
export type GstFile = (typeof GST_FILES)[number];

export interface GstAmountsView {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

/** What a table of GSTR-1 holds. Notes count against, so that the sections come to what went out. */
export interface GstTableView<Table extends string> extends GstAmountsView {
  table: Table;
  /** Documents, or rows where there are sums alone. */
  rows: number;
}

/** GSTR-1 of a period, summed, and the outward figures of GSTR-3B. */
export interface GstReturnView {
  period: GstPeriod;
  from: Day;
  to: Day;
  /** Of the shop; empty where the settings have none. */
  gstin: string;
  checks: GstCheckResult[];
  /** Which files the checks let out. */
  mayLeave: Record<GstFile, boolean>;
  sections: GstTableView<GstSection>[];
  hsn: GstTableView<GstHsnTable>[];
  series: { kind: InvoiceKind; from: string; to: string; total: number; cancelled: number }[];
  /** 3.1(a) of GSTR-3B: outward taxable supplies. */
  outward: GstAmountsView;
  /** 3.2 of GSTR-3B: of these to unregistered persons in other states, by place of supply. */
  toUnregistered: { place: { code: string; name: string }; taxablePaise: number; igstPaise: number }[];
  /** E-invoices are on in some of it: the portal knows them already. */
  hasEInvoices: boolean;
}
