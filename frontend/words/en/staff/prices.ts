const count = new Intl.NumberFormat('en-IN');
const rows = (many: number) => (many === 1 ? '1 row' : `${count.format(many)} rows`);
const prices = (many: number) => (many === 1 ? '1 product' : `${count.format(many)} products`);

const signed = (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)} %`;

/** The price sheet. */
export const words = {
  title: 'Prices',
  help: 'Type, paste from a spreadsheet, or open a CSV or XLSX file with item codes and prices. The shop changes after the preview.',
  search: 'Find a product',
  category: 'Category',
  anyCategory: 'All categories',
  save: 'Save as XLSX',
  fileName: 'prices',
  columns: {
    product: 'Product',
    code: 'Item code',
    name: 'Name',
    unit: 'Unit',
    content: 'Content',
    mrp: 'MRP',
    net: 'Net rate',
    belowMrp: 'Below MRP',
    last: 'Last season',
  },
  mrpOf: (name: string) => `MRP of ${name}`,
  netOf: (name: string) => `Net rate of ${name}`,
  draft: 'draft',
  percentBelow: (percent: number) => `${percent} %`,
  aboveMrp: 'above MRP',
  noAmount: 'no amount',
  since: (percent: number) => signed(percent),
  isNew: 'new',
  noneFound: 'No product is called that',
  noneFoundHelp: 'Look for a part of the name or the item code, or choose all categories.',
  none: 'No products yet',
  noneHelp: 'Products are entered first; their prices stand here then.',
  percentTitle: 'Change by a percentage',
  percent: 'Per cent',
  percentHelp: 'Minus makes it cheaper: −5',
  which: 'Which price',
  whichPrices: { net: 'Net rate', mrp: 'MRP', both: 'Both' },
  rounding: 'Rounded to',
  roundings: { '100': '₹1', '500': '₹5', '1000': '₹10' },
  fill: (many: number) => `Fill in for ${prices(many)}`,
  badPercent: 'A number between −90 and 400, such as −5 or 7.5.',
  filled: (many: number) => `Filled in for ${prices(many)}. Look at the sheet, then at the preview.`,
  pasted: (many: number) => `Pasted into ${rows(many)}.`,
  pastedNothing: 'Nothing of what was pasted fits here. Begin with a column of item codes, or in a price.',
  left: (many: number) => `${rows(many)} of what was pasted could not be placed`,
  leftLine: (line: number, text: string) => `Line ${line}, ${text}: `,
  leftReasons: {
    'unknown-code': 'no product has this item code',
    'no-code': 'the item code is missing',
    'code-twice': 'the item code stands further up already',
    'no-price': 'there is no price in it',
    beyond: 'the sheet has no row left for it',
    'too-wide': 'it has more columns than fit here; the last were left out',
  },
  leftMore: (many: number) => `and ${rows(many)} more`,
  leftRead: 'I have seen it',
  typed: (many: number) => `${prices(many)} changed in the sheet, not in the shop yet`,
  keptFrom: 'This sheet was kept from your last visit.',
  forget: 'Forget the changes',
  forgetSure: 'Forget what was typed into the sheet?',
  forgetEffects: (many: number) => [
    `${prices(many)} stand in the sheet as in the shop again.`,
    'Nothing changes for shoppers.',
  ],
  preview: 'See the preview',
  chooseTitle: 'Which column is which?',
  chooseHelp:
    'Say once where the item codes and the prices stand in your file. A price that is not in the file stays as it is.',
  chooseOne: 'Choose a column',
  notInFile: 'Not in the file',
  chooseCode: 'Choose the column that holds the item codes.',
  choosePrice: 'Choose a column with prices: the MRP, the net rate, or both.',
  chosenTwice: 'One column cannot be two things. Choose each column once.',
  backToSheet: 'Back to the sheet',
  sample: 'The first rows of the file',
  readFrom: (column: string, heading: string) => `${column} from “${heading}”`,
  readAll: (columns: readonly string[]) => `Read from the file: ${columns.join(', ')}.`,
  chooseOthers: 'Choose other columns',
  leaveFile: 'Leave the file? Nothing of it is in the shop yet.',
  compared: ({ belowMrp, sinceLast }: { belowMrp: number; sinceLast: number | null }) =>
    [`${belowMrp} % below MRP`, sinceLast !== null && `${signed(sinceLast)} since last season`]
      .filter(Boolean)
      .join(' · '),
  lookTwice: (codes: readonly string[]) => {
    const shown = codes.slice(0, 12).join(', ') + (codes.length > 12 ? ', …' : '');
    return codes.length === 1
      ? `Look twice: the net rate of ${shown} more than doubles, or falls below half.`
      : `Look twice: ${count.format(codes.length)} net rates more than double, or fall below half: ${shown}`;
  },
} as const;
