/** A voucher of a file for Tally, read without the code that wrote it. */
export interface ReadVoucher {
  remoteId: string;
  type: string;
  date: string;
  /** Empty where it has none. */
  number: string;
  reference: string;
  party: string;
  narration: string;
  /** Rupees by ledger; credits are negative. */
  debits: Record<string, number>;
  xml: string;
}

const text = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';

export function vouchersIn(file: string): ReadVoucher[] {
  return [...file.matchAll(/<VOUCHER REMOTEID="([^"]+)"[^>]*>(.*?)<\/VOUCHER>/gs)].map(
    ([xml, remoteId = '', inner = '']) => {
      const lines = [...inner.matchAll(/<ALLLEDGERENTRIES\.LIST>(.*?)<\/ALLLEDGERENTRIES\.LIST>/gs)];
      const debits = lines.map(([, line = '']) => {
        const amount = -Number(text(line, 'AMOUNT'));
        if ((text(line, 'ISDEEMEDPOSITIVE') === 'Yes') !== amount > 0) throw new Error(`Wrong side: ${line}`);
        return [text(line, 'LEDGERNAME'), amount] as const;
      });
      if (text(inner, 'GUID') !== remoteId) throw new Error(`Two ids: ${xml}`);
      return {
        remoteId,
        type: text(inner, 'VOUCHERTYPENAME'),
        date: text(inner, 'DATE'),
        number: text(inner, 'VOUCHERNUMBER'),
        reference: text(inner, 'REFERENCE'),
        party: text(inner, 'PARTYLEDGERNAME'),
        narration: text(inner, 'NARRATION'),
        debits: Object.fromEntries(debits),
        xml,
      };
    },
  );
}

/**
 * The elements of a file in their order: those before the first message, and the children of each voucher.
 * @throws what is opened is not closed
 */
export function elementsOf(file: string): { root: string[]; order: string[][] } {
  const open: string[] = [];
  const root: string[] = [];
  const order: string[][] = [];
  for (const [, end, name = ''] of file.matchAll(/<(\/?)([A-Z][\w.]*)[^>]*>/g)) {
    if (end) {
      if (open.pop() !== name) throw new Error(`${name} was not open`);
      continue;
    }
    if (name === 'VOUCHER') order.push([]);
    if (order.length === 0 && !open.includes('REQUESTDATA') && name !== 'REQUESTDATA') root.push(name);
    if (open.at(-1) === 'VOUCHER') order.at(-1)?.push(name);
    open.push(name);
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} was not closed`);
  return { root, order };
}
