import { request } from 'node:http';

/** An answer of the shop, byte for byte. */
export interface Recorded {
  path: string;
  headers: Record<string, string>;
  /** Base64 of the bytes as they travel. */
  body: string;
}

/** What a phone's browser accepts. */
export const ACCEPT = { 'accept-encoding': 'gzip, br' };

/** Headers that belong to the connection, not to the answer. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

/** Asks once and keeps what came, compressed as it was sent. Throws unless the answer is 200. */
export function record(origin: string, path: string): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    request(`${origin}${path}`, { headers: ACCEPT }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode}`));
        const headers = Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
        resolve({
          path,
          headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks).toString('base64'),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}
