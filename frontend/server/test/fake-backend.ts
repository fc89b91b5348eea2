import { contentVersionOf, CONTENT_VERSION } from '@shop/contracts/content-version';
import { dayOf } from '@shop/contracts/rules/days';
import { readShop, watchContentVersion } from '@shop/contracts/shop/endpoints';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a read of the fake backend answers; `announced` is what its copy has heard of last. */
export interface FakeAnswer {
  status?: number;
  announced?: string;
  body: unknown;
}

/** Always open. */
export const openShop = {
  identity: {},
  looks: { colour: 'green', logo: null, homePicture: null },
  season: { closed: false, opensOn: '2020-01-01', closesOn: '2099-12-31' },
  site: { tagManagerId: null, redirects: [] as { from: string; to: string }[] },
};

/** A backend in a few lines: it announces versions, and answers reads as a test says. */
export class FakeBackend {
  /** The paths that were asked for, in order. */
  readonly asked: string[] = [];
  announced = '1';
  /** What a path answers; settings of a shop that is open come by themselves. */
  answer: (path: string) => FakeAnswer | Promise<FakeAnswer> = (path) =>
    path === readShop.path ? { body: openShop } : { status: 404, body: {} };

  #isSilent = false;
  readonly #streams = new Set<ServerResponse>();
  readonly #server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === watchContentVersion.path) this.#stream(response);
    else void this.#read(path, response);
  });

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  announce(version: string): void {
    this.announced = version;
    for (const stream of this.#streams) stream.write(`event: version\ndata: ${version}\n\n`);
  }

  /** Ends its streams in good order, as a process does that stops; from then on nobody who opens one hears anything. */
  fallSilent(): void {
    this.#isSilent = true;
    for (const stream of this.#streams) stream.end();
    this.#streams.clear();
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #stream(response: ServerResponse): void {
    if (this.#isSilent) return;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`event: version\ndata: ${this.announced}\n\n`);
    this.#streams.add(response);
  }

  async #read(path: string, response: ServerResponse): Promise<void> {
    this.asked.push(path);
    const { status = 200, announced = this.announced, body } = await this.answer(path);
    response.writeHead(status, {
      'content-type': 'application/json',
      [CONTENT_VERSION]: contentVersionOf(announced, dayOf(new Date())),
    });
    response.end(JSON.stringify(body));
  }
}
