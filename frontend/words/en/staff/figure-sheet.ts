import { counted } from './list.ts';

const rows = counted('row', 'rows');
const products = counted('product', 'products');

/** Of a sheet of all products with figures to type, to paste or to read from a file. */
export const words = {
  search: 'Find a product',
  category: 'Category',
  anyCategory: 'All categories',
  save: 'Save as XLSX',
  draft: 'draft',
  noneFound: 'No product is called that',
  noneFoundHelp: 'Look for a part of the name or the item code, or choose all categories.',
  none: 'No products yet',
  noneHelp: 'Products are entered first; they stand here then.',
  pasted: (many: number) => `Pasted into ${rows(many)}.`,
  pastedNothing: 'Nothing of what was pasted fits here. Begin with a column of item codes, or in a field.',
  left: (many: number) => `${rows(many)} of what was pasted could not be placed`,
  leftLine: (line: number, text: string) => `Line ${line}, ${text}: `,
  leftReasons: {
    'unknown-code': 'no product has this item code',
    'no-code': 'the item code is missing',
    'code-twice': 'the item code stands further up already',
    beyond: 'the sheet has no row left for it',
    'too-wide': 'it has more columns than fit here; the last were left out',
  },
  noFigure: (figure: string) => `there is no ${figure} in it`,
  leftMore: (many: number) => `and ${rows(many)} more`,
  leftRead: 'I have seen it',
  typed: (many: number) => `${products(many)} changed in the sheet, not in the shop yet`,
  keptFrom: 'This sheet was kept from your last visit.',
  forget: 'Forget the changes',
  forgetSure: 'Forget what was typed into the sheet?',
  forgetEffects: (many: number) => [
    `${products(many)} stand in the sheet as in the shop again.`,
    'Nothing changes for shoppers.',
  ],
  preview: 'See the preview',
  chooseTitle: 'Which column is which?',
  chooseOne: 'Choose a column',
  notInFile: 'Not in the file',
  chooseCode: 'Choose the column that holds the item codes.',
  chosenTwice: 'One column cannot be two things. Choose each column once.',
  backToSheet: 'Back to the sheet',
  sample: 'The first rows of the file',
  readFrom: (column: string, heading: string) => `${column} from “${heading}”`,
  readAll: (columns: readonly string[]) => `Read from the file: ${columns.join(', ')}.`,
  chooseOthers: 'Choose other columns',
  leaveFile: 'Leave the file? Nothing of it is in the shop yet.',
} as const;
