import { expect, test } from '@jest/globals';
import { PRODUCT_STATES } from '@shop/contracts/rules/catalogue/product-states';
import { ORDER_STATES } from '@shop/contracts/rules/orders/order-states';
import { PAYMENT_STATUSES } from '@shop/contracts/rules/orders/order-totals';
import { PAYMENT_MODES } from '@shop/contracts/rules/orders/payments';
import { MEMBERSHIP_STATES } from '@shop/contracts/rules/schemes/membership-states';
import { ENTRY_KINDS } from '@shop/contracts/schemes/passbook-views';
import { productExport } from '../../src/features/catalogue/adapters/http/product-export.ts';
import { orderExport } from '../../src/features/orders/adapters/http/order-export.ts';
import { ledgerExport, memberExport } from '../../src/features/schemes/adapters/http/member-export.ts';
import type { ExportColumn } from '../../src/platform/printing/export-files.ts';

const cell = <Row>(columns: readonly ExportColumn<Row>[], head: string, row: Partial<Row>) =>
  columns.find((column) => column.head === head)?.value(row as Row);

test.each([
  ['product states', PRODUCT_STATES.map((state) => cell(productExport, 'State', { state }))],
  ['order states', ORDER_STATES.map((state) => cell(orderExport, 'State', { state }))],
  ['payment', PAYMENT_STATUSES.map((paymentStatus) => cell(orderExport, 'Payment', { paymentStatus }))],
  ['members', MEMBERSHIP_STATES.map((state) => cell(memberExport, 'State', { state }))],
  ['ledger entries', ENTRY_KINDS.map((kind) => cell(ledgerExport, 'Entry', { kind }))],
  ['modes', PAYMENT_MODES.map((mode) => cell(ledgerExport, 'Mode', { mode }))],
])('an export says %s in words of people', (_, cells) => {
  expect(cells.length).toBeGreaterThan(0);
  for (const text of cells) expect(text).toMatch(/^[A-Z][A-Za-z -]+$/);
});
