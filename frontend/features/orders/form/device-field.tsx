import { deviceId } from '../review/sending/device-id.ts';
import { useHydrated } from './use-quantities.ts';

/** Tells a form's answer from which browser it was sent; without JavaScript it says nothing. */
export function DeviceField() {
  return <input type="hidden" name="device" value={useHydrated() ? deviceId() : ''} />;
}
