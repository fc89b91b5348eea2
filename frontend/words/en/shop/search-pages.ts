import { paths } from '../../../lib/paths.ts';

/** Other words by which a page of the site is looked for; read by the server only. */
export const pageAliases: Readonly<Record<string, readonly string[]>> = {
  [paths.quickOrder]: ['rates', 'net rate', 'order'],
  [paths.priceListPdf]: ['print'],
  [paths.schemes]: ['pay monthly', 'savings', 'instalments', 'passbook'],
  [paths.cities]: ['delivery', 'transport', 'lorry', 'pickup location', 'freight', 'district', 'town'],
  [paths.track]: ['status', 'where is my order', 'LR', 'lorry receipt'],
  [paths.about]: ['licence', 'GSTIN', 'MRP', 'discount', 'who we are'],
  [paths.contact]: ['phone', 'telephone', 'address', 'WhatsApp', 'e-mail', 'call', 'help'],
  [paths.fireSafety]: ['tips', 'children', 'burns', 'light'],
  [paths.pollutionFree]: ['green crackers', 'NEERI', 'law', 'banned', 'Supreme Court', 'noise'],
  [paths.refund]: ['return', 'cancel', 'broken', 'missing', 'conditions'],
  [paths.privacy]: ['data', 'cookies'],
};
