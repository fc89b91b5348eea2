import { createServer } from 'node:net';

/** Whether a server may listen on this port of the host now. */
export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** A port of the loopback interface that nobody listens on, chosen by the operating system. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** The wanted port, or the first free one after it. Throws when fifty in a row are taken. */
export async function nextFreePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 50; port += 1) {
    // Some platforms let a second server take one interface of a port that is in use on another.
    if ((await isFree(port, '0.0.0.0')) && (await isFree(port, '127.0.0.1'))) return port;
  }
  throw new Error(`Ports ${wanted} to ${wanted + 49} are all taken. Set PORT to a free one.`);
}
