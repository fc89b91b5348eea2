/** A lorry receipt as a sentence names it: `LR 7788`, and `LR-7788` where the number begins so itself. */
export function receiptName(lrNumber: string): string {
  return /^L\.?R(?![a-z])/i.test(lrNumber) ? lrNumber : `LR ${lrNumber}`;
}

export function parcelCount(parcels: number): string {
  return parcels === 1 ? '1 parcel' : `${parcels} parcels`;
}
