/** `DS/26-27/00042` → `DS-26-27-00042`. */
export function invoiceAddress(number: string): string {
  return number.replaceAll('/', '-');
}
