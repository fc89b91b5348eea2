export const DOCUMENT_KINDS = ['packing-slips', 'covers', 'dispatch-sheet', 'invoices', 'estimates'] as const;
/** What the order desk prints of orders. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The most orders of one printing. */
export const MOST_PRINTED = 100;

/** How a printing goes: `failed` once the printer has been asked often enough. */
export const PRINTING_STATES = ['waiting', 'done', 'failed'] as const;
export type PrintingState = (typeof PRINTING_STATES)[number];
