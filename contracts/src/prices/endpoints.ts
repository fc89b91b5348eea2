import type { ChangePreviewView, ChangeSetView } from '../change-sets/views.ts';
import { endpoint } from '../endpoint.ts';
import type { ApplyPricesRequest, PreviewPricesRequest } from './requests.ts';
import type { PriceChangesView, PriceSheetView } from './views.ts';

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

export const listPriceChanges = endpoint('GET', '/api/admin/prices/changes')<{ view: PriceChangesView }>();
