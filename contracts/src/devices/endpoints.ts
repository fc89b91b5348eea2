import { endpoint } from '../endpoint.ts';
import type { DeviceView } from './views.ts';

/** What the shop remembers of the device that asks, by its cookie. */
export const readDevice = endpoint('GET', '/api/public/device')<{ view: DeviceView }>();

/** The shop forgets which orders came from the device; the orders themselves stay. */
export const forgetDevice = endpoint('POST', '/api/public/device/forget')<{ view: undefined }>();
