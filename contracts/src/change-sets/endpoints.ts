import { endpoint } from '../endpoint.ts';
import type { SendSheetPartRequest } from './requests.ts';

/** Some rows of a file that is too long for one body; sent again they are there once. Parts are counted from 0. */
export const sendSheetPart = endpoint('PUT', '/api/admin/sheets/:sheet/:part')<{
  body: SendSheetPartRequest;
  view: undefined;
}>();
