const count = new Intl.NumberFormat('en-IN');
const prices = (many: number) => (many === 1 ? '1 product' : `${count.format(many)} products`);

const signed = (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)} %`;

/** The price sheet. */
export const words = {
  title: 'Prices',
  help: 'Type, paste from a spreadsheet, or open a CSV or XLSX file with item codes and prices. The shop changes after the preview.',
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
  labels: {
    mrp: (name: string) => `MRP of ${name}`,
    net: (name: string) => `Net rate of ${name}`,
  },
  figure: 'price',
  percentBelow: (percent: number) => `${percent} %`,
  aboveMrp: 'above MRP',
  noAmount: 'no amount',
  since: (percent: number) => signed(percent),
  isNew: 'new',
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
  chooseHelp:
    'Say once where the item codes and the prices stand in your file. A price that is not in the file stays as it is.',
  chooseFigure: 'Choose a column with prices: the MRP, the net rate, or both.',
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
