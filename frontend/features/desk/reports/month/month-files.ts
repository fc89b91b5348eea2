import { exportInvoices } from '@shop/contracts/invoices/endpoints';
import { exportDues, exportGstReturn, exportMoney, exportTally } from '@shop/contracts/reports/endpoints';
import { exportCommissions } from '@shop/contracts/reports/referrers/endpoints';
import { exportSales } from '@shop/contracts/reports/sales/endpoints';
import { exportLiability } from '@shop/contracts/reports/schemes/endpoints';
import { TALLY_FILES, type TallyFile } from '@shop/contracts/reports/tally';
import { exportStock } from '@shop/contracts/reports/stock/endpoints';
import { exportTax } from '@shop/contracts/reports/tax/endpoints';
import { quarterOf } from '@shop/contracts/rules/desk/tax-quarters';
import { firstDayOf, lastDayOf, type Month } from '@shop/contracts/rules/months';
import type { Permission } from '@shop/contracts/rules/permissions';
import { downloadSignedIn } from '../../../../api/download-signed-in.ts';

export interface MonthFile {
  name: string;
  needs: Permission;
  fetch: () => Promise<Blob>;
}

const TALLY_NAMES: Record<TallyFile, string> = {
  masters: 'tally-ledgers.xml',
  vouchers: 'tally-vouchers.xml',
  xlsx: 'tally.xlsx',
};

/** What an accountant is given of a month, each as its own page gives it. */
export function filesOf(month: Month): MonthFile[] {
  const query = { from: firstDayOf(month), to: lastDayOf(month), sort: 'oldest' } as const;
  const xlsx = { format: 'xlsx' } as const;
  return [
    {
      name: 'receipts.xlsx',
      needs: 'reports.export',
      fetch: () => downloadSignedIn(exportMoney, { params: xlsx, query }),
    },
    {
      name: 'invoices.xlsx',
      needs: 'invoices.export',
      fetch: () => downloadSignedIn(exportInvoices, { params: xlsx, query }),
    },
    {
      name: 'sales.xlsx',
      needs: 'reports.export',
      fetch: () =>
        downloadSignedIn(exportSales, {
          params: xlsx,
          query: { from: query.from, to: query.to, group: 'day' },
        }),
    },
    // What is owed and what is on hand is known of today alone.
    {
      name: 'dues-today.xlsx',
      needs: 'reports.export',
      fetch: () => downloadSignedIn(exportDues, { params: xlsx }),
    },
    {
      name: 'stock-today.xlsx',
      needs: 'reports.export',
      fetch: () => downloadSignedIn(exportStock, { params: xlsx, query: { from: query.from, to: query.to } }),
    },
    {
      name: 'passbooks.xlsx',
      needs: 'reports.export',
      fetch: () => downloadSignedIn(exportLiability, { params: xlsx, query: { day: query.to } }),
    },
    {
      name: 'commissions.xlsx',
      needs: 'reports.export',
      fetch: () => downloadSignedIn(exportCommissions, { params: xlsx, query: { day: query.to } }),
    },
    // Its return is made by quarters.
    {
      name: 'tds-of-quarter.xlsx',
      needs: 'reports.export',
      fetch: () => downloadSignedIn(exportTax, { params: xlsx, query: { quarter: quarterOf(query.from) } }),
    },
    ...(['xlsx', 'json'] as const).map((file) => ({
      name: `gstr1.${file}`,
      needs: 'reports.export' as const,
      fetch: () => downloadSignedIn(exportGstReturn, { params: { file }, query: { period: month } }),
    })),
    ...TALLY_FILES.map((file) => ({
      name: TALLY_NAMES[file],
      needs: 'reports.export' as const,
      fetch: () =>
        downloadSignedIn(exportTally, { params: { file }, query: { from: query.from, to: query.to } }),
    })),
  ];
}
