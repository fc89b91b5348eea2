import type { NewSecondFactorView } from '@shop/contracts/users/views';
import { toString as toSquare } from 'qrcode';

/** A begun second factor with its address as a square to be photographed. */
export async function withSquare(begun: Omit<NewSecondFactorView, 'square'>): Promise<NewSecondFactorView> {
  return { ...begun, square: await toSquare(begun.address, { type: 'svg', margin: 2 }) };
}
