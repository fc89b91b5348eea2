import type { InferKyselyDB } from '@mikro-orm/postgresql';
import {
  attempt,
  ownerAlert,
  recoveryCode,
  staff,
  staffLink,
} from '../../features/accounts/adapters/postgres/schema/staff.ts';
import { knownDevice, session } from '../../features/accounts/adapters/postgres/schema/session.ts';
import { auditEntry } from '../../features/audit/adapters/postgres/schema/audit-entry.ts';
import {
  bank,
  bankBacking,
  bankRow,
  bankStatement,
} from '../../features/bank-statements/adapters/postgres/schema/bank-statement.ts';
import { post, postRedirect } from '../../features/blog/adapters/postgres/schema/post.ts';
import { booksClosing } from '../../features/books/adapters/postgres/schema/books-closing.ts';
import { callHeld, callTry } from '../../features/calls/adapters/postgres/schema/call.ts';
import { category } from '../../features/catalogue/adapters/postgres/schema/category.ts';
import {
  product,
  productColumns,
  productPicture,
  slugRedirect,
} from '../../features/catalogue/adapters/postgres/schema/product.ts';
import { readyList } from '../../features/catalogue/adapters/postgres/schema/ready-list.ts';
import { brand, productTag } from '../../features/catalogue/adapters/postgres/schema/product-words.ts';
import { stockEntry } from '../../features/catalogue/adapters/postgres/schema/stock-entry.ts';
import { changeSet, sheetPart } from '../../features/sheets/adapters/postgres/schema/change-set.ts';
import { goodsIn } from '../../features/sheets/adapters/postgres/schema/goods-in.ts';
import {
  contactAnswer,
  contactMessage,
} from '../../features/contacts/adapters/postgres/schema/contact-message.ts';
import {
  orderDay,
  orderDayShare,
  orderDayTouched,
} from '../../features/figures/adapters/postgres/schema/order-day.ts';
import { eInvoice } from '../../features/e-invoices/adapters/postgres/schema/e-invoice.ts';
import { invoice, invoiceSeries } from '../../features/invoices/adapters/postgres/schema/invoice.ts';
import { invoiceTax } from '../../features/invoices/adapters/postgres/schema/invoice-tax.ts';
import { deviceOrder } from '../../features/orders/adapters/postgres/schema/device-order.ts';
import {
  orderEvent,
  orderLine,
  orderMerge,
  orderProposal,
  orderRevision,
  orders,
  ownChange,
} from '../../features/orders/adapters/postgres/schema/order.ts';
import { claimPhoto, orderClaim } from '../../features/orders/adapters/postgres/schema/order-claim.ts';
import {
  orderBreaker,
  orderSent,
  orderSeries,
} from '../../features/orders/adapters/postgres/schema/order-guard.ts';
import {
  payment,
  receipt,
  receiptCorrection,
  referenceClaim,
} from '../../features/orders/adapters/postgres/schema/receipt.ts';
import { packingTick } from '../../features/packing/adapters/postgres/schema/packing-tick.ts';
import { printing } from '../../features/documents/adapters/postgres/schema/printing.ts';
import {
  city,
  cityRedirect,
  pickupLocation,
  state,
} from '../../features/places/adapters/postgres/schema/place.ts';
import {
  referralVisit,
  referrer,
  referrerCode,
  referrerDevice,
  referrerLink,
  referrerRecoveryCode,
} from '../../features/referrals/adapters/postgres/schema/referrer.ts';
import {
  commissionCredit,
  commissionCreditStart,
  taxChallan,
} from '../../features/referrals/adapters/postgres/schema/commission-credit.ts';
import {
  commissionEntry,
  commissionSum,
  payout,
  payoutBatch,
  referralFlag,
} from '../../features/referrals/adapters/postgres/schema/commission.ts';
import { reminder } from '../../features/reminders/adapters/postgres/schema/reminder.ts';
import { savedView } from '../../features/saved-views/adapters/postgres/schema/saved-view.ts';
import { scheme, schemeReckoning } from '../../features/schemes/adapters/postgres/schema/scheme.ts';
import {
  membership,
  membershipEntry,
  membershipEvent,
  membershipReference,
  refundBatch,
  refundRow,
  replacedPassbookLink,
} from '../../features/schemes/adapters/postgres/schema/membership.ts';
import { season } from '../../features/seasons/adapters/postgres/schema/season.ts';
import { acceptedTerms, shopText } from '../../features/texts/adapters/postgres/schema/shop-text.ts';
import { demonstrationRow } from '../../features/shop/adapters/postgres/schema/demonstration-row.ts';
import { openingStep } from '../../features/shop/adapters/postgres/schema/opening-step.ts';
import { setting } from '../../features/shop/adapters/postgres/schema/setting.ts';
import { document, picture } from '../../features/uploads/adapters/postgres/schema/upload.ts';
import { backendCopy, schemaFile } from './schema/release.ts';
import { throttle } from './schema/throttle.ts';

/** Every table, by feature. */
export const entities = [
  staff,
  staffLink,
  recoveryCode,
  attempt,
  ownerAlert,
  session,
  knownDevice,
  auditEntry,
  booksClosing,
  bank,
  bankStatement,
  bankRow,
  bankBacking,
  post,
  postRedirect,
  callTry,
  callHeld,
  brand,
  category,
  product,
  productPicture,
  productTag,
  readyList,
  slugRedirect,
  stockEntry,
  changeSet,
  goodsIn,
  sheetPart,
  contactMessage,
  contactAnswer,
  orderDay,
  orderDayShare,
  orderDayTouched,
  eInvoice,
  invoice,
  invoiceSeries,
  invoiceTax,
  orders,
  orderLine,
  orderEvent,
  orderMerge,
  orderRevision,
  orderProposal,
  ownChange,
  orderClaim,
  claimPhoto,
  deviceOrder,
  orderSent,
  orderBreaker,
  orderSeries,
  receipt,
  receiptCorrection,
  referenceClaim,
  payment,
  packingTick,
  printing,
  state,
  pickupLocation,
  city,
  cityRedirect,
  referrer,
  referrerLink,
  referrerCode,
  referrerDevice,
  referrerRecoveryCode,
  referralVisit,
  commissionCredit,
  commissionCreditStart,
  commissionEntry,
  commissionSum,
  referralFlag,
  taxChallan,
  payoutBatch,
  payout,
  reminder,
  savedView,
  scheme,
  schemeReckoning,
  membership,
  membershipEntry,
  membershipEvent,
  membershipReference,
  replacedPassbookLink,
  refundBatch,
  refundRow,
  season,
  demonstrationRow,
  openingStep,
  setting,
  shopText,
  acceptedTerms,
  picture,
  document,
  throttle,
  backendCopy,
  schemaFile,
];

/** The tables as queries see them: columns under the names of the views, values as the driver gives them. */
export type ShopDatabase = InferKyselyDB<(typeof entities)[number], { columnNamingStrategy: 'property' }>;

/** Lists of columns that SQL files name (`{{product.content}}`). */
export const columnLists: Readonly<Record<string, string[]>> = productColumns;
