import type { NewSecondFactorView } from '@shop/contracts/users/views';
import { toString as toQrCode } from 'qrcode';

/** A begun second factor with its address as a QR code. */
export async function withQrCode(begun: Omit<NewSecondFactorView, 'square'>): Promise<NewSecondFactorView> {
  return { ...begun, square: await toQrCode(begun.address, { type: 'svg', margin: 2 }) };
}
