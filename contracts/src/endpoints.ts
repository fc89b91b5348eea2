import * as accounts from './accounts/endpoints.ts';
import * as audit from './audit/endpoints.ts';
import * as bankStatements from './bank-statements/endpoints.ts';
import * as blog from './blog/endpoints.ts';
import * as books from './books/endpoints.ts';
import * as calls from './calls/endpoints.ts';
import { brandOrder, removeBrand } from './catalogue/brands.ts';
import { readyListOrder, removeReadyList } from './catalogue/ready-lists.ts';
import { productTagOrder, removeProductTag } from './catalogue/product-tags.ts';
import * as catalogueDesk from './catalogue/desk-endpoints.ts';
import * as catalogue from './catalogue/endpoints.ts';
import * as commissionCredits from './commission-credits/endpoints.ts';
import * as claimsDesk from './claims/desk-endpoints.ts';
import * as claims from './claims/endpoints.ts';
import * as contacts from './contacts/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as devices from './devices/endpoints.ts';
import * as figures from './figures/endpoints.ts';
import * as finding from './finding/endpoints.ts';
import * as health from './health/endpoints.ts';
import * as invoices from './invoices/endpoints.ts';
import * as jobs from './jobs/endpoints.ts';
import * as live from './live/endpoints.ts';
import * as orderGuard from './order-guard/endpoints.ts';
import * as orders from './orders/endpoints.ts';
import * as ownChanges from './own-changes/endpoints.ts';
import * as packing from './packing/endpoints.ts';
import * as documents from './documents/endpoints.ts';
import * as eInvoices from './e-invoices/endpoints.ts';
import * as payouts from './payouts/endpoints.ts';
import * as placesDesk from './places/desk-endpoints.ts';
import * as places from './places/endpoints.ts';
import * as products from './products/endpoints.ts';
import * as proposals from './proposals/endpoints.ts';
import { RECORD_KINDS } from './record-kinds.ts';
import * as referrals from './referrals/endpoints.ts';
import * as referrerAccount from './referrer-account/endpoints.ts';
import * as referrers from './referrers/endpoints.ts';
import * as reminders from './reminders/endpoints.ts';
import * as reports from './reports/endpoints.ts';
import * as reportsOfReferrers from './reports/referrers/endpoints.ts';
import * as reportsOfSales from './reports/sales/endpoints.ts';
import * as reportsOfSchemes from './reports/schemes/endpoints.ts';
import * as reportsOfTax from './reports/tax/endpoints.ts';
import * as reportsOfStock from './reports/stock/endpoints.ts';
import * as savedViews from './saved-views/endpoints.ts';
import * as schemes from './schemes/endpoints.ts';
import * as seasons from './seasons/endpoints.ts';
import * as sheets from './sheets/endpoints.ts';
import * as shop from './shop/endpoints.ts';
import * as sitemap from './sitemap/endpoints.ts';
import * as textsDesk from './texts/desk-endpoints.ts';
import * as texts from './texts/endpoints.ts';
import * as uploads from './uploads/endpoints.ts';
import * as users from './users/endpoints.ts';

/** One by one, or those of records together. */
const features: Record<string, Endpoint | Record<string, Endpoint>>[] = [
  accounts,
  audit,
  bankStatements,
  blog,
  books,
  calls,
  catalogue,
  catalogueDesk,
  claims,
  claimsDesk,
  { brandOrder: brandOrder.read, placeBrand: brandOrder.place, removeBrand },
  { tagOrder: productTagOrder.read, placeTag: productTagOrder.place, removeProductTag },
  { readyListOrder: readyListOrder.read, placeReadyList: readyListOrder.place, removeReadyList },
  commissionCredits,
  contacts,
  devices,
  figures,
  finding,
  health,
  invoices,
  jobs,
  live,
  orderGuard,
  orders,
  ownChanges,
  packing,
  documents,
  eInvoices,
  payouts,
  places,
  placesDesk,
  products,
  proposals,
  referrals,
  referrerAccount,
  referrers,
  reminders,
  reports,
  reportsOfReferrers,
  reportsOfSales,
  reportsOfSchemes,
  reportsOfStock,
  reportsOfTax,
  savedViews,
  schemes,
  seasons,
  sheets,
  shop,
  sitemap,
  texts,
  textsDesk,
  uploads,
  users,
  ...RECORD_KINDS.map((kind) => kind.endpoints),
];

/** Every endpoint there is. What is not in this list is neither served by the backend nor passed on by the frontend. */
export const endpoints: readonly Endpoint[] = features.flatMap((feature) =>
  Object.values(feature).flatMap((each) => (isEndpoint(each) ? [each] : Object.values(each))),
);

function isEndpoint(each: Endpoint | Record<string, Endpoint>): each is Endpoint {
  return typeof each.path === 'string';
}

/** Where the backend tells of all of them as OpenAPI. */
export const API_DOCS = '/api/docs';
