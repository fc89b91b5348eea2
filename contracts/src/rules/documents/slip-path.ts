/** Where staff's phone finds the packing of an order, below the address of the shop: its slip's QR code leads there. */
export function packingPath(number: string): string {
  return `/admin/orders/${encodeURIComponent(number)}/packing`;
}
