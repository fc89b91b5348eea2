import { rememberDevice } from '@shop/contracts/referrals/endpoints';
import { callQuietly } from '../../api/call-signed-in.ts';

/**
 * Tells the shop on which device the area is open: an order that comes from it by the own code is looked at. Where it
 * does not get through nothing else is lost. The number of the device is the price list's, which would load this area
 * with it.
 */
export async function registerDevice(): Promise<void> {
  try {
    const { deviceId } = await import('../orders/review/sending/device-id.ts');
    await callQuietly(rememberDevice, { body: { deviceId: deviceId() } });
  } catch {
    // Told again when the area is opened next.
  }
}
