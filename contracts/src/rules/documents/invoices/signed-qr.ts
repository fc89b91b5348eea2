import { SIGNED_QR } from './e-invoice.ts';

/** What the signed QR code of the portal says; as much of it as is there. */
export interface SignedQr {
  number: string | null;
  irn: string | null;
  sellerGstin: string | null;
}

/**
 * Reads a JSON Web Token of the invoice registration portal: its payload has the document as text under `data`. The
 * signature is not checked: whoever scans the code does. Null where it is none.
 */
export function signedQr(text: string): SignedQr | null {
  if (!SIGNED_QR.test(text)) return null;
  try {
    const { data } = JSON.parse(decoded(text.split('.')[1] ?? '')) as { data?: unknown };
    const said = (typeof data === 'string' ? JSON.parse(data) : data) as Record<string, unknown> | null;
    if (typeof said !== 'object' || said === null) return null;
    const of = (name: string) => (typeof said[name] === 'string' ? said[name] : null);
    return { number: of('DocNo'), irn: of('Irn')?.toLowerCase() ?? null, sellerGstin: of('SellerGstin') };
  } catch {
    return null;
  }
}

function decoded(part: string): string {
  const bytes = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
}
