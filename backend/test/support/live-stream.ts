import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { LiveChange } from '@shop/contracts/live/topics';
import { watchLive } from '@shop/contracts/live/endpoints';
import type { Caller } from './caller.ts';
import type { TestShop } from './boot-shop.ts';

/** A browser's stream of what changes, with all that it heard. */
export interface LiveStream {
  status: number;
  changes: LiveChange[];
  /** Settles when the server ended it. */
  ended: Promise<void>;
  isOpen(): boolean;
  leave(): void;
}

/** Lets the shop be reached by real connections: a stream is no answer that a test could inject. */
export async function listening(shop: TestShop): Promise<string> {
  await shop.app.listen(0, '127.0.0.1');
  return shop.app.getUrl();
}

/** Resolves when the stream has said that it is live, or was refused. */
export async function followLive(
  url: string,
  caller: Caller,
  path: string = watchLive.path,
): Promise<LiveStream> {
  const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  // A connection of its own, which ends with it: one that lies idle would keep the shop from closing.
  const request = get(url + path, { headers: { cookie }, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const status = response.statusCode ?? 0;
  const changes: LiveChange[] = [];
  const ended = new Promise<void>((resolve) => response.once('close', resolve));
  const live = new Promise<void>((resolve) => {
    let text = '';
    response.setEncoding('utf8').on('data', (chunk: string) => {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
        if (event === 'live') resolve();
        if (event === 'change') changes.push(JSON.parse(data) as LiveChange);
      }
    });
  });
  response.once('error', () => undefined);
  await Promise.race([live, ended]);
  return { status, changes, ended, isOpen: () => !response.closed, leave: () => request.destroy() };
}
