import { endpoint } from '../endpoint.ts';
import type { SchemeView } from './views.ts';

/** The advance purchase schemes that can be joined today. */
export const listSchemes = endpoint('GET', '/api/public/schemes')<{ view: { schemes: SchemeView[] } }>();
