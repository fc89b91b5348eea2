import { endpoint } from '../endpoint.ts';
import type {
  ApplyPricesRequest,
  PreviewCountRequest,
  PreviewGoodsInRequest,
  PreviewImportRequest,
  PreviewPricesRequest,
  SendSheetPartRequest,
} from './requests.ts';
import type {
  ChangePreviewView,
  BillRowsView,
  ChangeSetsView,
  ChangeSetView,
  ImportPreviewView,
  PriceSheetView,
  StockSheetView,
} from './views.ts';

/** Some rows of a file that is too long for one body; sent again they are there once. Parts are counted from 0. */
export const sendSheetPart = endpoint('PUT', '/api/admin/sheets/:sheet/:part')<{
  body: SendSheetPartRequest;
  view: undefined;
}>();

export const readPriceSheet = endpoint('GET', '/api/admin/prices')<{ view: PriceSheetView }>();

/** What new prices would change; nothing is changed yet. */
export const previewPrices = endpoint('POST', '/api/admin/prices/previews')<{
  body: PreviewPricesRequest;
  view: ChangePreviewView;
}>();

/** Does what was previewed, now or at a time; a second time answers what became of the first. */
export const applyPrices = endpoint('POST', '/api/admin/prices/changes/:id/apply')<{
  body: ApplyPricesRequest;
  view: ChangeSetView;
}>();

/** Takes back a change that waits for its time. */
export const withdrawPrices = endpoint('POST', '/api/admin/prices/changes/:id/withdraw')<{
  view: ChangeSetView;
}>();

/** Takes the last change back, but for what somebody changed since. */
export const undoPrices = endpoint('POST', '/api/admin/prices/changes/:id/undo')<{ view: ChangeSetView }>();

export const listPriceChanges = endpoint('GET', '/api/admin/prices/changes')<{ view: ChangeSetsView }>();

export const readStockSheet = endpoint('GET', '/api/admin/stock')<{ view: StockSheetView }>();

/** What a count would change; nothing is changed yet. */
export const previewCount = endpoint('POST', '/api/admin/stock/count/previews')<{
  body: PreviewCountRequest;
  view: ChangePreviewView;
}>();

/** What goods that came in would change; nothing is changed yet. */
export const previewGoodsIn = endpoint('POST', '/api/admin/stock/goods-in/previews')<{
  body: PreviewGoodsInRequest;
  view: ChangePreviewView;
}>();

/** Changes the stock by the differences that were previewed; a second time answers what became of the first. */
export const applyStock = endpoint('POST', '/api/admin/stock/:way/changes/:id/apply')<{
  view: ChangeSetView;
}>();

/** Takes the last count, or the last goods in, back, but for what would be less than nothing. */
export const undoStock = endpoint('POST', '/api/admin/stock/:way/changes/:id/undo')<{
  view: ChangeSetView;
}>();

/** What came in with a bill. */
export const readBill = endpoint('GET', '/api/admin/stock/goods-in/bills/:id')<{ view: BillRowsView }>();

export const listStockChanges = endpoint('GET', '/api/admin/stock/:way/changes')<{ view: ChangeSetsView }>();

/** What a file that was sent in parts would add and change; nothing is changed yet. */
export const previewImport = endpoint('POST', '/api/admin/product-imports/previews')<{
  body: PreviewImportRequest;
  view: ImportPreviewView;
}>();

/** Does what was previewed; a second time answers what became of the first. */
export const applyImport = endpoint('POST', '/api/admin/product-imports/:id/apply')<{
  view: ChangeSetView;
}>();

/** Takes the last import back, but for what somebody changed since; what it added goes to the archive. */
export const undoImport = endpoint('POST', '/api/admin/product-imports/:id/undo')<{ view: ChangeSetView }>();

export const listImports = endpoint('GET', '/api/admin/product-imports')<{ view: ChangeSetsView }>();
