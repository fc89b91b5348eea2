import { words as figureSheet } from '../../../../words/en/staff/figure-sheet.ts';
import { words as preview } from '../../../../words/en/staff/preview.ts';
import { words as sheet } from '../../../../words/en/staff/sheet.ts';
import { words as stock } from '../../../../words/en/staff/stock.ts';
import { words as figureSheetTa } from '../../../../words/ta/staff/figure-sheet.ts';
import { words as previewTa } from '../../../../words/ta/staff/preview.ts';
import { words as sheetTa } from '../../../../words/ta/staff/sheet.ts';
import { words as stockTa } from '../../../../words/ta/staff/stock.ts';
import { inPlaceOf, inTamil } from './in-tamil.tsx';

/** The stock in Tamil. */
export const InTamil = inTamil(
  inPlaceOf(figureSheet, figureSheetTa),
  inPlaceOf(preview, previewTa),
  inPlaceOf(sheet, sheetTa),
  inPlaceOf(stock, stockTa),
);
