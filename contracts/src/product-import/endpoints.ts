import type { ChangeSetView } from '../change-sets/views.ts';
import { endpoint } from '../endpoint.ts';
import type { PreviewImportRequest } from './requests.ts';
import type { ImportPreviewView, ImportsView } from './views.ts';

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

export const listImports = endpoint('GET', '/api/admin/product-imports')<{ view: ImportsView }>();
